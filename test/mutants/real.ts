/** Clean deals of real files as models: the folder stays where it is, and without it there are none. */

import { isKnownPlay } from '../../src/events/remembered.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { boardConditions } from '../../src/domain/deal.ts';
import { handOf } from '../../src/domain/hand.ts';
import { auditDeal } from '../../src/audit/checks/index.ts';
import { readFile } from '../../src/formats/read.ts';
import { isConsistent } from './faults.ts';
import { tricksAmong, type Model } from './model.ts';

export const REAL_FILES = '../shared/data';

export function realModels(folder = REAL_FILES): Model[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:pbn|lin)$/i.test(path))
    .sort()
    .flatMap((path) => readFile(path, readFileSync(`${folder}/${path}`)).deals.flatMap(modelOf));
}

type Read = ReturnType<typeof readFile>['deals'][number];

function modelOf(read: Read): Model[] {
  const { header, events } = read.record;
  const { contract, declarer, auction, statedResult } = header;
  const { dealer, hands, board } = header.deal;
  if (contract === null || declarer === null || auction === null || dealer === null) return [];
  const plays = events.flatMap((event) =>
    isKnownPlay(event) ? [{ seat: event.seat, card: event.card }] : [],
  );
  if (plays.length === 0 || read.kind !== 'played') return [];
  const number = /^\d{1,2}$/.test(board) ? Number(board) : 0;
  if (number === 0) return [];
  const conditions = boardConditions(number);
  if (conditions.dealer !== dealer || conditions.vulnerable !== header.deal.vulnerable) return [];
  if (auditDeal(read).findings.length > 0) return [];
  const { won } = tricksAmong({ contract, declarer }, plays);
  const model: Model = {
    board: number,
    dealer,
    vulnerable: header.deal.vulnerable,
    hands: {
      N: hands.N ?? handOf([]),
      E: hands.E ?? handOf([]),
      S: hands.S ?? handOf([]),
      W: hands.W ?? handOf([]),
    },
    calls: auction,
    contract,
    declarer,
    plays,
    result: statedResult?.declarerTricks ?? won,
    recorded: plays.length,
    score: null,
  };
  return isConsistent(model) && (plays.length === 52 || statedResult !== undefined) ? [model] : [];
}
