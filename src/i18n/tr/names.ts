/** Turkish names of cards, seats and calls. */

import type { Names } from '../teller.ts';

const DOUBLED = { 1: '', 2: ' kontr', 4: ' sürkontr' } as const;

export const names: Names = {
  seats: { N: 'Kuzey', E: 'Doğu', S: 'Güney', W: 'Batı' },
  sides: { NS: 'Kuzey–Güney', EW: 'Doğu–Batı' },
  suits: { S: 'pik', H: 'kör', D: 'karo', C: 'trefl' },
  suitsSingular: { S: 'pik', H: 'kör', D: 'karo', C: 'trefl' },
  ranks: {
    A: 'as',
    K: 'rua',
    Q: 'dam',
    J: 'vale',
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
  pass: 'Pas',
  double: 'kontr',
  redouble: 'sürkontr',
  cardInWords: ({ rank, suit }) => `${suit} ${rank}`,
  unknownCard: ({ suit }) => (suit === null ? 'bilinmeyen kart' : `bilinmeyen ${suit}`),
  contractInWords: ({ level, strain, doubling }) => `${level} ${strain}${DOUBLED[doubling]}`,
  list: ({ items, joint }) => {
    if (items.length < 2) return items[0] ?? '';
    return `${items.slice(0, -1).join(', ')} ${joint === 'and' ? 've' : 'veya'} ${items.at(-1)}`;
  },
  apart: ';',
  localSeatLetters: { N: 'K', E: 'D', S: 'G', W: 'B' },
  notrumpLetters: 'NT',
};
