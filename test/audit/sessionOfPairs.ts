/** Sessions of pairs as a scoring database has them, and what the audit tells of them. */

import type { LocatedFinding } from '../../src/audit/located.ts';
import { SessionField } from '../../src/audit/run/sessionField.ts';
import { readDatabase, type BwsRow } from '../../src/formats/bws/readBws.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { addedDeals, fileAudit } from './addedDeals.ts';

export interface Result {
  readonly board: number;
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly remarks?: string;
  readonly contract?: string;
}

export function database(results: readonly Result[]): readonly ReadDeal[] {
  const rows = results.map(({ board, round, table, ns, ew, remarks, contract }): BwsRow => ({
    Section: 1,
    Table: table,
    Round: round,
    Board: board,
    PairNS: ns,
    PairEW: ew,
    'NS/EW': 'N',
    Contract: contract ?? (remarks === undefined ? '2 H' : ''),
    Result: contract ?? (remarks === undefined ? '=' : ''),
    Remarks: remarks ?? '',
  }));
  return readDatabase({ tableNames: () => ['ReceivedData'], rows: () => rows }).deals;
}

export function auditOf(...files: readonly (readonly ReadDeal[])[]): LocatedFinding[] {
  const field = new SessionField<null>();
  const findings: LocatedFinding[] = [];
  for (const [number, deals] of files.entries()) {
    const audit = fileAudit();
    findings.push(...addedDeals(audit, deals));
    findings.push(...audit.finish());
    field.add(null, `${number}`, audit.results);
  }
  return [...findings, ...field.finish().map(({ finding }) => finding)];
}

/** Every pair against every other, all tables on the same boards: pairs 1 to `pairs`, an even number. */
export function everyPairOnce(pairs: number, boards = 2): Result[] {
  const ring = Array.from({ length: pairs - 1 }, (_, each) => each + 2);
  return ring.flatMap((_none, turn) => {
    const seats = [1, ...ring.slice(turn), ...ring.slice(0, turn)];
    return Array.from({ length: pairs / 2 }, (_, each) => ({
      ns: seats[each] ?? 0,
      ew: seats[pairs - 1 - each] ?? 0,
      table: each + 1,
    })).flatMap((table) =>
      Array.from({ length: boards }, (_, each) => ({
        ...table,
        round: turn + 1,
        board: turn * boards + each + 1,
      })),
    );
  });
}
