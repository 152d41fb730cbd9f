/** Audits the files of a session one after the other and tells what it finds as it goes. */

import type { DealCheck } from '../../../analysis/checks/index.ts';
import { FileAudit } from '../../../analysis/fileAudit.ts';
import type { OfBoard } from '../../../analysis/field.ts';
import { fromProblem } from '../../../analysis/imported.ts';
import type { OfFile, PlacedFinding } from '../../../analysis/placed.ts';
import { SessionField } from '../../../analysis/sessionField.ts';
import type { ReadDeal } from '../../../formats/readDeal.ts';
import { NOTHING_READ, type Counts, type Row, type SessionResult } from '../../../ui/audit-page/session.ts';
import type { SessionFile } from './messages.ts';
import { pairName, tableResultOf, type TableResult } from '../../../analysis/scoring/tableResult.ts';
import { SIDES } from '../../../domain/seat.ts';
import { dealName, findingName } from './identity.ts';
import { dealsOf, partsOf, type Heard, type Part } from './source.ts';

/** How often the page hears of progress: often enough to look alive, seldom enough to stay idle. Milliseconds. */
const TELL_EVERY = 120;
/** Rows handed over at once: the page takes them in without missing a frame. */
const MOST_AT_ONCE = 400;
/** Deals whose names are kept until the end of their file, where the findings of the field come. */
const MOST_NAMED = 50_000;

const BROKE_OFF: PlacedFinding = {
  check: 'import',
  severity: 'error',
  key: 'import.fileBrokeOff',
  params: { suggestion: 'chooseAnotherFile' },
  laws: [],
  seat: null,
  card: null,
  trick: null,
  deal: null,
  board: null,
  room: null,
};

/** Where a finding stands; what an archive itself makes one say belongs to no record in it. */
type Place = Pick<Row, 'file' | 'name' | 'inside'>;

/** A record with what the findings of its boards are listed with. */
interface AuditedRecord {
  readonly place: Place;
  readonly tables: ReadonlyMap<number, AtTable>;
  readonly names: ReadonlyMap<number, string>;
}

/** What was found since the last time, and how far the reading has come. */
export interface Found {
  readonly rows: readonly Row[];
  readonly results: readonly SessionResult[];
  readonly counts: Counts;
}

/** What a finding of a deal is listed with. */
type AtTable = Pick<Row, 'table' | 'pairs' | 'result'>;

const NO_TABLE: AtTable = { table: null, pairs: [], result: null };

export async function auditSession(
  files: readonly SessionFile[],
  tell: (told: Found) => void,
  more: readonly DealCheck[] = [],
): Promise<void> {
  const session = new SessionAudit(tell, more);
  for (const [file, source] of files.entries()) await session.read(source, file);
  session.finish();
}

class SessionAudit {
  readonly #tell: (told: Found) => void;
  readonly #counts: { -readonly [Name in keyof Counts]: number } = { ...NOTHING_READ };
  #rows: Row[] = [];
  #results: SessionResult[] = [];
  #number = 0;
  /** Findings so far by record, deal and check; of the boards at last, all of them at once. */
  readonly #repeats = new Map<string, number>();
  #result = 0;
  readonly #more: readonly DealCheck[];
  readonly #field: SessionField<AuditedRecord>;
  #toldAt = performance.now();

  /** @param more checks that are made only when they are asked for */
  constructor(tell: (told: Found) => void, more: readonly DealCheck[]) {
    this.#tell = tell;
    this.#more = more;
    this.#field = new SessionField<AuditedRecord>(undefined, more);
  }

  /** Boards may have been played in several files. */
  finish(): void {
    this.#addField(this.#field.finish());
    this.report();
  }

  report(): void {
    this.#tell({ rows: this.#rows, results: this.#results, counts: { ...this.#counts } });
    this.#rows = [];
    this.#results = [];
    this.#toldAt = performance.now();
  }

  async read(source: SessionFile, file: number): Promise<void> {
    const counts = this.#counts;
    const before = counts.bytesRead;
    const whole = { file, name: source.name, inside: [] };
    const heard: Heard = {
      tell: (problem) => this.#add(fromProblem(problem), whole, source.name, NO_TABLE),
      leftAlone: ({ length }) => (counts.leftAlone += length),
    };
    try {
      for await (const part of partsOf(source, heard)) {
        if (part.inside.length > 0) counts.unpacked++;
        await this.#readPart(part, file, (bytes) => (counts.bytesRead = before + bytes));
      }
    } catch {
      // One file that was moved away, or that we fail at, must not take the session with it.
      this.#add(BROKE_OFF, whole, source.name, NO_TABLE);
    }
    counts.filesRead++;
    counts.bytesRead = before + source.content.size;
  }

  async #readPart(part: Part, file: number, bytes: (read: number) => void): Promise<void> {
    const counts = this.#counts;
    const audit = new FileAudit(this.#more);
    this.#repeats.clear();
    const tables = new Map<number, AtTable>();
    const names = new Map<number, string>();
    const before = { ...counts };
    const place = { file, name: part.name, inside: part.inside };
    const add = (finding: PlacedFinding): void => {
      const table = finding.deal === null ? NO_TABLE : (tables.get(finding.deal) ?? NO_TABLE);
      const deal = finding.deal === null ? part.name : (names.get(finding.deal) ?? part.name);
      this.#add(finding, place, deal, table);
    };
    const hear = (deal: ReadDeal): void => {
      const result = tableResultOf(deal);
      tables.set(deal.index, this.#atTable(deal, result, place));
      if (names.size < MOST_NAMED) names.set(deal.index, dealName(deal.record));
      for (const finding of audit.hear(deal)) add(finding);
      counts.deals = before.deals + audit.deals;
      counts.playedDeals = before.playedDeals + audit.playedDeals;
      counts.cards = before.cards + audit.cards;
      if (performance.now() - this.#toldAt > TELL_EVERY) this.report();
    };
    try {
      for (const deal of await dealsOf(part, (problem) => audit.hearProblem(problem), bytes)) hear(deal);
      for (const finding of audit.finish()) add(finding);
      const record = { place, tables: only(tables, audit.results), names: only(names, audit.results) };
      this.#addField(this.#field.hear(record, part.name, audit.results));
    } catch {
      add(BROKE_OFF);
    }
  }

  #addField(told: readonly OfFile<AuditedRecord>[]): void {
    for (const { source, finding } of told) {
      const { place, tables, names } = source;
      const deal = finding.deal ?? -1;
      this.#add(finding, place, names.get(deal) ?? place.name, tables.get(deal) ?? NO_TABLE);
    }
  }

  #atTable({ record }: ReadDeal, result: TableResult | null, place: Place): AtTable {
    const table = record.header.table ?? '';
    if (result !== null) this.#results.push({ ...result, ...place, number: this.#result });
    return {
      table: table === '' ? null : table,
      pairs:
        result === null
          ? []
          : SIDES.map((side) => pairName(result.pairs[side], side)).filter((pair) => pair !== ''),
      result: result === null ? null : this.#result++,
    };
  }

  #add(finding: PlacedFinding, place: Place, deal: string, at: AtTable): void {
    const of = `${place.name} ${finding.deal} ${finding.check}`;
    const repeat = finding.deal === null ? 0 : (this.#repeats.get(of) ?? 0);
    this.#repeats.set(of, repeat + 1);
    this.#rows.push({
      ...finding,
      ...place,
      repeat,
      number: this.#number++,
      ...at,
      finding: findingName(deal, finding),
    });
    if (this.#rows.length >= MOST_AT_ONCE) this.report();
  }
}

/** What is known of the deals that have a result: of all others nothing more is asked. */
function only<T>(known: ReadonlyMap<number, T>, results: readonly OfBoard[]): ReadonlyMap<number, T> {
  const kept = new Map<number, T>();
  for (const { result } of results) {
    const one = known.get(result.deal);
    if (one !== undefined) kept.set(result.deal, one);
  }
  return kept;
}
