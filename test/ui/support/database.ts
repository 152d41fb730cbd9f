/** A scoring database as a Bridgemate server leaves one. */

import { jetDatabase } from '../../formats/jet.ts';

/** Some results of a small session: board 1 at three tables. */
export const BRIDGEMATE = jetDatabase({
  ReceivedData: ([1, 2, 3] as const).map((number) => ({
    Section: 1,
    Table: number,
    Round: 1,
    Board: 1,
    PairNS: number,
    PairEW: number + 3,
    'NS/EW': 'N',
    Contract: number === 3 ? '3 NT' : '4 S',
    Result: number === 1 ? '=' : '+1',
    LeadCard: number === 1 ? 'H5' : '',
    Remarks: '',
  })),
  PlayerNumbers: [{ Section: 1, Table: 1, Round: 1, Direction: 'N', Name: 'Ann' }],
});
