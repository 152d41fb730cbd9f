/**
 * What a link is made of, as data: one list both the writer and the reader go by. The order of kinds, fields and values is
 * a public contract: add at the end only.
 */

import { CARDS, SUITS } from '../../domain/card.ts';
import { STRAINS } from '../../domain/contract.ts';
import { VULNERABILITIES } from '../../domain/score.ts';
import { SEATS, SIDES } from '../../domain/seat.ts';
import type { FactType } from '../../events/event.ts';
import type { Edition } from '../../lawbook/editions.ts';

/**
 * A list of values: one of them. `count`: a number from 0 on. `or`: that or null. A field whose name ends in `?` may be missing.
 * `hands`: the four hands.
 */
export type Schema =
  | readonly (string | number | boolean)[]
  | 'text'
  | 'count'
  | 'hands'
  | { readonly list: Schema }
  | { readonly or: Schema }
  | Fields;

export interface Fields {
  readonly [name: string]: Schema;
}

/**
 * A link counts them in base two for good: with a third, all digits behind it would be other cards. A newer edition goes into a
 * newer version of the link; the first two keep this list.
 */
const LINKED_EDITIONS = ['2017', '2007'] as const satisfies readonly Edition[];
export type LinkedEdition = (typeof LINKED_EDITIONS)[number];

export const MOST_EVENTS = 2000;
export const FLAG = [false, true];
export const TRICKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const BIDS = [...'1234567'].flatMap((level) => STRAINS.map((strain) => `${level}${strain}`));
export const CALLS = ['P', 'X', 'XX', ...BIDS];
const CONTRACTS = ['', 'X', 'XX'].flatMap((doubling) => BIDS.map((bid) => bid + doubling));

const seat = { seat: SEATS };
const moved = { ...seat, card: CARDS };

/** Facts an article shows by itself, with nothing but what they need for it. Any other is enclosed: see `enclosed.ts`. */
export const SHOWN: Readonly<Partial<Record<FactType, Fields>>> = {
  CardPlayed: { ...moved, 'as?': ['lead', 'play'] },
  CardWithdrawn: moved,
  CardExposed: {
    ...moved,
    manner: ['dropped', 'withAnother', 'shown', 'named', 'replacing', 'spreading'],
  },
  CallMade: { ...seat, call: CALLS, 'explanation?': 'text' },
};

export const SHOWN_TYPES = Object.keys(SHOWN) as FactType[];

const vouched = { 'status?': ['agreed', 'disputed', 'found'], 'note?': 'text', 'by?': 'text' } as const;

/** Facts that came with the second version: a card nobody remembers, tricks that are not told. All that may stand beside them is here. */
export const SINCE_2: Readonly<Record<'UnknownPlayed' | 'TricksSkipped', Fields>> = {
  UnknownPlayed: {
    ...seat,
    'suit?': SUITS,
    'as?': ['lead', 'play'],
    'faceDown?': FLAG,
    'together?': FLAG,
    'trick?': TRICKS,
    ...vouched,
  },
  TricksSkipped: { from: TRICKS, through: TRICKS, 'side?': SIDES, 'won?': TRICKS, ...vouched },
};

/** Room for kinds that do not exist yet. The number behind those shown stands for an enclosed fact, those behind it for what came with the second version. */
export const KINDS = 16;

export const HEADER: Fields = {
  edition: LINKED_EDITIONS,
  board: 'text',
  dealer: { or: SEATS },
  vulnerable: VULNERABILITIES,
  hands: 'hands',
  auction: { or: { list: CALLS } },
  // As they came out; whether the record states them or the auction tells is among what is enclosed.
  contract: { or: CONTRACTS },
  declarer: { or: SEATS },
  'title?': 'text',
  'notes?': 'text',
  'names?': { 'N?': 'text', 'E?': 'text', 'S?': 'text', 'W?': 'text' },
};
