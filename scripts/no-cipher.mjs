// Replaces mdb-reader's ciphers. Only databases with a password need them, and the program has no field for a password.
const KEY = 0x3e;

/**
 * Called by the library for databases of newer Office versions. If the header has no key, the pages are not encrypted.
 * @param {Uint8Array} header
 */
export function createOfficeCodecHandler(header) {
  if (header.subarray(KEY, KEY + 4).some((byte) => byte !== 0))
    throw new Error('A database with a password is not read.');
  return { decryptPage: (/** @type {unknown} */ page) => page, verifyPassword: () => true };
}

/** Replaces `create-hash` and `browserify-aes`, which nothing calls. */
export const createHash = undefined;
export default {};
