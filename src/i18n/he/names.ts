/** Hebrew names of cards, seats and calls. */

import type { Names } from '../teller.ts';
import { and } from './prefix.ts';

const DOUBLED = { 1: '', 2: ' בכפל', 4: ' בכפל חוזר' } as const;

/** The queen before her suit: `מלכת לב`. */
const before = (rank: string): string => (rank === 'מלכה' ? 'מלכת' : rank);

export const names: Names = {
  seats: { N: 'צפון', E: 'מזרח', S: 'דרום', W: 'מערב' },
  sides: { NS: 'צפון–דרום', EW: 'מזרח–מערב' },
  suits: { S: 'עלה', H: 'לב', D: 'יהלום', C: 'תלתן' },
  suitsSingular: { S: 'עלה', H: 'לב', D: 'יהלום', C: 'תלתן' },
  ranks: {
    A: 'אס',
    K: 'מלך',
    Q: 'מלכה',
    J: 'נסיך',
    T: 'עשר',
    9: 'תשע',
    8: 'שמונה',
    7: 'שבע',
    6: 'שש',
    5: 'חמש',
    4: 'ארבע',
    3: 'שלוש',
    2: 'שתיים',
  },
  notrump: 'ללא שליט',
  pass: 'פאס',
  double: 'כפל',
  redouble: 'כפל חוזר',
  cardInWords: ({ rank, suit }) => `${before(rank)} ${suit}`,
  unknownCard: ({ suit }) => (suit === null ? 'קלף לא ידוע' : `קלף לא ידוע, ${suit}`),
  contractInWords: ({ level, strain, doubling }) => `${level} ${strain}${DOUBLED[doubling]}`,
  list: ({ items, joint }) => {
    const last = items.at(-1) ?? '';
    if (items.length < 2) return last;
    return `${items.slice(0, -1).join(', ')} ${joint === 'and' ? and(last) : `או ${last}`}`;
  },
  apart: ';',
  localSeatLetters: { N: 'צ', E: 'מז', S: 'ד', W: 'מע' },
  notrumpLetters: 'NT',
};
