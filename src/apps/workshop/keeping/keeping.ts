/** The store, opened when it is first needed, and its state for the screens. */

import type { Subscription } from 'rxjs';
import type { DealRecord } from '../../../events/record.ts';
import type { RefusalCode } from '../../../store/codes.ts';
import type { CopyState } from '../../../store/copy/log.ts';
import type { KnownDeal } from '../../../store/knownDeals.ts';
import type { Store } from '../../../store/store.ts';
import type { AcceptedFile } from './accepting.ts';
import { CasesKept } from './casesKept.ts';
import { NOTHING_KEPT, type Kept } from './kept.ts';
import { PlayedResults } from './results.ts';
import type { SigningHere } from '../sealing/signingHere.ts';
import type { KeepingReport } from './restoring.ts';
import { SPOKEN_FOR } from './spokenFor.ts';
import { forgetUnrecorded } from '../unrecorded.ts';
import { Unstored } from './unstored.ts';

/** Milliseconds between two measurements of the space. */
const MEASURED_EVERY = 3000;
/** Milliseconds before a new state of the second copy is shown: it changes with every fact, and no fact should wait for that drawing. */
const COPY_SHOWN_AFTER = 200;

export class Keeping {
  readonly #changed: (kept: Kept) => void;
  #subscriptions: Subscription[] = [];
  #listing: Subscription | null = null;
  #opened: Promise<Store> | null = null;
  #kept = NOTHING_KEPT;
  #measuring: ReturnType<typeof setTimeout> | undefined;
  #copied: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: (kept: Kept) => void) {
    this.#changed = changed;
  }

  /** What could not be stored yet. */
  readonly #unstored = new Unstored({
    open: () => this.open(),
    kept: () => this.#kept,
    change: (change) => this.#change(change),
    works: (store) => this.#listAnew(store),
    stored: () => this.report({ kind: 'stored' }),
  });

  /** Results that only the play shows, for the list. */
  readonly results = new PlayedResults(
    () => this.open(),
    () => this.#change({}),
  );

  /** The cases of hearings among the deals, for the list. */
  readonly cases = new CasesKept(
    () => this.open(),
    () => this.#change({}),
  );

  /** Signs what is recorded here; null until the store is open. */
  signing: SigningHere | null = null;

  /**
   * The store. A database that can't be opened is no failure: the store keeps everything in memory and
   * reports it.
   *
   * @throws if its program can't be loaded; the next call tries again
   */
  readonly open = (): Promise<Store> => {
    this.#opened ??= this.#begin().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  };

  async #begin(): Promise<Store> {
    const [{ openStore }, { openCopy }, { SigningHere }] = await Promise.all([
      import('../../../store/open.ts'),
      import('./copyWorker.ts'),
      import('../sealing/signingHere.ts'),
    ]);
    const copy = openCopy();
    const store = await openStore(copy === null ? {} : { copy });
    this.signing = new SigningHere(store, () => this.#change({}));
    this.#list(store);
    this.#subscriptions = [
      store.problems.subscribe((problems) => this.#unstored.know(problems)),
      store.waiting.subscribe((waiting) => this.#change({ waiting: waiting.map(({ deal }) => deal) })),
      store.unsaved.subscribe((unsaved) => this.#unstored.count(unsaved)),
      store.copy.subscribe((copy) => this.#changeLater(copy)),
      store.loss.subscribe((loss) => this.#change({ loss })),
    ];
    this.#change({ kind: store.kind, savedAt: store.savedAt, shown: store.shown });
    this.#unstored.begin();
    return store;
  }

  #list(store: Store): void {
    this.#listing?.unsubscribe();
    this.#listing = store.liveList().subscribe((found) => {
      if (!found.ok) return;
      this.#change({ deals: found.deals, damaged: found.damaged });
      this.#measure(store);
    });
  }

  /** Lists the deals again where the list ended because the storage did not work. */
  #listAnew(store: Store): void {
    if (this.#listing?.closed !== true) return;
    this.#list(store);
    store.marks.watch();
  }

  /** Measures at once the first time, later only after a pause, because facts may follow quickly (throttling). */
  #measure(store: Store): void {
    if (this.#measuring !== undefined) return;
    const look = (): void => void store.room().then((room) => this.#change({ room }));
    if (this.#kept.room === null) look();
    this.#measuring = setTimeout(() => {
      this.#measuring = undefined;
      look();
    }, MEASURED_EVERY);
  }

  #change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#changed(this.#kept);
  }

  #changeLater(copy: CopyState): void {
    this.#kept = { ...this.#kept, copy };
    this.#copied ??= setTimeout(() => {
      this.#copied = undefined;
      this.#change({});
    }, COPY_SHOWN_AFTER);
  }

  /** Shows these results instead of the earlier ones. */
  report(...reports: readonly KeepingReport[]): void {
    this.#change({ reports });
  }

  dismiss(report: KeepingReport): void {
    this.report(...this.#kept.reports.filter((each) => each !== report));
  }

  /** Stores the deals of a file that are not stored already. Returns a single deal's stream, else null. */
  async keep(file: AcceptedFile): Promise<string | null> {
    const [store, { acceptAll }] = await Promise.all([this.open(), import('./accepting.ts')]);
    const { stream, reports } = await acceptAll(file.parts ?? [file], store);
    if (reports.length > 0) this.report(...reports);
    return stream;
  }

  /** For each deal of a file the one that is stored already, or null. */
  readonly known = async (file: AcceptedFile): Promise<readonly (KnownDeal | null)[]> => {
    const [store, { knownOf }] = await Promise.all([this.open(), import('./accepting.ts')]);
    return knownOf(file, store);
  };

  async record(stream: string): Promise<DealRecord | RefusalCode> {
    const found = await (await this.open()).record(stream);
    return found.ok ? found.record : found.code;
  }

  /** False if they could not be removed, which is reported. */
  async remove(streams: readonly string[]): Promise<boolean> {
    const done = await (await this.open()).remove(streams);
    if (!done.ok) this.report({ kind: 'refused', code: done.code });
    else {
      forgetUnrecorded(streams);
      this.#change({ removed: [...this.#kept.removed, done.removed], reports: [] });
    }
    return done.ok;
  }

  /** Puts back what was removed last, or everything. */
  async undo(all: boolean): Promise<void> {
    const { removed } = this.#kept;
    const back = all ? removed : removed.slice(-1);
    const deals = back.flat();
    const done = await (await this.open()).putBack(deals);
    if (!done.ok) {
      this.report({ kind: 'refused', code: done.code });
      return;
    }
    const report = { kind: 'putBack', deals } as const;
    this.#change({ removed: removed.slice(0, removed.length - back.length), reports: [report] });
    setTimeout(() => this.dismiss(report), SPOKEN_FOR);
  }

  /** Forgets what was removed, so that it can't be put back. */
  letGo(): void {
    this.#change({ removed: [] });
  }

  async mend(stream: string): Promise<void> {
    const done = await (await this.open()).mend(stream);
    this.report({ kind: done.ok ? 'mended' : 'notMended' });
  }

  /** Saves everything stored to a file, and tells if something is missing in it. */
  async saveBackup(): Promise<void> {
    const [store, { saveFile }, { keptSettings }, { backupText }] = await Promise.all([
      this.open(),
      import('../download.ts'),
      import('./copiedSettings.ts'),
      import('../../../store/backupFile.ts'),
    ]);
    const backup = await store.exportAll();
    const text = backupText({ ...backup, settings: keptSettings() });
    saveFile(new Blob([text], { type: 'application/json' }), 'dealtrail-backup.json');
    if (!store.saved(backup)) this.report({ kind: 'copyLacks' });
    this.#change({ savedAt: store.savedAt });
  }

  /** Adds the contents of backups, one after another; true if settings were taken over. */
  async restore(contents: readonly string[]): Promise<boolean> {
    // What of the same drop was not handed over is still to be read.
    const reports = this.#kept.reports.filter(({ kind }) => kind === 'notHandedOver');
    this.report(...reports, { kind: 'restoring' });
    const [store, { restore }] = await Promise.all([this.open(), import('./restoring.ts')]);
    for (const content of contents) reports.push(await restore(store, content, this));
    this.#change({ reports, savedAt: store.savedAt });
    return reports.some((report) => report.kind === 'restored' && report.settings);
  }

  /** Tries to store what waits, at once. */
  readonly retry = (): Promise<void> => this.#unstored.retry();

  async discard(): Promise<void> {
    (await this.open()).discardUnsaved();
  }

  async acknowledge(): Promise<void> {
    (await this.open()).acknowledgeLoss();
  }

  async askToLast(): Promise<void> {
    const [store, { askToLast }] = await Promise.all([this.open(), import('../../../store/health.ts')]);
    if (!(await askToLast())) this.report({ kind: 'notGranted' });
    this.#change({ room: await store.room() });
  }

  /** Asks the browser to keep its storage, once, at the first freeze of a deal. */
  askAtFirstFreeze(): void {
    const { kind, room, deals } = this.#kept;
    const isFirst = deals.every(({ freezes }) => freezes === undefined);
    if (kind === 'durable' && room?.lasting !== true && isFirst) void this.askToLast();
  }

  end(): void {
    clearTimeout(this.#measuring);
    clearTimeout(this.#copied);
    this.#unstored.end();
    this.signing?.end();
    this.#listing?.unsubscribe();
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    void this.#opened?.then((store) => store.end());
  }
}
