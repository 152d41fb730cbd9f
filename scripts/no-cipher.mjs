// In place of the ciphers of a library. Only a database with a password would need them, and nobody could type one in.
const KEY = 0x3e;

/**
 * What the library asks of a database of a newer Office: its pages are as they stand, where no key is kept.
 * @param {Uint8Array} header
 */
export function createOfficeCodecHandler(header) {
  if (header.subarray(KEY, KEY + 4).some((byte) => byte !== 0))
    throw new Error('A database with a password is not read.');
  return { decryptPage: (/** @type {unknown} */ page) => page, verifyPassword: () => true };
}

/** The libraries of ciphers a page would be sent: nothing asks them for one. */
export const createHash = undefined;
export default {};
