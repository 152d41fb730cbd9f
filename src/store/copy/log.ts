/** The second copy as the store sees it: each write is added after the database took it, and the whole is written anew when it must be. */

import { BehaviorSubject } from 'rxjs';
import { Afterwards } from '../afterwards.ts';
import { unpack } from '../digest.ts';
import { isStoredDeal, isStoredEvent } from '../shape.ts';
import type { Current } from '../health.ts';
import type { AllRows, StoreLedger, Storage } from '../tables.ts';
import type { CopyFiles } from './files.ts';
import { headOf, lastWrite, piecesOf, readCopy, type CopyRead } from './lines.ts';
import { opsOf, type Op } from './op.ts';

/** `none`: this browser offers no place for one. `behind`: it could not be written and is tried again. */
export interface CopyState {
  readonly state: 'none' | 'whole' | 'writing' | 'behind';
  /** The last write it holds, ISO 8601 in UTC; empty when there is none. */
  readonly at: string;
}

/** Grown to so many times what was written at once, and this many bytes more, it is written anew. */
const GROWTH = 2;
const SLACK = 1_000_000;
/** Milliseconds until what failed is tried again. */
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
  /** Nothing can be added before it has been written anew. */
  #stale = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Bytes that were written at once, for the growth. */
  #begun = 0;

  /** @param storage the database itself, which the copy is written anew from */
  constructor(files: CopyFiles | null, storage: Storage) {
    this.#files = files;
    this.#storage = storage;
    this.#state = new BehaviorSubject<CopyState>({ state: files === null ? 'none' : 'whole', at: '' });
    this.state = this.#state;
  }

  /** How far the copy has come; null when there is none, or none that can be read. */
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

  /** The database has come so far, and so has the copy. */
  agrees({ at }: StoreLedger): void {
    if (this.#files !== null) this.#state.next({ state: 'whole', at });
  }

  add(ledger: StoreLedger, ops: readonly Op[]): void {
    if (this.#files === null) return;
    this.#pending.push({ ledger, ops });
    this.#setState('writing');
    this.#afterwards.add(() => void this.#go());
  }

  /** Writes the whole copy anew from the database. */
  renew(): Promise<void> {
    if (this.#files === null) return Promise.resolve();
    this.#stale = true;
    return this.#go();
  }

  end(): void {
    clearTimeout(this.#again);
    this.#files?.end();
  }

  #setState(state: CopyState['state']): void {
    const now = this.#state.value;
    if (state !== now.state) this.#state.next({ state, at: now.at });
  }

  #go(): Promise<void> {
    clearTimeout(this.#again);
    this.#working ??= this.#work().finally(() => (this.#working = null));
    return this.#working;
  }

  async #work(): Promise<void> {
    this.#setState('writing');
    try {
      while (this.#stale || this.#pending.length > 0) await (this.#stale ? this.#anew() : this.#append());
    } catch {
      // No room, or the worker broke down: shown as `behind`, and written anew once that works again.
      this.#stale = true;
      this.#pending = [];
      this.#setState('behind');
      this.#again = setTimeout(() => void this.#go(), AGAIN);
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
    // Nothing to add to, or a write of before that never came here.
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
    const whole = before?.generation === ledger.generation ? await kept(rows, before) : opsOf(rows);
    this.#begun = await this.#files.replace(ledger.generation, piecesOf(whole, ledger));
    this.#pending = this.#pending.filter((one) => one.ledger.writes > ledger.writes);
    this.#state.next({ state: 'whole', at: ledger.at });
  }
}

/** What the database holds; of a deal that is damaged there, what the copy has of it, which would otherwise be lost here, too. */
async function kept(rows: AllRows, before: CopyRead): Promise<readonly Op[]> {
  const packed = new Map(
    rows.packed.map((row) => [(row as { readonly stream?: unknown } | null)?.stream, row] as const),
  );
  const events = new Map<string, number>();
  for (const row of rows.events)
    if (isStoredEvent(row)) events.set(row.stream, (events.get(row.stream) ?? 0) + 1);
  const damaged = new Set<string>();
  for (const row of rows.deals) {
    if (!isStoredDeal(row)) damaged.add(String((row as { readonly stream?: unknown } | null)?.stream));
    else if (row.state === 'live' && events.get(row.stream) !== row.version && row.version > 0)
      damaged.add(row.stream);
    else if (row.state === 'closed' && (await unpack(row, packed.get(row.stream))) === 'corrupt')
      damaged.add(row.stream);
  }
  const ops = opsOf(rows).filter(
    // What is signed shows by itself whether it is whole.
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
