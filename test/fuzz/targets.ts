/** Every reader, and what must hold of whatever it makes of any bytes. */

import { isCard } from '../../src/domain/card.ts';
import { isCall } from '../../src/domain/contract.ts';
import { isSeat } from '../../src/domain/seat.ts';
import { parseLinks } from '../../src/formats/bbo/readBbo.ts';
import { readDatabase, type BwsRow } from '../../src/formats/bws/readBws.ts';
import { unpack } from '../../src/formats/archive.ts';
import { decodeBytes } from '../../src/formats/bytes.ts';
import { caseOf, readCaseFile } from '../../src/formats/caseFile.ts';
import { parseDlm } from '../../src/formats/dealfiles/dlm.ts';
import { writeDlm } from '../../src/formats/dealfiles/writeDlm.ts';
import { readNumbered, type NumberedFormat } from '../../src/formats/dealfiles/numbered.ts';
import { parseHandsOnly } from '../../src/formats/handsOnly.ts';
import { writeLin } from '../../src/formats/lin/writeLin.ts';
import { writeLinks } from '../../src/formats/bbo/writeBbo.ts';
import { parseLin } from '../../src/formats/lin/parse.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { writePbn } from '../../src/formats/pbn/writePbn.ts';
import { ProblemList, type Problem } from '../../src/formats/problem.ts';
import { PROBLEM_CODES } from '../formats/problemCodes.ts';
import { parseRbn } from '../../src/formats/rbn/readRbn.ts';
import { writeRbn } from '../../src/formats/rbn/writeRbn.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { parseUsebio } from '../../src/formats/usebio/readUsebio.ts';
import { writeUsebio } from '../../src/formats/usebio/writeUsebio.ts';

interface Parsed {
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
}

const ofText =
  (parse: (text: string) => Parsed) =>
  (bytes: Uint8Array): Parsed =>
    parse(decodeBytes(bytes).text);

const ofNumbers =
  (format: NumberedFormat) =>
  (bytes: Uint8Array): Parsed => {
    const list = new ProblemList();
    const deals = [...readNumbered(format, bytes, {}, list)];
    return { deals, problems: [...list.take(), ...list.finish()] };
  };

/** A scoring database written down as text, so that its bytes can be changed: `Table|Column=value|…`, a row a line. */
function ofTables(bytes: Uint8Array): Parsed {
  const tables = new Map<string, BwsRow[]>();
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    const [table = '', ...cells] = line.split('|');
    const pairs = cells.map((cell) => {
      const [column = '', value = ''] = cell.split('=');
      const known: unknown =
        { true: true, null: null }[value] ?? (/^\d+$/.test(value) ? Number(value) : value);
      return [column, known] as const;
    });
    const rows = tables.get(table) ?? [];
    rows.push(Object.fromEntries(pairs));
    tables.set(table, rows);
  }
  return readDatabase({ tableNames: () => [...tables.keys()], rows: (table) => tables.get(table) ?? [] });
}

/** The first record of an archive. */
function ofArchive(bytes: Uint8Array): Parsed {
  const problems: Problem[] = [];
  const [first] = unpack(bytes, { report: (told) => problems.push(told) });
  const read = first === undefined ? null : parsePbn(decodeBytes(first.bytes).text);
  return { deals: read?.deals ?? [], problems: [...problems, ...(read?.problems ?? [])] };
}

export const READERS: Readonly<Record<string, (bytes: Uint8Array) => Parsed>> = {
  pbn: ofText(parsePbn),
  lin: ofText(parseLin),
  case: ofText(readCaseFile),
  bbo: ofText(parseLinks),
  rbn: ofText(parseRbn),
  dlm: ofText(parseDlm),
  dup: ofNumbers('dup'),
  bri: ofNumbers('bri'),
  usebio: ofText(parseUsebio),
  bws: ofTables,
  hands: ofText(parseHandsOnly),
  zip: ofArchive,
};

const CODES: ReadonlySet<string> = new Set(PROBLEM_CODES);

/** The first thing that does not hang together; null when all does. */
export function faultOf({ deals, problems }: Parsed): string | null {
  let before = -1;
  for (const { index, line, lines, record, calls } of deals) {
    if (index <= before) return `deal ${index} after ${before}`;
    before = index;
    if (!(line > 0)) return `deal ${index} on line ${line}`;
    if (lines.length !== record.events.length)
      return `${lines.length} places, ${record.events.length} events`;
    if (!lines.every((place) => place > 0)) return 'an event without a place';
    for (const fact of record.events)
      // A play may lack its card, because nobody remembers it.
      if (
        fact.type === 'CardPlayed' &&
        !(isSeat(fact.seat) && (fact.card === undefined || isCard(fact.card)))
      )
        return 'a card that is none';
    if (!calls.every(({ seat, call }) => isSeat(seat) && isCall(call))) return 'a call that is none';
  }
  for (const { code, line } of problems)
    if (!CODES.has(code) || (line !== null && !(line > 0))) return `problem ${code} on line ${line}`;
  return null;
}

/** What was read is written in every format; nothing may be thrown, and the case must hold the same events. */
export function writtenFaultOf({ deals }: Parsed): string | null {
  const some = deals.slice(0, 3);
  for (const deal of some) {
    const [back] = readCaseFile(caseOf(deal)).deals;
    if (JSON.stringify(back?.record.events) !== JSON.stringify(deal.record.events)) return 'another case';
    const [again] = parsePbn(decodeBytes(writePbn([deal]).bytes).text).deals;
    const events = (each: ReadDeal | undefined): string =>
      JSON.stringify(
        each?.record.events.map((fact) => (fact.type === 'ClaimMade' ? { ...fact, note: '' } : fact)),
      );
    if (events(again) !== events(deal)) return 'another PBN';
  }
  writeLin(some);
  writeLinks(some);
  writeRbn(some);
  writeUsebio(some);
  writeDlm(some);
  return null;
}
