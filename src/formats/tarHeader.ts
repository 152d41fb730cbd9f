/** The header of a file in a .tar archive: 512 bytes with a checksum, which shows whether they are one. */

/** Headers and contents begin at multiples of this many bytes. */
export const BLOCK = 512;

/** What a header says of the file behind it: where a field begins, and how many bytes it has. */
export const FIELDS = {
  name: [0, 100],
  size: [124, 12],
  checksum: [148, 8],
  kind: [156, 1],
  prefix: [345, 155],
} as const;

const utf8 = new TextDecoder();

/** True for 512 bytes with the checksum of a header, in archives of any age. */
export function isTarHeader(header: Uint8Array): boolean {
  return header.length === BLOCK && octal(header, FIELDS.checksum) === sumOf(header);
}

type Field = readonly [from: number, length: number];

/** The text of a field, without what stands behind a zero byte. */
export function textOf(header: Uint8Array, [from, length]: Field): string {
  return cutAtZero(header.subarray(from, from + length));
}

/** The text up to the first zero byte. */
export function cutAtZero(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return utf8.decode(end === -1 ? bytes : bytes.subarray(0, end));
}

/** A number in octal digits; NaN if there are none. GNU tar writes one that is too long for them in bytes, the first of which is 128. */
export function octal(header: Uint8Array, field: Field): number {
  const [from, length] = field;
  if (header[from] === 128)
    return header.subarray(from + 1, from + length).reduce((number, byte) => number * 256 + byte, 0);
  const digits = textOf(header, field).trim();
  return /^[0-7]+$/.test(digits) ? parseInt(digits, 8) : NaN;
}

/** The sum of all bytes of the header, in which the sum itself counts as blanks. */
function sumOf(header: Uint8Array): number {
  const [from, length] = FIELDS.checksum;
  const isOfSum = (at: number): boolean => at >= from && at < from + length;
  return header.reduce((sum, byte, at) => sum + (isOfSum(at) ? 32 : byte), 0);
}
