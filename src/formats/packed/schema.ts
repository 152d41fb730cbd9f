/**
 * The layout of a link as data, for the writer and the reader. The order of kinds, fields and values is a public contract: add only at
 * the end.
 */

import { CARDS, RANKS, SUITS } from '../../domain/card.ts';
import { STRAINS } from '../../domain/contract.ts';
import { VULNERABILITIES } from '../../domain/score.ts';
import { SEATS } from '../../domain/seat.ts';
import {
  CallMade,
  CardExposed,
  CardPlayed,
  CardWithdrawn,
  OF_ANY,
  TricksSkipped,
  type Declared,
  type FactType,
  type Kind,
} from '../../events/facts.ts';
import { QUESTIONS } from '../../lawbook/choices.ts';
import { EDITIONS, type Edition } from '../../lawbook/editions.ts';

/**
 * A list of values: one of them. `count`: a number from 0. `or`: a value or null. A field whose name ends in `?` may be missing. `hands`:
 * the four hands.
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

/** True for the name of a declared field, whether or not it may be missing. */
export function hasField(declared: object, name: string): boolean {
  return Object.hasOwn(declared, name) || Object.hasOwn(declared, `${name}?`);
}

/**
 * The first version of the link that knows each edition. Versions 1 to 3 write two editions in base two; a third would change all digits
 * after it. So a newer edition needs a newer version.
 */
export const SINCE_VERSION: Readonly<Record<Edition, number>> = { '2017': 1, '2007': 1 };

/**
 * The newest version that this program reads. The second added `SINCE_2` and the part beside the facts, the third a deal of which nobody
 * knows who is vulnerable.
 */
export const PACKED_VERSION = Math.max(3, ...Object.values(SINCE_VERSION));

export const MOST_EVENTS = 2000;
export const FLAG = [false, true];
export const TRICKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const BIDS = [...'1234567'].flatMap((level) => STRAINS.map((strain) => `${level}${strain}`));
const CALLS = ['P', 'X', 'XX', ...BIDS];
const CONTRACTS = ['', 'X', 'XX'].flatMap((doubling) => BIDS.map((bid) => bid + doubling));

/** Kinds that are texts here have a form of their own in `enclosed.ts`. */
const LINKED: Readonly<Record<Kind, Schema>> = {
  seat: SEATS,
  suit: SUITS,
  rank: RANKS,
  card: CARDS,
  call: CALLS,
  text: 'text',
  flag: FLAG,
  trick: TRICKS,
  anyTrick: TRICKS,
  trickOfDeal: TRICKS,
  tricks: TRICKS,
  option: 'text',
  options: { list: 'text' },
  question: QUESTIONS,
  answer: 'text',
  outcomes: { list: { contract: 'text', declarer: SEATS, tricks: TRICKS, weight: 'count' } },
  fact: 'text',
  facts: 'text',
  hand: 'text',
  contract: 'text',
  comparison: 'text',
  settings: 'text',
  texts: 'text',
  howMany: 'count',
};

/** Fields of a fact as a link holds them, in their order. */
export function linked(declared: Declared): Fields {
  return Object.fromEntries(
    Object.entries(declared).map(([field, kind]) => [field, typeof kind === 'string' ? LINKED[kind] : kind]),
  );
}

const { 'card?': card, 'suit?': suit, seat, ...played } = CardPlayed;
export const KNOWN_PLAY = { seat, card, ...played };

/** Facts that an article shows, with only the fields it needs. Others are enclosed: see `enclosed.ts`. */
export const SHOWN: Readonly<Partial<Record<FactType, Fields>>> = {
  CardPlayed: linked({ seat, card, 'as?': played['as?'] }),
  CardWithdrawn: linked(CardWithdrawn),
  CardExposed: linked({ seat, card, manner: CardExposed.manner }),
  CallMade: linked({ seat, call: CallMade.call, 'explanation?': CallMade['explanation?'] }),
};

export const SHOWN_TYPES = Object.keys(SHOWN) as FactType[];

/** Facts of the second version: a forgotten card, and skipped tricks, with all their fields. */
export const SINCE_2: Readonly<Record<'UnknownPlayed' | 'TricksSkipped', Fields>> = {
  UnknownPlayed: linked({ seat, 'suit?': suit, ...played, ...OF_ANY }),
  TricksSkipped: linked({ ...TricksSkipped, ...OF_ANY }),
};

/** The base for kinds, with room for new ones. After the shown kinds come the number for enclosed facts and those of the second version. */
export const KINDS = 16;

/** The fields of the board in a link of that version. */
export const headerIn = (version: number): Fields => ({
  edition: EDITIONS.filter((edition) => SINCE_VERSION[edition] <= version),
  board: 'text',
  dealer: { or: SEATS },
  vulnerable: version > 2 ? { or: VULNERABILITIES } : VULNERABILITIES,
  hands: 'hands',
  auction: { or: { list: CALLS } },
  // The final contract. Among the enclosed fields is whether the record states it or the auction gives it.
  contract: { or: CONTRACTS },
  declarer: { or: SEATS },
  'title?': 'text',
  'notes?': 'text',
  'names?': { 'N?': 'text', 'E?': 'text', 'S?': 'text', 'W?': 'text' },
});
