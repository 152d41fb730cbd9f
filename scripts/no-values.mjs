// Replaces three libraries of the XML parser: one converts texts to numbers, one searches a document's declarations for markup,
// one checks the declared names. The program keeps texts unchanged and ignores declarations, so it needs none of them.

/**
 * Replaces `strnum`.
 * @param {string} text
 */
export default function asWritten(text) {
  return text;
}

/** Replaces `is-unsafe`: the parser leaves out declarations that are unsafe. */
export function isUnsafe() {
  return true;
}

/** @type {readonly RegExp[]} */
export const HTML = [];
/** @type {readonly RegExp[]} */
export const XML = [];

/** Replaces `xml-naming`: declared names are never looked up. */
export function qName() {
  return true;
}

/** Used only by the library's XML writer, which is not shipped. */
export const createValidator = undefined;
