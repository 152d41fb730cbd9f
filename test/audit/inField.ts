/** Results in a field, and the hands of their boards: each hand is a whole suit. */

import type { InField } from '../../src/audit/field.ts';
import { keyOfHands, type Hand } from '../../src/domain/hand.ts';

/** A hand of one suit; `cards`: its cards as bits, all thirteen by default. */
export const suit = (name: keyof Hand, cards = 8191): Hand => ({ C: 0, D: 0, H: 0, S: 0, [name]: cards });
export const [C, D, H, S] = [suit('C'), suit('D'), suit('H'), suit('S')];
/** North has the spades on the one board, the hearts on the other, and the diamonds on the third. */
export const ONE = keyOfHands(S, H, D, C);
export const OTHER = keyOfHands(H, S, D, C);
export const THIRD = keyOfHands(D, H, S, C);

/** A result that says nothing. */
export const NO_RESULT: InField = {
  deal: 0,
  line: 1,
  room: null,
  table: null,
  names: '',
  outcome: null,
  played: false,
  seated: null,
  aside: false,
  blank: false,
  tabled: false,
  lead: null,
  strayed: '',
  key: '',
  occasion: 'A',
  file: 0,
  fileName: '',
};
