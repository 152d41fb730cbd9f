/** Which encoding a text has that is no UTF-8, judged by its words: Western, Greek, Turkish or Hebrew. */

export type OlderEncoding = 'windows-1252' | 'windows-1253' | 'windows-1254' | 'windows-1255';

const latin = new TextDecoder('latin1');

/** Letters of ASCII and all that are letters in any of the encodings. */
const WORD = /[A-Za-z\u00b8-\u00ff]+/g;
const ASCII_LETTER = /[A-Za-z]/;

/** Letters that Greek names have (capitals, and vowels with an accent) and Hebrew ones have not. */
const GREEK = /[\u00c1-\u00df\u00fb-\u00fe]/;
/** Letters of Cyrillic and of the Western encodings that windows-1253 does not have. */
const NOT_GREEK = /[\u00d2\u00ff]/;
/** The six letters in which windows-1254 differs from windows-1252: Ğ, İ, Ş, ğ, ı and ş. There they are letters of Icelandic. */
const TURKISH = /[\u00d0\u00dd\u00de\u00f0\u00fd\u00fe]/;
/** Á, Æ, É, Í, Ó and Ú, which Icelandic and Czech have beside them, and Turkish has not. */
const NOT_TURKISH = /[\u00c1\u00c6\u00c9\u00cd\u00d3\u00da\u00e1\u00e6\u00e9\u00ed\u00f3\u00fa]/;

/**
 * The encoding in which the words make sense: words without any letter of ASCII are Greek or Hebrew; windows-1252 where nothing
 * speaks for another one.
 * @param most the number of bytes, from the first letter outside ASCII on, that are looked at
 */
export function olderEncoding(bytes: Uint8Array, most: number): OlderEncoding {
  const first = Math.max(
    bytes.findIndex((byte) => byte >= 0xa0),
    0,
  );
  const words = latin.decode(bytes.subarray(first, first + most)).match(WORD) ?? [];
  const accented = words.filter((word) => /[\u00b8-\u00ff]/.test(word));
  const foreign = accented.filter((word) => word.length > 1 && !ASCII_LETTER.test(word));
  if (foreign.length * 2 > accented.length) {
    if (foreign.some((word) => NOT_GREEK.test(word))) return 'windows-1252';
    return foreign.some((word) => GREEK.test(word)) ? 'windows-1253' : 'windows-1255';
  }
  const letters = accented.join('');
  return TURKISH.test(letters) && !NOT_TURKISH.test(letters) ? 'windows-1254' : 'windows-1252';
}
