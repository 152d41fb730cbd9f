/**
 * A database with a second copy: every write is counted in the database, noted outside it, and added to the copy. A new fact writes only
 * its row and the ledger; the ledger has the deal's new version until another write updates the deal's row.
 */

import type { Observable } from 'rxjs';
import type { StoredEvent } from '../../events/record.ts';
import type { Change } from '../changes.ts';
import { Afterwards } from '../afterwards.ts';
import type { Grown, StoredDeal } from '../deal.ts';
import type { DurableStorage, StoreLedger, Quick, Storage, Tables } from '../tables.ts';
import { firstLedger } from './ledger.ts';
import type { CopyLog } from './log.ts';
import type { Marker } from './marker.ts';
import { recording, type Op } from './op.ts';
import { isStoredDeal } from '../shape.ts';
import { recover } from './recover.ts';

export interface CopiedDependencies {
  readonly storage: DurableStorage;
  readonly log: CopyLog;
  readonly marker: Marker;
  /** The present moment, ISO 8601 in UTC. */
  readonly now: () => string;
}

/** The last write that this page made or saw, and the live deals as stored then. */
interface Latest {
  readonly ledger: StoreLedger;
  readonly deals: ReadonlyMap<string, StoredDeal>;
}

/** How many deals may be behind their facts. The limit keeps the ledger short, which is written with each fact. */
const MOST_GROWN = 4;

/** Updates the rows of all deals that are behind their facts. For unreadable rows, the ledger keeps the version. */
async function withoutSettled(
  tables: Tables,
  grown: NonNullable<StoreLedger['grown']>,
  ops: readonly Op[],
): Promise<NonNullable<StoreLedger['grown']>> {
  const written = new Set(
    ops.flatMap(([kind, row]) => (kind === 'deal' ? row.stream : kind === 'dropDeal' ? row : [])),
  );
  const left: Record<string, Grown> = {};
  for (const [stream, far] of Object.entries(grown)) {
    if (written.has(stream)) continue;
    const deal = await tables.deal(stream);
    if (isStoredDeal(deal)) await tables.setRight(deal);
    else left[stream] = far;
  }
  return left;
}

export class Copied implements Storage {
  readonly changes: Observable<Change>;
  readonly quick: Quick;
  readonly #dependencies: CopiedDependencies;
  readonly #afterwards = new Afterwards();
  #latest: Latest | null = null;

  constructor(dependencies: CopiedDependencies) {
    this.#dependencies = dependencies;
    this.changes = dependencies.storage.changes;
    this.quick = {
      latest: (stream) => this.#latest?.deals.get(stream),
      add: (deal, events) => this.#add(deal, events),
    };
  }

  /** Remembers a live deal that is read together with the ledger, so that the next fact can be added in the quick way. */
  async read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    const found: (readonly [deal: unknown, ledger: StoreLedger | undefined])[] = [];
    const done = await this.#dependencies.storage.read(async (tables) =>
      work({
        ...tables,
        deal: async (stream) => {
          const both = await Promise.all([tables.deal(stream), tables.ledger()]);
          found.push(both);
          return both[0];
        },
      }),
    );
    for (const [deal, ledger] of found)
      if (ledger !== undefined && isStoredDeal(deal) && deal.state === 'live') this.#stands(ledger, deal);
    return done;
  }

  async write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    const { storage, now } = this.#dependencies;
    const ops: Op[] = [];
    let ledger: StoreLedger | null = null;
    const done = await storage.write(async (tables) => {
      let isCounted = false;
      const counted = (): void => void (isCounted = true);
      // Both requests are sent at once, and adding a fact recounts nothing, so that the fact is durable as soon as possible.
      const [before, result] = await Promise.all([tables.ledger(), work(recording(tables, ops, counted))]);
      if (ops.length === 0) return result;
      const { deals, marks } =
        before === undefined || isCounted
          ? { deals: await tables.countDeals(), marks: await tables.countMarks() }
          : before;
      const { generation, key, writes } = before ?? firstLedger(now());
      const grown = await withoutSettled(tables, before?.grown ?? {}, ops);
      ledger = { key, generation, writes: writes + 1, deals, marks, at: now(), grown };
      await tables.putLedger(ledger);
      return result;
    });
    if (ledger !== null) this.#wrote(ledger, ops);
    return done;
  }

  /** The reopened database may be empty, or older. */
  async reopen(): Promise<boolean> {
    this.#latest = null;
    this.#afterwards.catchUp();
    const opened = await this.#dependencies.storage.reopen();
    if (opened) await recover(this.#dependencies);
    return opened;
  }

  end(): void {
    this.#afterwards.catchUp();
    this.#dependencies.log.end();
    this.#dependencies.storage.end();
  }

  async #add(deal: StoredDeal, events: readonly StoredEvent[]): Promise<boolean> {
    const { storage, now } = this.#dependencies;
    if (this.#latest === null) return false;
    const { ledger: before } = this.#latest;
    const { stream, version, updatedAt } = deal;
    const grown = { ...before.grown, [stream]: { version, updatedAt } };
    if (Object.keys(grown).length > MOST_GROWN) return false;
    const ledger: StoreLedger = { ...before, writes: before.writes + 1, at: now(), grown };
    if (!(await storage.addNext({ deal, events, ledger }))) return false;
    this.#wrote(ledger, [...events.map((event) => ['event', event] as const), ['deal', deal]]);
    return true;
  }

  #stands(ledger: StoreLedger, deal: StoredDeal): void {
    const { generation, writes } = this.#latest?.ledger ?? {};
    const isSame = generation === ledger.generation;
    // The deal was read before the last write, and may have changed.
    if (isSame && (writes ?? 0) > ledger.writes) return;
    const deals = isSame && writes === ledger.writes ? this.#latest?.deals : undefined;
    this.#latest = { ledger, deals: new Map([...(deals ?? []), [deal.stream, deal]]) };
  }

  #wrote(ledger: StoreLedger, ops: readonly Op[]): void {
    const { log, marker } = this.#dependencies;
    log.add(ledger, ops);
    this.#afterwards.add(() => marker.keep(ledger));
    const { generation, writes } = this.#latest?.ledger ?? {};
    if (generation === ledger.generation && (writes ?? 0) >= ledger.writes) return;
    // What was known before is still valid only if no other write came in between.
    const isNext = generation === ledger.generation && writes === ledger.writes - 1;
    const deals = new Map(isNext ? this.#latest?.deals : []);
    for (const [kind, row] of ops) {
      if (kind === 'deal' && row.state === 'live') deals.set(row.stream, row);
      else if (kind === 'deal') deals.delete(row.stream);
      else if (kind === 'dropDeal') deals.delete(row);
    }
    this.#latest = { ledger, deals };
  }
}
