/** Audits the files of a session one after another, and posts findings on the way. */

import { fromProblem } from '../../../audit/run/imported.ts';
import type { LocatedFinding } from '../../../audit/located.ts';
import { pairName, tableResultOf } from '../../../audit/scoring/tableResult.ts';
import { failure, unreadFinding } from '../../../audit/run/failure.ts';
import { audit, type AuditNews } from '../../../audit/run/pipeline.ts';
import { SIDES } from '../../../domain/seat.ts';
import type { Content, Unpacking } from '../../../formats/open.ts';
import type { ReadDeal } from '../../../formats/readDeal.ts';
import {
  NOTHING_READ,
  type Counts,
  type FindingRow,
  type SessionResult,
} from '../../../ui/audit-page/session.ts';
import { dealName, findingName } from './identity.ts';
import type { ChosenFile } from '../chosenFile.ts';
import type { AuditReply } from './messages.ts';
import { FOREIGN } from '../openers.ts';
import { recordsOf } from './source.ts';

/** Milliseconds between two messages to the page: often enough to look alive, rarely enough to cost little. */
const POST_EVERY = 120;
/** The most rows in one message, so that the page can take them in without a delay in drawing. */
const MOST_AT_ONCE = 400;
/** The most deals whose names are kept until the end of their file, when the findings of the field come. */
const MOST_NAMED = 50_000;

/** The file that a finding comes from. A finding about an archive belongs to none of its records. */
type Origin = Pick<FindingRow, 'file' | 'name' | 'inside'>;

/** A record, with its deals by their numbers. */
interface AuditedRecord extends Content {
  readonly origin: Origin;
  readonly deals: Map<number, KnownDeal>;
}

type Post = (reply: Extract<AuditReply, { type: 'progress' }>) => void;

/** Values of a deal for the list of findings. `identity`: its part of the name of a finding. */
interface KnownDeal extends Pick<FindingRow, 'table' | 'pairs' | 'result'> {
  readonly identity: string;
}

/** An audit of the files of one session. */
export class SessionAudit {
  readonly #post: Post;
  readonly #counts: { -readonly [Name in keyof Counts]: number } = { ...NOTHING_READ };
  /** The counts when the present record was begun. */
  #before: Counts = NOTHING_READ;
  #rows: FindingRow[] = [];
  #results: SessionResult[] = [];
  #number = 0;
  /** The number of findings so far by record, deal and check; for the boards at the end, all together. */
  readonly #repeats = new Map<string, number>();
  #result = 0;
  #postedAt = performance.now();

  /** @param post gets the findings and counts as they come */
  constructor(post: Post) {
    this.#post = post;
  }

  /**
   * Resolves when all files are read. A file that cannot be read becomes a finding.
   * @param doubleDummy true to solve each deal as well, which takes much longer
   */
  async run(files: readonly ChosenFile[], doubleDummy: boolean): Promise<void> {
    const onDeal = (record: AuditedRecord, deal: ReadDeal): void => this.#know(record, deal);
    const crew = { helpers: [], besides: FOREIGN, doubleDummy, onDeal };
    for await (const news of audit(this.#records(files), crew)) this.#receive(news);
    this.#report();
  }

  #report(): void {
    this.#post({ type: 'progress', rows: this.#rows, results: this.#results, counts: { ...this.#counts } });
    this.#rows = [];
    this.#results = [];
    this.#postedAt = performance.now();
  }

  /** One record after another, each after the end of the last. */
  async *#records(files: readonly ChosenFile[]): AsyncGenerator<AuditedRecord, void, undefined> {
    const counts = this.#counts;
    for (const [file, source] of files.entries()) {
      const before = counts.bytesRead;
      const whole = { file, name: source.name, inside: [] };
      const addToWhole = (finding: LocatedFinding): void => this.#add(finding, whole);
      const unpacking: Unpacking = {
        report: (problem) => addToWhole(fromProblem(problem)),
        leftAlone: ({ length }) => (counts.leftAlone += length),
      };
      try {
        for await (const { inside, content } of recordsOf(source, unpacking)) {
          const { name } = content;
          if (inside.length > 0) counts.unpacked++;
          this.#repeats.clear();
          this.#before = { ...counts };
          yield { ...content, origin: { file, name, inside }, deals: new Map() };
        }
      } catch (error) {
        // A file that was moved, or that causes an error, must not end the session.
        addToWhole(unreadFinding(failure(error)));
      }
      counts.filesRead++;
      counts.bytesRead = before + source.content.size;
    }
  }

  #receive(news: AuditNews<AuditedRecord>): void {
    const { origin, deals } = news.source;
    if (news.type === 'read') {
      const [counts, before] = [this.#counts, this.#before];
      for (const kind of ['deals', 'playedDeals', 'cards'] as const)
        counts[kind] = before[kind] + news.counts[kind];
      // Bytes unpacked from an archive are not bytes of the file.
      if (origin.inside.length === 0) counts.bytesRead += news.bytes;
    } else
      for (const finding of news.type === 'failed' ? [unreadFinding(news)] : news.findings)
        this.#add(finding, origin, deals.get(finding.deal ?? -1));
    if (performance.now() - this.#postedAt > POST_EVERY) this.#report();
  }

  #know({ origin, deals }: AuditedRecord, deal: ReadDeal): void {
    const result = tableResultOf(deal);
    const { table = '' } = deal.record.header;
    deals.set(deal.index, {
      identity: deals.size < MOST_NAMED ? dealName(deal.record) : origin.name,
      table: table === '' ? null : table,
      pairs:
        result === null
          ? []
          : SIDES.map((side) => pairName(result.pairs[side], side)).filter((pair) => pair !== ''),
      result: result === null ? null : this.#result,
    });
    if (result !== null) this.#results.push({ ...result, ...origin, number: this.#result++ });
  }

  #add(finding: LocatedFinding, origin: Origin, deal?: KnownDeal): void {
    const of = `${origin.name} ${finding.deal} ${finding.check}`;
    const repeat = finding.deal === null ? 0 : (this.#repeats.get(of) ?? 0);
    this.#repeats.set(of, repeat + 1);
    this.#rows.push({
      ...finding,
      ...origin,
      repeat,
      number: this.#number++,
      table: deal?.table ?? null,
      pairs: deal?.pairs ?? [],
      result: deal?.result ?? null,
      finding: findingName(deal?.identity ?? origin.name, finding),
    });
    if (this.#rows.length >= MOST_AT_ONCE) this.#report();
  }
}
