/** The second copy for the store: each write is appended after the database has stored it, and the whole copy is rewritten when necessary. */

import { BehaviorSubject } from 'rxjs';
import { Afterwards } from '../afterwards.ts';
import { unpack } from '../digest.ts';
import { isStoredDeal, isStoredEvent } from '../shape.ts';
import type { Current } from '../health.ts';
import type { AllRows, StoreLedger, Storage } from '../tables.ts';
import type { CopyFiles } from './files.ts';
import { headOf, lastWrite, piecesOf, readCopy, type CopyRead } from './lines.ts';
import { opsOfAll, type Op } from './op.ts';

/** `none`: this browser has no place for a copy. `behind`: writing failed and will be tried again. */
export interface CopyState {
  readonly state: 'none' | 'whole' | 'writing' | 'behind';
  /** The time of its last write, ISO 8601 in UTC; empty if there is none. */
  readonly at: string;
}

/** The copy is rewritten when it exceeds this many times the part written at once, plus this many bytes. */
const GROWTH = 2;
const SLACK = 1_000_000;
/** Milliseconds before a failed write is tried again. */
const AGAIN = 20_000;

interface Pending {
  readonly ledger: StoreLedger;
  readonly ops: readonly Op[];
}

export class CopyLog {
  readonly #files: CopyFiles | null;
  readonly #storage: Storage;
  readonly #state: BehaviorSubject<CopyState>;
  readonly state: Current<CopyState>;
  #pending: Pending[] = [];
  #working: Promise<void> | null = null;
  readonly #afterwards = new Afterwards();
  /** True if the copy must be rewritten before anything can be appended. */
  #stale = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;
  /** The length in bytes of the part written at once, to measure the growth. */
  #begun = 0;

  /** @param storage the database, from which the copy is rewritten */
  constructor(files: CopyFiles | null, storage: Storage) {
    this.#files = files;
    this.#storage = storage;
    this.#state = new BehaviorSubject<CopyState>({ state: files === null ? 'none' : 'whole', at: '' });
    this.state = this.#state;
  }

  /** The last write in the copy; null if there is no readable copy. */
  async standing(): Promise<{ readonly generation: string; readonly writes: number | null } | null> {
    const ends = (await this.#files?.ends()) ?? null;
    const head = ends === null ? null : headOf(ends.head);
    if (ends === null || head === null) return null;
    this.#begun = head.begun;
    return { generation: head.generation, writes: lastWrite(ends.tail) };
  }

  async read(): Promise<CopyRead | null> {
    const text = (await this.#files?.read()) ?? null;
    return text === null ? null : readCopy(text);
  }

  /** The copy contains the last write of the database. */
  agrees({ at }: StoreLedger): void {
    if (this.#files !== null) this.#state.next({ state: 'whole', at });
  }

  add(ledger: StoreLedger, ops: readonly Op[]): void {
    if (this.#files === null) return;
    this.#pending.push({ ledger, ops });
    this.#setState('writing');
    this.#afterwards.add(() => void this.#go());
  }

  /** Rewrites the whole copy from the database. */
  renew(): Promise<void> {
    if (this.#files === null) return Promise.resolve();
    this.#stale = true;
    return this.#go();
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#again);
    this.#files?.end();
  }

  #setState(state: CopyState['state']): void {
    const now = this.#state.value;
    if (state !== now.state) this.#state.next({ state, at: now.at });
  }

  get #hasWork(): boolean {
    return this.#stale || this.#pending.length > 0;
  }

  /** Starts the work that is due, if any: a write that was added during another one may have been written together with it. */
  #go(): Promise<void> {
    clearTimeout(this.#again);
    if (this.#working === null && this.#hasWork) this.#working = this.#work();
    return this.#working ?? Promise.resolve();
  }

  /** Works until nothing is due. Called only if something is, so that the promise is set before it is cleared here. */
  async #work(): Promise<void> {
    this.#setState('writing');
    try {
      while (this.#hasWork) await (this.#stale ? this.#anew() : this.#append());
      // Without a ledger the database holds nothing, and the copy lacks nothing.
      this.#setState('whole');
    } catch {
      // No space, or the worker broke down: the state is `behind` until a rewrite succeeds.
      this.#stale = true;
      this.#pending = [];
      this.#setState('behind');
      if (!this.#hasEnded) this.#again = setTimeout(() => void this.#go(), AGAIN);
    } finally {
      // At once, not in a later microtask, in which new work would find this one still going on and never be done.
      this.#working = null;
    }
  }

  async #append(): Promise<void> {
    const taken = this.#pending;
    this.#pending = [];
    const [first] = taken;
    const last = taken.at(-1);
    if (first === undefined || last === undefined || this.#files === null) return;
    const text = taken.flatMap(({ ledger, ops }) => piecesOf(ops, ledger)).join('');
    const before = await this.#files.append(text);
    // There is no copy, or a write before this one never reached it.
    const end = before === null ? null : lastWrite(before.tail);
    if (before === null || end === null || end < first.ledger.writes - 1) this.#stale = true;
    else if (before.size > this.#begun * GROWTH + SLACK) this.#stale = true;
    if (!this.#stale)
      this.#state.next({ state: this.#pending.length > 0 ? 'writing' : 'whole', at: last.ledger.at });
  }

  async #anew(): Promise<void> {
    if (this.#files === null) return;
    const before = await this.read();
    const [ledger, rows] = await this.#storage.read(
      async (tables) => [await tables.ledger(), await tables.everything()] as const,
    );
    this.#stale = false;
    if (ledger === undefined) return;
    const whole = before?.generation === ledger.generation ? await kept(rows, before) : opsOfAll(rows);
    this.#begun = await this.#files.replace(ledger.generation, piecesOf(whole, ledger));
    this.#pending = this.#pending.filter((one) => one.ledger.writes > ledger.writes);
    this.#state.next({ state: 'whole', at: ledger.at });
  }
}

/** The operations for the rows of the database. For a deal that is damaged there, the rows of the old copy, which would otherwise be lost. */
async function kept(rows: AllRows, before: CopyRead): Promise<readonly Op[]> {
  const packed = new Map(
    rows.packed.map((row) => [(row as { readonly stream?: unknown } | null)?.stream, row] as const),
  );
  const events = new Map<string, number>();
  for (const row of rows.event)
    if (isStoredEvent(row)) events.set(row.stream, (events.get(row.stream) ?? 0) + 1);
  const damaged = new Set<string>();
  for (const row of rows.deal) {
    if (!isStoredDeal(row)) damaged.add(String((row as { readonly stream?: unknown } | null)?.stream));
    else if (row.state === 'live' && events.get(row.stream) !== row.version && row.version > 0)
      damaged.add(row.stream);
    else if (row.state === 'closed' && (await unpack(row, packed.get(row.stream))) === 'corrupt')
      damaged.add(row.stream);
  }
  const ops = opsOfAll(rows).filter(
    // Signatures show whether a sealed row is intact.
    ([kind, row]) =>
      kind === 'seal' || typeof row === 'string' || !('stream' in row) || !damaged.has(row.stream),
  );
  for (const stream of damaged) {
    const deal = before.rows.deals.get(stream);
    const whole = before.rows.packed.get(stream);
    if (deal !== undefined) ops.push(['deal', deal]);
    for (const event of before.rows.eventsOf(stream)) ops.push(['event', event]);
    if (whole !== undefined) ops.push(['packed', whole]);
  }
  return ops;
}
