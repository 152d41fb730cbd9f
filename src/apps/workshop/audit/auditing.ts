/** The session under audit: its files, the findings of the worker, and the reader's place in the list. */

import '../../../ui/audit-page/define.ts';
import '../../../ui/finding-line/define.ts';
import type { Scoring } from '../../../audit/scoring/comparison.ts';
import type { DealRecord } from '../../../events/record.ts';
import { auditsWords } from '../../../i18n/audits/words.ts';
import type { Words } from '../../../i18n/words.ts';
import { fieldOf } from '../../../ui/audit-page/field.ts';
import {
  AT_FIRST,
  besideIn,
  wantedOf,
  type Neighbours,
  type WantedFindings,
} from '../../../ui/audit-page/listing.ts';
import {
  NO_SESSION,
  byWeight,
  merged,
  type FindingRow,
  type ListSaving,
  type AuditSession,
  type SessionResult,
} from '../../../ui/audit-page/session.ts';
import type { Store } from '../../../store/store.ts';
import { evidenceOf } from './evidence.ts';
import { auditOf, idOf, keepAudits } from './kept.ts';
import { filesKept, keepFiles, noteFiles } from './keptFiles.ts';
import { rememberOthers } from './otherTables.ts';
import type { ChosenFile } from '../chosenFile.ts';
import type { AuditReply, AuditRequest } from './messages.ts';
import { MarksGiven } from './marksGiven.ts';
import { readable } from './readable.ts';
import { recordOf } from './recordOf.ts';
import { startWorker, type StartedWorker } from '../startWorker.ts';

/** The most findings kept for the list. Nobody works through more; others are only counted. */
const MOST_LISTED = 20_000;
/** The most results kept for comparison; more than a championship has. */
const MOST_RESULTS = 50_000;

export class Auditing {
  session: AuditSession = NO_SESSION;
  wanted: WantedFindings = AT_FIRST;
  /** The form of scoring for comparisons of boards. */
  scoring: Scoring = 'matchpoints';
  /** True if a deal that was to be replayed could not be read again. */
  #lost = false;
  /** True if the page was reloaded and its files could not be kept. */
  #gone = false;
  /** True if the list on the home page does not have this audit. */
  #unlisted = false;
  /** Identifies the audit in the list on the home page. */
  id = '';
  /** The audit whose files this page has kept last; empty before the first. */
  kept = '';
  readonly #restoring: Promise<void>;
  #whenDone = (): void => {};
  readonly marks: MarksGiven;
  readonly #changed: () => void;
  #files: readonly ChosenFile[] = [];
  #worker: StartedWorker<AuditRequest> | null = null;
  #results: SessionResult[] = [];

  /**
   * @param store for the marks
   * @param changed is called whenever the session has changed
   */
  constructor(store: Promise<Store>, changed: () => void) {
    this.#changed = changed;
    this.marks = new MarksGiven(store, changed);
    this.#restoring = this.#restore();
  }

  /** After a reload, audits the files of this tab again. */
  async #restore(): Promise<void> {
    const files = await filesKept();
    if (this.session.state !== 'empty' || files === null) return;
    if (files === 'lost') {
      this.#gone = true;
      this.#changed();
      return;
    }
    await new Promise<void>((done) => {
      this.#whenDone = done;
      this.id = files.id;
      this.#begin(files.files, [], false);
    });
  }

  /** The title of the comparison of one board; null for all boards, and for a missing one. */
  boardTitle(index: number | null, words: Words): string | null {
    const found = index === null ? undefined : fieldOf(this.session).boards[index];
    if (found === undefined) return null;
    return words.screen.boardsPage.boardTitle({ board: found.board, results: found.results.length });
  }

  /** Begins a new session. */
  async start(chosen: readonly File[]): Promise<void> {
    this.wanted = AT_FIRST;
    const { files, others } = await readable(chosen);
    this.id = idOf(files);
    this.#begin(files, others, false);
    if (files.length > 0) void this.#keep(this.id, files);
  }

  async #keep(id: string, files: readonly ChosenFile[]): Promise<void> {
    if (!(await keepFiles(id, files))) return;
    this.kept = id;
    this.#changed();
  }

  /** Runs a listed audit again. */
  resume(id: string, files: readonly ChosenFile[]): void {
    this.wanted = AT_FIRST;
    this.id = id;
    noteFiles(
      id,
      files.map(({ name }) => name),
    );
    this.#begin(files, [], false);
  }

  /** Audits the same files again, comparing each result with double dummy. */
  withDoubleDummy(): void {
    this.#begin(this.#files, this.session.others, true);
  }

  #begin(files: readonly ChosenFile[], others: readonly string[], doubleDummy: boolean): void {
    this.end();
    this.#gone = false;
    this.#lost = false;
    this.#unlisted = false;
    this.#results = [];
    this.#files = files;
    this.session = {
      ...NO_SESSION,
      state: files.length === 0 ? 'empty' : 'reading',
      files: files.length,
      bytes: files.reduce((sum, { content }) => sum + content.size, 0),
      others,
      doubleDummy,
    };
    this.#changed();
    if (files.length === 0) {
      this.#whenDone();
      return;
    }
    try {
      this.#worker = startWorker<AuditRequest, AuditReply>('audit', {
        onReply: (reply) => this.#receive(reply),
        broke: () => this.#stopped('failed'),
      });
    } catch {
      this.#stopped('failed');
      return;
    }
    this.#worker.ask({ type: 'audit', files, doubleDummy });
  }

  /** What failed; empty if nothing did. */
  note(words: Words): string {
    const text = words.screen.auditPage;
    if (this.#lost) return text.noDeal;
    if (this.#gone) return text.reloaded;
    if (this.#unlisted) return auditsWords(words.language).notListed;
    const { areForgotten, damaged } = this.marks;
    if (areForgotten) return text.marksForgotten;
    if (damaged > 0) return text.marksDamaged({ marks: damaged });
    return this.session.state === 'empty' && this.session.others.length > 0 ? text.noFiles : '';
  }

  /** The findings before and after one in the filtered list, among those with a deal. */
  beside(number: number, words: Words): Neighbours {
    return besideIn(this.session.rows, number, wantedOf(this.wanted, this.marks.decisions, words));
  }

  /** Stops following the marks. */
  close(): void {
    this.end();
    this.marks.close();
  }

  async save(saving: ListSaving, words: Words): Promise<void> {
    const { saveReport } = await import('./saving.ts');
    await saveReport(saving, this.session, this.marks.decisions, words);
  }

  stop(): void {
    if (this.session.state === 'reading') this.#stopped('stopped');
  }

  end(): void {
    this.#worker?.end();
    this.#worker = null;
  }

  /** Null for a finding of a session that is gone. */
  finding(number: number): FindingRow | null {
    return this.session.rows.find((one) => one.number === number) ?? null;
  }

  /** The deal of a finding, read from its file again, and the position of its evidence. */
  async deal(number: number): Promise<{ readonly record: DealRecord; readonly at: number } | null> {
    await this.#restoring;
    const row = this.finding(number);
    if (row === null || row.deal === null) return null;
    const record = await this.#read(row.file, row.inside, row.deal, row.line ?? null);
    if (record === null) return null;
    if (row.result !== null) rememberOthers(record, row.result, this.session);
    return { record, at: evidenceOf(record, row) };
  }

  /** The deal of a result of the field. */
  async played(number: number): Promise<DealRecord | null> {
    const result = this.session.results[number];
    const record =
      result === undefined ? null : await this.#read(result.file, result.inside, result.deal, null);
    if (record !== null) rememberOthers(record, number, this.session);
    return record;
  }

  async #read(
    of: number,
    inside: readonly string[],
    deal: number,
    line: number | null,
  ): Promise<DealRecord | null> {
    const file = this.#files[of];
    this.#lost = false;
    if (file === undefined) return null;
    const record = await recordOf(file, inside, deal, line);
    this.#lost = record === null;
    return record;
  }

  #receive(reply: AuditReply): void {
    if (reply.type === 'finished') this.#stopped('finished');
    if (reply.type !== 'progress') return;
    const { rows, unlisted, uncompared } = this.session;
    const added = reply.rows.slice(0, MOST_LISTED - rows.length);
    const kept = reply.results.slice(0, MOST_RESULTS - this.#results.length);
    for (const result of kept) this.#results.push(result);
    this.session = {
      ...this.session,
      ...reply.counts,
      rows: added.length === 0 ? rows : merged(rows, [...added].sort(byWeight)),
      unlisted: unlisted + reply.rows.length - added.length,
      results: this.#results,
      uncompared: uncompared + reply.results.length - kept.length,
    };
    this.#changed();
  }

  #stopped(state: 'stopped' | 'failed' | 'finished'): void {
    this.end();
    this.session = { ...this.session, state };
    if (state !== 'failed') this.#unlisted = !keepAudits([auditOf(this.id, this.#files, this.session)]);
    this.#whenDone();
    this.#changed();
  }
}
