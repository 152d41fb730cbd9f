/** Turkish names of cards, seats and calls. */

import { replayWords } from './replayWords.ts';
import type { Names } from '../naming.ts';

const DOUBLED = { 1: '', 2: ' kontr', 4: ' sürkontr' } as const;

export const names: Names = {
  seats: replayWords.seats,
  sides: { NS: 'Kuzey–Güney', EW: 'Doğu–Batı' },
  suits: replayWords.suits,
  suitsSingular: { S: 'pik', H: 'kör', D: 'karo', C: 'trefl' },
  ranks: {
    ...replayWords.honours,
    T: 'onlu',
    9: 'dokuzlu',
    8: 'sekizli',
    7: 'yedili',
    6: 'altılı',
    5: 'beşli',
    4: 'dörtlü',
    3: 'üçlü',
    2: 'ikili',
  },
  notrump: 'sanzatu',
  pass: replayWords.pass,
  double: 'kontr',
  redouble: 'sürkontr',
  cardInWords: ({ rank, suit }) => `${suit} ${rank}`,
  unknownCard: ({ suit }) => (suit === null ? 'bilinmeyen kart' : `bilinmeyen ${suit}`),
  contractInWords: ({ level, strain, doubling }) => `${level} ${strain}${DOUBLED[doubling]}`,
  list: ({ items, joint }) => {
    if (items.length < 2) return items[0] ?? '';
    return `${items.slice(0, -1).join(', ')} ${joint === 'and' ? 've' : 'veya'} ${items.at(-1)}`;
  },
  apart: replayWords.apart,
  localSeatLetters: replayWords.seatLetters,
  notrumpLetters: replayWords.notrumpLetters,
};
