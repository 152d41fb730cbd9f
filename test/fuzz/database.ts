/**
 * Real scoring databases with bytes changed: numbers of pages, of rows and of columns above all, for those lead a reader astray. Each
 * is read as the program reads it, in a thread that is ended when it takes too long.
 */

import { array, constantFrom, integer, nat, oneof, record, type Arbitrary } from 'fast-check';
import { jetDatabase, type JetRow } from '../formats/jet.ts';

const KEY = { Section: 1, Table: 3, Round: 2, Board: 2 };
const RECEIVED: readonly JetRow[] = [
  {
    ...KEY,
    PairNS: 3,
    PairEW: 13,
    'NS/EW': 'S',
    Contract: '4 H x',
    Result: '-1',
    LeadCard: 'S10',
    Remarks: 'A long remark, which stands in pieces on a page of its own',
    Erased: false,
  },
  { ...KEY, Table: 4, 'NS/EW': 'E', Contract: 'PASS', Result: '', Erased: true },
  { ...KEY, Table: 5, Board: 3, 'NS/EW': 'W', Contract: '3NT', Result: '+1', LeadCard: null },
];

export const DATABASE = jetDatabase({
  ReceivedData: RECEIVED,
  PlayerNumbers: [{ Section: 1, Table: 3, Round: 0, Direction: 'N', Name: 'Ann' }],
  BiddingData: ['PASS', '4H'].map((Bid, at) => ({
    ...KEY,
    Counter: at + 1,
    Direction: 'ES'.charAt(at),
    Bid,
  })),
  PlayData: ['S10', 'HA'].map((Card, at) => ({ ...KEY, Counter: at + 1, Direction: 'WN'.charAt(at), Card })),
  HandRecord: [
    {
      Section: 1,
      Board: 2,
      NorthSpades: 'T74',
      NorthHearts: 'A92',
      NorthDiamonds: 'AK53',
      NorthClubs: 'K87',
    },
  ],
});

/** Where something stands: most of a database is nothing. */
const PLACES = [...DATABASE.keys()].filter((at) => DATABASE[at] !== 0 || DATABASE[at + 1] !== 0);

export interface Hit {
  readonly place: number;
  readonly value: number;
}

const hit: Arbitrary<Hit> = record({
  place: nat({ max: PLACES.length - 1 }),
  value: oneof(
    integer({ min: 0, max: DATABASE.length / 4096 }),
    constantFrom(0x7f, 0x80, 0xff),
    nat({ max: 255 }),
  ),
});
export const hits: Arbitrary<readonly Hit[]> = array(hit, { minLength: 1, maxLength: 6 });

export function damaged(all: readonly Hit[]): Uint8Array {
  const bytes = DATABASE.slice();
  for (const { place, value } of all) bytes[PLACES[place] as number] = value;
  return bytes;
}
