/** Recognises an Access file. */

/** The offset of the version in the header; from the second version on, passwords use Office’s ciphers. */
const VERSION = 0x14;
const FIRST_OF_OFFICE = 2;
/** The offset of the cipher's key, and its value without a key: every header is scrambled in the same way. */
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
