/**
 * Estimates the width of a text without a font: an upper limit for the wide fonts that browsers fall back to (DejaVu, Verdana), so that
 * the text fits in any font. Also breaks sentences into lines.
 */

import { withoutIsolates } from '../../i18n/isolate.ts';

const NARROW = /[ijlIt.,:;'’‘|!·()[\]ﬁ ]/u;
const WIDE = /[mwMWΩΜωШщ@%&—…“”♠♥♦♣♡♢×−+]/u;
const CAPITAL = /[\p{Lu}\p{Lo}]/u;
/** Scripts whose characters fill a square. */
const SQUARE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\u{10000}-\u{10ffff}]/u;
const MARK = /\p{M}|\p{Cf}/u;

/** In units of the font size. */
function widthOfSign(sign: string): number {
  if (MARK.test(sign)) return 0;
  if (SQUARE.test(sign)) return 1.05;
  if (NARROW.test(sign)) return 0.4;
  if (WIDE.test(sign)) return 0.98;
  return CAPITAL.test(sign) ? 0.76 : 0.64;
}

/**
 * The width of the text in CSS pixels, estimated from a table of letters. Marks of direction count
 * nothing.
 * @param size of the font, in CSS pixels
 */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const sign of withoutIsolates(text)) width += widthOfSign(sign);
  return width * size * (bold ? 1.1 : 1);
}

/** The text in lines no wider than `width`, at most `most` of them; what does not fit ends in an ellipsis. Islands of notation are never broken, those of English are. */
export function linesOf(text: string, width: number, size: number, most = Infinity, bold = false): string[] {
  const fits = (line: string): boolean => textWidth(line, size, bold) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(inWords(text)).flatMap((one) => (fits(one) ? [one] : pieces(one, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const whole = lines.map((one) => one.replaceAll(BETWEEN_ENGLISH, ' '));
  if (whole.length <= most) return whole;
  const kept = whole.slice(0, most);
  let last = kept[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = [...last].slice(0, -1).join('');
  return [...kept.slice(0, -1), `${last}…`];
}

/** The end of an island of English, a space, and the beginning of the next. */
const BETWEEN_ENGLISH = '\u2069 \u2066\u200e';

/** The text in which each word of an island of English is an island of its own. */
function inWords(text: string): string {
  return text.replaceAll(/\u2066\u200e[^\u2066\u2069]*\u2069/g, (island) =>
    island.replaceAll(' ', BETWEEN_ENGLISH),
  );
}

/** Splits at spaces outside islands, but not at no-break spaces. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  const lastEnd = text.lastIndexOf('\u2069');
  let word = '';
  let inIsland = false;
  // Character by character, in linear time: with unclosed islands a regular expression would search to the end for each.
  for (const [at, letter] of text.split('').entries()) {
    if (inIsland || !' \t\n\r\u2066'.includes(letter)) word += letter;
    else if (letter === '\u2066' && at < lastEnd) {
      inIsland = true;
      word += letter;
    } else {
      if (word !== '') words.push(word);
      word = '';
    }
    if (letter === '\u2069') inIsland = false;
  }
  return word === '' ? words : [...words, word];
}

/** Splits a word that is longer than a line. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const found: string[] = [];
  let piece = '';
  for (const sign of withoutIsolates(word)) {
    if (piece !== '' && !fits(piece + sign)) {
      found.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...found, piece];
}
