/** English names of cards, seats and calls. */

import { replayWords } from './replayWords.ts';
import type { Names } from '../naming.ts';

const DOUBLED = { 1: '', 2: ' doubled', 4: ' redoubled' } as const;

export const names: Names = {
  seats: replayWords.seats,
  sides: { NS: 'North–South', EW: 'East–West' },
  suits: replayWords.suits,
  suitsSingular: { S: 'spade', H: 'heart', D: 'diamond', C: 'club' },
  ranks: {
    ...replayWords.honours,
    T: 'ten',
    9: 'nine',
    8: 'eight',
    7: 'seven',
    6: 'six',
    5: 'five',
    4: 'four',
    3: 'three',
    2: 'two',
  },
  notrump: 'notrump',
  pass: replayWords.pass,
  double: 'double',
  redouble: 'redouble',
  cardInWords: ({ rank, suit }) => `${rank} of ${suit}`,
  unknownCard: ({ suit }) => (suit === null ? 'unknown card' : `unknown ${suit}`),
  contractInWords: ({ level, strain, doubling }) =>
    `${level} ${level === 1 ? strain.replace(/s$/, '') : strain}${DOUBLED[doubling]}`,
  list: ({ items, joint }) => {
    if (items.length < 2) return items[0] ?? '';
    return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
  },
  apart: replayWords.apart,
  localSeatLetters: replayWords.seatLetters,
  notrumpLetters: replayWords.notrumpLetters,
};
