/** Bytes as text. */

/** Two lower-case hexadecimal digits for each byte. */
export function hexadecimal(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
