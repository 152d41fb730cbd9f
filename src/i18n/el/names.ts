/** Greek names of cards, seats and calls. */

import { replayWords } from './replayWords.ts';
import type { Names } from '../naming.ts';

const DOUBLED = { 1: '', 2: ' κοντρ', 4: ' σουρκόντρ' } as const;

/** A card is named with its suit in the singular, `πέντε κούπα`, and so is a bid of one: `1 κούπα`. */
const SINGULAR: Readonly<Record<string, string>> = {
  πίκες: 'πίκα',
  κούπες: 'κούπα',
  καρά: 'καρό',
  σπαθιά: 'σπαθί',
};

const JOINT = { and: 'και', or: 'ή' } as const;

export const names: Names = {
  seats: replayWords.seats,
  sides: { NS: 'Βορράς–Νότος', EW: 'Ανατολή–Δύση' },
  suits: replayWords.suits,
  suitsSingular: { S: 'πίκα', H: 'κούπα', D: 'καρό', C: 'σπαθί' },
  ranks: {
    ...replayWords.honours,
    T: 'δέκα',
    9: 'εννέα',
    8: 'οκτώ',
    7: 'επτά',
    6: 'έξι',
    5: 'πέντε',
    4: 'τέσσερα',
    3: 'τρία',
    2: 'δύο',
  },
  notrump: 'χωρίς ατού',
  pass: replayWords.pass,
  double: 'κοντρ',
  redouble: 'σουρκόντρ',
  cardInWords: ({ rank, suit }) => `${rank} ${SINGULAR[suit] ?? suit}`,
  unknownCard: ({ suit }) => (suit === null ? 'άγνωστο φύλλο' : `άγνωστο φύλλο, ${suit}`),
  contractInWords: ({ level, strain, doubling }) =>
    `${level} ${level === 1 ? (SINGULAR[strain] ?? strain) : strain}${DOUBLED[doubling]}`,
  list: ({ items, joint }) => {
    if (items.length < 2) return items[0] ?? '';
    return `${items.slice(0, -1).join(', ')} ${JOINT[joint]} ${items.at(-1)}`;
  },
  apart: replayWords.apart,
  localSeatLetters: replayWords.seatLetters,
  notrumpLetters: replayWords.notrumpLetters,
};
