/** Telling an Access file from every other one. */

/** Where a header says which version wrote it; from the second on a password is a matter of Office’s ciphers. */
const VERSION = 0x14;
const FIRST_OF_OFFICE = 2;
/** The key of its cipher, and how no key looks: every header is scrambled, always alike. */
const KEY = 0x3e;
const NO_KEY: readonly number[] = [0xfb, 0x8a, 0xbc, 0x4e];

/**
 * True for a database kept with a password: nobody could type it in, and the library would unpack and compute whatever the
 * header of such a file says first.
 */
export function isLocked(bytes: Uint8Array): boolean {
  return (bytes[VERSION] ?? 0) >= FIRST_OF_OFFICE && NO_KEY.some((byte, at) => bytes[KEY + at] !== byte);
}

/** An Access file says so in its first bytes. */
export function isAccess(bytes: Uint8Array): boolean {
  const name = String.fromCharCode(...bytes.subarray(4, 19));
  return bytes[0] === 0 && bytes[1] === 1 && (name === 'Standard Jet DB' || name === 'Standard ACE DB');
}
