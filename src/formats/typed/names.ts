/** Names that need no quotation marks in a typed line. */

/** No space, quotation mark, semicolon or colon in it, and none of the words that stand for yes, no, a seat or a number. */
export const isPlainName = (text: string): boolean =>
  /^[\p{L}\p{N}._-]+$/u.test(text) && !/^(?:yes|no|true|false|[-−]?\d+)$/i.test(text);
