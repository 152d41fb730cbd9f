/** Clean deals of real files as models; none where there are no such files. */

import { isKnownPlay } from '../../src/events/remembered.ts';
import { boardConditions } from '../../src/domain/deal.ts';
import { handOf } from '../../src/domain/hand.ts';
import { auditDeal } from '../../src/audit/checks/index.ts';
import { readFile } from '../../src/formats/read.ts';
import { bytesOfReal, realFiles } from '../realFiles.ts';
import { isConsistent } from './faults.ts';
import { tricksAmong, type Model } from './model.ts';

export function realModels(): Model[] {
  return realFiles(/\.(?:pbn|lin)$/i).flatMap((path) =>
    readFile(path, bytesOfReal(path)).deals.flatMap(modelOf),
  );
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
