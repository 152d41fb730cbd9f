/** Telling an Access file from every other one. */

/** An Access file says so in its first bytes. */
export function isAccess(bytes: Uint8Array): boolean {
  const name = String.fromCharCode(...bytes.subarray(4, 19));
  return bytes[0] === 0 && bytes[1] === 1 && (name === 'Standard Jet DB' || name === 'Standard ACE DB');
}
