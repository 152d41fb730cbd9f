/** The same tables in memory, for a private window or a frame without storage. Their contents are lost with the page. */

import { Subject, type Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import { ANYTHING, type Change } from './changes.ts';
import type { StoredDeal } from './deal.ts';
import type { StoredMark } from './marks.ts';
import type { AuditsRow, StoreLedger, PackedDeal, SealRow, Storage, Tables } from './tables.ts';

interface Contents {
  readonly deals: Map<string, StoredDeal>;
  readonly events: Map<string, readonly StoredEvent[]>;
  readonly packed: Map<string, PackedDeal>;
  readonly marks: Map<number, StoredMark>;
  readonly state: Map<string, StoreLedger>;
  readonly seals: Map<string, SealRow>;
  readonly audits: Map<'audits', AuditsRow>;
}

/** Callers never see it, because `log.ts` checks first. Named like the browser's error, so that `failure.ts` understands it. */
function taken(key: string): Error {
  return new DOMException(`${key} is taken`, 'ConstraintError');
}

function addTo<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (map.has(key)) throw taken(String(key));
  map.set(key, value);
}

function tablesOf({ deals, events, packed, marks, state, seals, audits }: Contents): Tables {
  return {
    deal: async (stream) => deals.get(stream),
    dealsNamed: async (streams) =>
      new Map(
        streams.flatMap((stream) => {
          const deal = deals.get(stream);
          return deal ? [[stream, deal] as const] : [];
        }),
      ),
    deals: async () => [...deals.values()],
    countDeals: async () => deals.size,
    countMarks: async () => marks.size,
    countBranches: async (parent) => [...deals.values()].filter((deal) => deal.parent === parent).length,
    events: async (stream, after = 0) => (events.get(stream) ?? []).filter(({ version }) => version > after),
    packed: async (stream) => packed.get(stream),
    seal: async (stream) => seals.get(stream),
    marks: async () => [...marks.values()],
    lastMark: async () => Math.max(0, ...marks.keys()),
    ledger: async () => state.get('ledger'),
    audits: async () => audits.get('audits'),
    everything: async () => ({
      deals: [...deals.values()],
      events: [...events.values()].flat(),
      packed: [...packed.values()],
      marks: [...marks.values()],
      seals: [...seals.values()],
      audits: [...audits.values()],
    }),
    addDeals: async (added) => added.forEach((deal) => addTo(deals, deal.stream, deal)),
    addEvents: async (added) => {
      const byStream = new Map<string, StoredEvent[]>();
      for (const row of added) {
        const rows = byStream.get(row.stream);
        if (rows) rows.push(row);
        else byStream.set(row.stream, [row]);
      }
      for (const [stream, rows] of byStream) {
        const before = events.get(stream) ?? [];
        const versions = new Set(before.map(({ version }) => version));
        for (const { version } of rows) if (versions.has(version)) throw taken(`${stream} ${version}`);
        events.set(
          stream,
          [...before, ...rows].sort((a, b) => a.version - b.version),
        );
      }
    },
    addPacked: async (added) => added.forEach((row) => addTo(packed, row.stream, row)),
    addMarks: async (added) => added.forEach((mark) => addTo(marks, mark.version, mark)),
    putLedger: async (ledger) => void state.set('ledger', ledger),
    putDeal: async (deal) => void deals.set(deal.stream, deal),
    putSeal: async (seal) => void seals.set(seal.stream, seal),
    putAudits: async (row) => void audits.set(row.key, row),
    setRight: async (deal) => void deals.set(deal.stream, deal),
    dropDeal: async (stream) => void deals.delete(stream),
    dropEvents: async (stream) => void events.delete(stream),
    dropPacked: async (stream) => void packed.delete(stream),
    dropSeal: async (stream) => void seals.delete(stream),
  };
}

export class Memory implements Storage {
  #contents: Contents = {
    deals: new Map(),
    events: new Map(),
    packed: new Map(),
    marks: new Map(),
    state: new Map(),
    seals: new Map(),
    audits: new Map(),
  };
  /** One writer at a time, as in a database. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #changes = new Subject<Change>();
  readonly changes: Observable<Change> = this.#changes;

  read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return work(tablesOf(this.#contents));
  }

  write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    const mine = this.#last.then(async () => {
      const { deals, events, packed, marks, state, seals, audits } = this.#contents;
      const draft: Contents = {
        deals: new Map(deals),
        events: new Map(events),
        packed: new Map(packed),
        marks: new Map(marks),
        state: new Map(state),
        seals: new Map(seals),
        audits: new Map(audits),
      };
      const result = await work(tablesOf(draft));
      this.#contents = draft;
      return result;
    });
    this.#last = mine.catch(() => undefined).then(() => this.#changes.next(ANYTHING));
    return mine;
  }

  reopen(): Promise<boolean> {
    return Promise.resolve(false);
  }

  end(): void {
    this.#changes.complete();
  }
}
