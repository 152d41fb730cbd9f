// In place of two libraries of ciphers. Only a database with a password would need them, and nobody could type one in.
function refuse() {
  throw new Error('A database with a password is not read.');
}
export const createHash = refuse;
export default { createDecipheriv: refuse };
