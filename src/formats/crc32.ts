/** The checksum of files in archives. */

/** What each value of a byte adds to the sum. */
const STEPS = Uint32Array.from({ length: 256 }, (_, value) => {
  let step = value;
  for (let bit = 0; bit < 8; bit++) step = (step >>> 1) ^ ((step & 1) === 1 ? 0xedb88320 : 0);
  return step >>> 0;
});

/** The CRC-32 of .zip archives. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (STEPS[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}
