/** The store, opened when it is first needed, with what must be said of it as sentences. */

import type { Subscription } from 'rxjs';
import type { DealRecord } from '../../events/record.ts';
import type { Words } from '../../i18n/words.ts';
import type { ProblemCode, RefusalCode } from '../../store/codes.ts';
import type { StoredDeal } from '../../store/deal.ts';
import type { Store } from '../../store/store.ts';

export interface Kept {
  readonly deals: readonly StoredDeal[];
  /** What stands wrong with the storage now. */
  readonly problems: readonly ProblemCode[];
}

/** The sentence of a code of the store. */
export function storageSentence(code: RefusalCode | ProblemCode, words: Words): string {
  const says: Readonly<Record<RefusalCode | ProblemCode, string>> = words.storage;
  return says[code];
}

export class Keeping {
  readonly #changed: (kept: Kept) => void;
  readonly #subscriptions: Subscription[] = [];
  #opened: Promise<Store> | null = null;
  #kept: Kept = { deals: [], problems: [] };

  constructor(changed: (kept: Kept) => void) {
    this.#changed = changed;
  }

  /** The store; opening never fails, it falls back to memory and says so. */
  readonly open = (): Promise<Store> => {
    this.#opened ??= this.#begin();
    return this.#opened;
  };

  async #begin(): Promise<Store> {
    const { openStore } = await import('../../store/open.ts');
    const store = await openStore();
    this.#subscriptions.push(
      store.liveList().subscribe((found) => found.ok && this.#tell({ deals: found.deals })),
      store.problems.subscribe((problems) => this.#tell({ problems: problems.map(({ code }) => code) })),
    );
    return store;
  }

  #tell(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#changed(this.#kept);
  }

  /** Stores what was accepted. Null when all is well, otherwise the code to explain. */
  async keep(records: readonly DealRecord[]): Promise<RefusalCode | null> {
    const store = await this.open();
    const done = await store.createAll(
      records.map(({ header, events, marks }) => ({
        header,
        events,
        closed: true,
        ...(marks === undefined ? {} : { marks }),
      })),
    );
    return done.ok ? null : done.code;
  }

  async record(stream: string): Promise<DealRecord | RefusalCode> {
    const found = await (await this.open()).record(stream);
    return found.ok ? found.record : found.code;
  }

  async remove(stream: string): Promise<RefusalCode | null> {
    const done = await (await this.open()).remove([stream]);
    return done.ok ? null : done.code;
  }

  /** Hands the reader everything stored as a file. */
  async saveBackup(): Promise<void> {
    const [store, { saveFile }] = await Promise.all([this.open(), import('./download.ts')]);
    const backup = JSON.stringify(await store.exportAll());
    saveFile(new Blob([backup], { type: 'application/json' }), 'dealtrail-backup.json');
  }

  end(): void {
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    void this.#opened?.then((store) => store.end());
  }
}
