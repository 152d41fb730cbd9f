/**
 * Reads card letters of other languages and alphabets as A K Q J T. Writers mix them: `A Q10543 76 AV1063` has an English queen and a
 * French jack. A letter is read only if it means one card in that text, and every reading is reported.
 */

import type { Suit } from '../domain/card.ts';
import { withoutMarks } from './directionMarks.ts';
import { excerpt, type ProblemList } from './problem.ts';

export interface FoldedLetters {
  /** The text with A K Q J T as every reader knows them. */
  readonly text: string;
  /** The replaced letters without repetitions, in order: `R = K, V = J`; empty if only signs were replaced. */
  readonly folded: string;
  /** A letter that means another card in another language, with nothing in the text to decide: `V = J`. */
  readonly unclear: string;
}

/** Greek and Cyrillic letters that look Latin, by the Latin letter that they look like. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  Α: 'A',
  Κ: 'K',
  Τ: 'T',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  А: 'A',
  К: 'K',
  Т: 'T',
  В: 'B',
  Е: 'E',
  Н: 'H',
};
/** The suit of each symbol, full or hollow. */
export const SUIT_OF_SIGN: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
};

/** A suit symbol at the beginning of a text, with the mark for its looks that some keyboards add. */
const SIGN = /^([♠♤♥♡♦♢♣♧])[\uFE0E\uFE0F]?/u;

/** The suit of the symbol at this place of a text, and the number of characters that it takes; null for any other character. */
export function signAt(text: string, at: number): { readonly suit: Suit; readonly length: number } | null {
  // Nearly every character is a letter or a digit.
  if (!(text.charCodeAt(at) > 127)) return null;
  const match = SIGN.exec(text.slice(at, at + 2));
  const suit = match === null ? undefined : SUIT_OF_SIGN[match[1] ?? ''];
  return match === null || suit === undefined ? null : { suit, length: match[0].length };
}

/** The text with letters for its suit symbols: `4♥X` as `4HX`. */
export function withoutSigns(text: string): string {
  return text.replace(/([♠♤♥♡♦♢♣♧])[\uFE0E\uFE0F]?/gu, (_all, sign: string) => SUIT_OF_SIGN[sign] ?? sign);
}

const SPACES = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/** King, queen and jack in other languages, and the Swedish ace. V has a rule of its own. */
const OTHERS: Readonly<Record<string, string>> = {
  R: 'K',
  H: 'K',
  D: 'Q',
  B: 'J',
  F: 'J',
  W: 'J',
  E: 'A',
};

/** Quick: whether a deal with dots between its suits has letters that are neither English cards nor suits before their cards. */
export function hasOtherLetters(text: string): boolean {
  return /[^\s\d.\-AKQJTSHDC]|[AKQJT\d][HD]/i.test(text);
}

/** The text of hands, or of a card without its suit, in English letters; null when a letter means no card in any language. */
export function foldLetters(original: string): FoldedLetters | null {
  const folded = new Set<string>();
  let unclear = '';
  const plain = withoutMarks(original)
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
    .replaceAll(/\p{L}/gu, (letter) => {
      const latin = LOOK_ALIKES[letter];
      if (latin !== undefined) folded.add(`${letter} = ${latin}`);
      return latin ?? letter;
    })
    .replaceAll('KN', () => {
      folded.add('Kn = J');
      return 'J';
    });
  const queen = meaningOfV(plain);
  let readable = true;
  const text = plain.replaceAll(/\p{L}/gu, (letter) => {
    if ('AKQJT'.includes(letter)) return letter;
    const rank = letter === 'V' ? queen : OTHERS[letter];
    if (rank === undefined) {
      readable = false;
      return letter;
    }
    folded.add(`${letter} = ${rank}`);
    if (letter === 'V' && isOpen(plain)) unclear = `V = ${rank}`;
    return rank;
  });
  if (!readable) return null;
  return { text: text.replaceAll('10', 'T'), folded: [...folded].join(', '), unclear };
}

/** V is the jack in French and Turkish. In Dutch it is the queen, with H for the king and B for the jack. */
function meaningOfV(text: string): 'J' | 'Q' {
  return /[HB]/.test(text) && !/[DQ]/.test(text) ? 'Q' : 'J';
}

/** True when no other letter tells which card V is: neither another queen nor a Dutch letter. */
function isOpen(text: string): boolean {
  return !/[DQRHB]/.test(text);
}

/** Reports which letters were read as which. */
export function reportFolded(
  { folded, unclear }: FoldedLetters,
  problems: ProblemList,
  line: number,
  deal: number,
): void {
  if (folded !== '') problems.add('lettersFolded', line, deal, { text: excerpt(folded) });
  if (unclear !== '') problems.add('lettersUnclear', line, deal, { text: unclear });
}
