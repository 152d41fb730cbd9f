/** Hebrew names of cards, seats and calls. */

import { replayWords } from './replayWords.ts';
import type { Names } from '../naming.ts';
import { and } from './prefix.ts';

const DOUBLED = { 1: '', 2: ' בכפל', 4: ' בכפל חוזר' } as const;

/** The queen before her suit: `מלכת לב`. */
const before = (rank: string): string => (rank === 'מלכה' ? 'מלכת' : rank);

export const names: Names = {
  seats: replayWords.seats,
  sides: { NS: 'צפון–דרום', EW: 'מזרח–מערב' },
  suits: replayWords.suits,
  suitsSingular: { S: 'עלה', H: 'לב', D: 'יהלום', C: 'תלתן' },
  ranks: {
    ...replayWords.honours,
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
  pass: replayWords.pass,
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
  apart: replayWords.apart,
  localSeatLetters: replayWords.seatLetters,
  notrumpLetters: replayWords.notrumpLetters,
};
