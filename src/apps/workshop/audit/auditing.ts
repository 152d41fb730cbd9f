/** The session under audit: its files, the findings of the worker, and the reader's place in the list. */

import '../../../ui/audit-page/define.ts';
import '../../../ui/finding-line/define.ts';
import type { Scoring } from '../../../audit/scoring/comparison.ts';
import type { DealRecord } from '../../../events/record.ts';
import { auditsWords } from '../../../i18n/audits/words.ts';
import type { Words } from '../../../i18n/words.ts';
import { fieldOf } from '../../../ui/audit-page/field.ts';
import { AT_FIRST, wantedOf, type WantedFindings } from '../../../ui/audit-page/listing.ts';
import {
  NO_SESSION,
  byWeight,
  merged,
  type Marking,
  type MarkingMany,
  type FindingRow,
  type ListSaving,
  type AuditSession,
  type SessionResult,
} from '../../../ui/audit-page/session.ts';
import type { Subscription } from 'rxjs';
import { marksOf, undosOf, type FindingMarked, type Decisions } from '../../../store/marks.ts';
import type { MarkState } from '../../../store/markBook.ts';
import type { Store } from '../../../store/store.ts';
import { evidenceOf } from './evidence.ts';
import { auditOf, idOf, keepAudits } from './kept.ts';
import { filesKept, keepFiles, noteFiles } from './keptFiles.ts';
import { rememberOthers } from './otherTables.ts';
import type { ChosenFile } from '../chosenFile.ts';
import type { AuditReply, AuditRequest } from './messages.ts';
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
  readonly #restoring: Promise<void>;
  #whenDone = (): void => {};
  marks: Decisions = new Map();
  /** Findings whose marks are not stored yet. */
  pending: ReadonlySet<string> = new Set();
  #store: Store | null = null;
  readonly #opening: Promise<void>;
  #watching: Subscription | null = null;
  #state: MarkState = { stored: [], pending: [], damaged: 0 };
  /** Marks up to this version are from earlier visits. */
  #before = 0;
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
    this.#opening = store.then((opened) => this.#open(opened));
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
    if (files.length > 0) void keepFiles(this.id, files);
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
    if (files.length === 0) return;
    this.#worker = startWorker<AuditRequest, AuditReply>('audit', {
      onReply: (reply) => this.#receive(reply),
      broke: () => this.#stopped('failed'),
    });
    this.#worker.ask({ type: 'audit', files, doubleDummy });
  }

  /** What failed; empty if nothing did. */
  note(words: Words): string {
    const text = words.screen.auditPage;
    if (this.#lost) return text.noDeal;
    if (this.#gone) return text.reloaded;
    if (this.#unlisted) return auditsWords(words.language).notListed;
    if (this.#store?.kind === 'memory') return text.marksForgotten;
    if (this.#state.damaged > 0) return text.marksDamaged({ marks: this.#state.damaged });
    return this.session.state === 'empty' && this.session.others.length > 0 ? text.noFiles : '';
  }

  get canUndo(): boolean {
    return this.#state.pending.length > 0 || undosOf(this.#state.stored, this.#before).length > 0;
  }

  /** Shows the mark at once as not yet stored. If the storage does not accept it, the whole page reports that. */
  async mark({ finding, mark, comment }: Marking): Promise<void> {
    await this.#opening;
    const withComment = comment === '' ? {} : { comment };
    await this.#store?.marks.give([{ type: 'FindingMarked', finding, mark, ...withComment }]);
  }

  /** Sets one mark for many findings; their comments stay. */
  async markMany({ findings, mark }: MarkingMany): Promise<void> {
    await this.#opening;
    const given = [...new Set(findings)].map((finding): FindingMarked => {
      const comment = this.marks.get(finding)?.comment ?? '';
      return { type: 'FindingMarked', finding, mark, ...(comment === '' ? {} : { comment }) };
    });
    await this.#store?.marks.give(given);
  }

  /** The findings before and after one in the filtered list, among those with a deal. */
  beside(number: number, words: Words): { readonly before: number | null; readonly after: number | null } {
    const isWanted = wantedOf(this.wanted, this.marks, words);
    // The shown finding stays in its place, even if its mark would filter it out.
    const shown = this.session.rows.filter(
      (row) => row.number === number || (row.deal !== null && isWanted(row)),
    );
    const at = shown.findIndex((row) => row.number === number);
    if (at === -1) return { before: null, after: null };
    return { before: shown[at - 1]?.number ?? null, after: shown[at + 1]?.number ?? null };
  }

  async undo(): Promise<void> {
    await this.#opening;
    await this.#store?.marks.undo(this.#before);
  }

  #open(store: Store): void {
    this.#store = store;
    this.#before = Math.max(0, ...store.marks.state.value.stored.map(({ version }) => version));
    this.#watching = store.marks.state.subscribe((state) => {
      this.#state = state;
      this.marks = marksOf([...state.stored, ...state.pending]);
      this.pending = new Set(state.pending.map(({ finding }) => finding));
      this.#changed();
    });
  }

  /** Stops following the marks. */
  close(): void {
    this.end();
    this.#watching?.unsubscribe();
  }

  async save(saving: ListSaving, words: Words): Promise<void> {
    const { saveReport } = await import('./saving.ts');
    await saveReport(saving, this.session, this.marks, words);
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
