/** The byte order mark, which some editors put before the text of a file. */

const IN_UTF_8 = [0xef, 0xbb, 0xbf];

/** The bytes of a text in UTF-8, without the mark at their beginning. */
export function bytesAfterMark(bytes: Uint8Array): Uint8Array {
  return IN_UTF_8.every((byte, index) => bytes[index] === byte) ? bytes.subarray(IN_UTF_8.length) : bytes;
}

/** The text without the mark at its beginning. */
export function textAfterMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
