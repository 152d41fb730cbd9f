/** Lines that did not happen: begun, named, removed, and followed while their deal is on screen. */

import type { ReactiveController } from 'lit';
import type { Fact } from '../../../events/event.ts';
import { dealTitle } from '../../../i18n/sentence.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { isStorageCode } from '../../../store/codes.ts';
import type { Marks, Refusal, StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import type { TreeLine } from '../../../ui/lines/tree.ts';
import type { Replay } from '../../../view/replay.ts';
import type { ReplayScreenElement } from '../../../ui/replay-screen/replay-screen.element.ts';
import { hashOf, type Route } from '../address.ts';
import type { Host } from '../host.ts';
import { copiedFrom } from '../origin.ts';
import { dealShown } from '../keeping/kept.ts';
import { Comparing } from './comparing.ts';
import { Lanes } from './lanes.ts';
import { beginLines, below, familyOf, lineName, linesDrawn, untried, type Fork } from './lines.ts';
import { Steadied } from './steadied.ts';
import { isSame } from '../../../domain/json.ts';
import { Latest } from '../../../ui/latest.ts';

export class Trying implements ReactiveController {
  readonly #host: Host;
  #replays: ReadonlyMap<string, Replay> = new Map();
  #family: readonly StoredDeal[] = [];
  /** The followed streams, with edition and language. */
  #followed = '';
  #stop: (() => void) | null = null;
  /** The same deal may be left and opened again while what follows it is loading. */
  readonly #latest = new Latest();
  /** Lines that this page has named after their first fact. */
  readonly #named = new Set<string>();
  /** A new line whose first moment must still be announced, and the replay that was shown when it was begun. */
  #begun: { readonly stream: string; readonly at: number; readonly from: Replay } | null = null;

  readonly #lanes: Lanes;
  readonly #comparing: Comparing;
  readonly #steadied = new Steadied();

  constructor(host: Host) {
    this.#host = host;
    this.#lanes = new Lanes(host);
    this.#comparing = new Comparing(host);
    host.addController(this);
  }

  hostUpdated(): void {
    this.#leave();
    void this.#follow();
    void this.#comparing.compare(this.#own, this.#replays);
    void this.#announce();
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** For the deal on screen: the line of what happened, and every line tried from it. */
  get lines(): readonly TreeLine[] {
    const { route, kept } = this.#host;
    if (route.view !== 'deal') return [];
    const family = familyOf(route.stream, kept);
    // A new line is shown a moment before it is listed; until then the tree stays.
    if (family.length > 0) this.#family = family;
    const drawn = this.#withLanes(linesDrawn(this.#family, this.#replays), route.stream);
    const others = this.#comparing.lines.filter(({ parent }) =>
      drawn.some(({ stream }) => stream === parent),
    );
    return [...drawn, ...others];
  }

  /** Adds the accounts of the deal on screen, if it has any. */
  #withLanes(drawn: readonly TreeLine[], stream: string): readonly TreeLine[] {
    const { screen, route, at } = this.#host;
    if (screen.show !== 'replay' || drawn.some((line) => line.stream === stream && line.parent !== null))
      return drawn;
    const lanes = this.#lanes.of(screen.record, stream);
    if (lanes.length === 0 || drawn.length > 0) return [...drawn, ...lanes];
    const href = hashOf({ ...route, at } as Route);
    return [{ stream, name: '', parent: null, fork: 0, replay: screen.replay, href }, ...lanes];
  }

  /** The stored deal on screen. */
  get #own(): string | null {
    const { route, screen } = this.#host;
    return route.view === 'deal' && screen.show === 'replay' ? route.stream : null;
  }

  async #follow(): Promise<void> {
    const { kept, choices, keeping } = this.#host;
    const own = this.#own;
    const others = this.#comparing.othersOf(own);
    const family = own === null ? [] : familyOf(own, kept);
    const streams = [...family, ...others].map(({ stream }) => stream).sort();
    const { edition, settings } = choices;
    const wanted = streams.length < 2 ? '' : [edition ?? '', settings.language, ...streams].join(' ');
    if (wanted === this.#followed) return;
    this.#end();
    this.#followed = wanted;
    if (wanted === '') return;
    const isLatest = this.#latest.begin();
    const [{ followAll }, { readingOf }, store] = await Promise.all([
      import('./family.ts'),
      import('./following.ts'),
      keeping.open(),
    ]);
    if (!isLatest()) return;
    const following = followAll(store, streams, readingOf(choices), (replays) => {
      // Older drawings stay until the lines are read again.
      this.#replays = new Map([...this.#replays, ...replays]);
      this.#host.requestUpdate();
    });
    this.#stop = () => following.unsubscribe();
  }

  /** Begins a line at the moment on screen, and goes to its address. False if it did not begin. */
  async branch(facts: readonly Fact[] = [], marks: Marks = {}): Promise<boolean> {
    return (await this.#steadied.press(() => this.#branch(facts, marks))) === true;
  }

  async #branch(facts: readonly Fact[], marks: Marks): Promise<boolean> {
    const { at, keeping, words, screen, route } = this.#host;
    const store = await keeping.open();
    const fork = await this.#fork(store, at);
    if (fork === null) return false;
    const made = await beginLines(store, fork, [facts], words, marks);
    const stream = made.ok ? made.lines[0] : made.stream;
    if (stream !== undefined && (made.ok || isStorageCode(made.code))) {
      copiedFrom(stream, route);
      if (screen.show === 'replay') this.#begun = { stream, at: at + facts.length, from: screen.replay };
      // A new line opens at its end, as every live deal.
      location.hash = hashOf({ view: 'deal', stream, at: 0 });
      return true;
    }
    if (!made.ok) this.#report(made);
    return false;
  }

  /** The note about lines begun at a moment is removed when somebody continues from there. */
  #leave(): void {
    const { kept, keeping, route, at, screen } = this.#host;
    const report = kept.reports.find((each) => each.kind === 'linesBegun');
    if (report === undefined) return;
    const isThere =
      route.view === 'deal' ? route.stream === report.stream && at === report.at : screen.show === 'replay';
    if (!isThere) keeping.dismiss(report);
  }

  /** Nobody stepped to the beginning of a new line, so its first moment is announced instead of the one that was left. */
  async #announce(): Promise<void> {
    const { route, screen, at, renderRoot, updateComplete } = this.#host;
    const begun = this.#begun;
    if (begun === null || route.view !== 'deal' || screen.show !== 'replay') return;
    // The desk may have read the new line while the page still shows the moment that was left.
    if (route.stream !== begun.stream || screen.replay === begun.from || at !== begun.at) return;
    this.#begun = null;
    await updateComplete;
    const shown = renderRoot.querySelector<ReplayScreenElement>('replay-screen');
    await shown?.updateComplete;
    shown?.announce();
  }

  /** Begins a line for each of these lists of facts that has none yet; the screen stays. */
  async branchAll(lines: readonly (readonly Fact[])[], at: number): Promise<void> {
    await this.#steadied.press(() => this.#branchAll(lines, at));
  }

  async #branchAll(lines: readonly (readonly Fact[])[], at: number): Promise<void> {
    const { keeping, words, route, kept } = this.#host;
    const store = await keeping.open();
    const fork = await this.#fork(store, at);
    if (fork === null) return;
    const wanted = await untried(store, fork, lines, kept);
    const made =
      wanted.length === 0 && fork.stream !== null
        ? ({ ok: true, stream: fork.stream } as const)
        : await beginLines(store, fork, wanted, words);
    if (!made.ok) return this.#report(made);
    if (route.view !== 'deal') location.hash = hashOf({ view: 'deal', stream: made.stream, at });
    keeping.report({ kind: 'linesBegun', lines: wanted.length, stream: made.stream, at });
  }

  async rename(name: string): Promise<void> {
    const { route, keeping } = this.#host;
    if (route.view !== 'deal') return;
    const done = await (await keeping.open()).rename(route.stream, name);
    if (!done.ok) this.#report(done);
  }

  /** Removes the line on screen, and the lines that leave it; they can be put back. */
  async remove(): Promise<void> {
    const { route, keeping, kept } = this.#host;
    const own = dealShown(route, kept);
    if (own?.parent === undefined) return;
    const streams = [own, ...below(own.stream, kept.deals)].map(({ stream }) => stream);
    if (await keeping.remove(streams))
      location.hash = hashOf({ view: 'deal', stream: own.parent, at: own.fork ?? 0 });
  }

  /** Names an unnamed line after the first thing recorded on it. */
  async nameAfter(stream: string, { source, positions }: Timeline): Promise<void> {
    const { kept, keeping, words } = this.#host;
    const own = kept.deals.find((deal) => deal.stream === stream);
    if (own?.parent === undefined || own.name !== undefined || this.#named.has(stream)) return;
    const { fork = 0 } = own;
    const fact = source.events[fork];
    const before = positions[fork];
    if (fact === undefined || before === undefined) return;
    this.#named.add(stream);
    const done = await (await keeping.open()).rename(stream, lineName(fact, before.table, words));
    if (!done.ok) this.#report(done);
  }

  async #fork(store: Store, at: number): Promise<Fork | null> {
    const { screen, route, kept, words } = this.#host;
    if (screen.show !== 'replay') return null;
    const { record, replay } = screen;
    const stream = route.view === 'deal' ? route.stream : await this.#stored(store, screen.record);
    const [root] = stream === null ? [] : familyOf(stream, kept);
    const title = dealTitle(root?.header ?? record.header, words);
    return { record, at, table: replay.table(at), stream, title };
  }

  /** The same deal if it was stored before, so that its lines stay together; otherwise null. */
  async #stored(store: Store, record: Fork['record']): Promise<string | null> {
    for (const { stream, parent, header, version } of this.#host.kept.deals) {
      if (parent !== undefined || version !== record.events.length || !isSame(header, record.header))
        continue;
      const found = await store.record(stream);
      if (found.ok && isSame(found.record.events, record.events)) return stream;
    }
    return null;
  }

  #report({ code }: Refusal): void {
    this.#host.keeping.report({ kind: 'refused', code });
  }

  #end(): void {
    this.#stop?.();
    this.#stop = null;
    this.#latest.drop();
    this.#followed = '';
  }
}
