/** What is followed beside the deal on screen: its lines, and other records of the same deal that are compared with it. */

import { defer, finalize } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Trying } from '../../src/apps/workshop/desk/trying.ts';
import { othersOf } from '../../src/apps/workshop/desk/lines.ts';
import type { Host } from '../../src/apps/workshop/host.ts';
import { NOTHING_KEPT, type Kept } from '../../src/apps/workshop/keeping/kept.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import type { StoredDeal } from '../../src/store/deal.ts';
import type { Store } from '../../src/store/store.ts';
import type { TreeLine } from '../../src/ui/lines/tree.ts';
import { DEFAULT_PREFERENCES } from '../../src/ui/replay-screen/preferences.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import { computer, type Computer } from '../store/fake.ts';
import { headerNamed } from '../store/sample.ts';

const CALLED = { type: 'DirectorCalled', by: 'N' } as const;
const REPLAY = replayOf(timelineOf({ header: headerNamed('Heard'), events: [] }));

const at = (stream: string) => ({ view: 'deal', stream, at: 0 });

/** The page, as far as lines need it. */
function pageOf(store: Store, deals: readonly StoredDeal[], open = () => Promise.resolve(store)) {
  const page = {
    addController: () => undefined,
    requestUpdate: () => undefined as void,
    route: { view: 'home' } as object,
    choices: { settings: DEFAULT_SETTINGS, preferences: DEFAULT_PREFERENCES, theme: 'auto', edition: null },
    words: wordsFor(DEFAULT_SETTINGS),
    screen: {
      show: 'replay',
      record: { header: headerNamed('Heard'), events: [] },
      replay: REPLAY,
      from: null,
    },
    at: 0,
    kept: { ...NOTHING_KEPT, deals } as Kept,
    keeping: { open },
  };
  const trying = new Trying(page as unknown as Host);
  // As the page does: it draws anew a little later.
  page.requestUpdate = () => void Promise.resolve().then(() => trying.hostUpdated());
  return { page, trying };
}

describe('two records of one deal', () => {
  let machine: Computer | null = null;
  afterEach(() => machine?.shutDown());

  async function twoRecords() {
    machine = computer();
    const store = await machine.tab();
    const made = await store.createAll([
      { header: headerNamed('Heard'), events: [CALLED, { type: 'CardPlayed', seat: 'E', card: 'SJ' }] },
      { header: headerNamed('Heard'), events: [CALLED, { type: 'CardPlayed', seat: 'E', card: 'SQ' }] },
    ]);
    const listed = await store.list();
    if (!made.ok || !listed.ok) throw new Error('not stored');
    const [first = '', second = ''] = made.streams;
    return { store, deals: listed.deals, first, second };
  }

  const apartIn = ({ lines }: Trying): TreeLine | undefined => lines.find(({ apart }) => apart !== undefined);

  it('are compared on the screen of each of them', async () => {
    const { store, deals, first, second } = await twoRecords();
    const { page, trying } = pageOf(store, deals);
    page.route = at(first);
    trying.hostUpdated();
    await vi.waitFor(
      () => expect(apartIn(trying)).toMatchObject({ parent: first, stream: second, fork: 1 }),
      {
        timeout: 60_000,
      },
    );
    page.route = at(second);
    trying.hostUpdated();
    await vi.waitFor(() => expect(apartIn(trying)).toMatchObject({ parent: second, stream: first }), {
      timeout: 10_000,
    });
    trying.hostDisconnected();
  });

  it('are told in the letters that the reader chooses, and as they are when one of them has been frozen', async () => {
    const { store, deals, first, second } = await twoRecords();
    const { page, trying } = pageOf(store, deals);
    page.route = at(first);
    trying.hostUpdated();
    await vi.waitFor(() => expect(apartIn(trying)?.apart?.own.join()).toContain('J'), { timeout: 60_000 });
    const name = apartIn(trying)?.name;
    const settings = { ...DEFAULT_SETTINGS, letters: 'ardv' as const };
    page.choices = { ...page.choices, settings };
    page.words = wordsFor(settings);
    trying.hostUpdated();
    await vi.waitFor(() => expect(apartIn(trying)?.apart?.own.join()).toContain('V'), { timeout: 10_000 });
    const freezes = [{ version: 2, at: '2026-11-30T12:00:00Z' }] as unknown as StoredDeal['freezes'];
    page.kept = {
      ...page.kept,
      deals: deals.map((deal) => (deal.stream === second ? { ...deal, freezes } : deal)),
    };
    trying.hostUpdated();
    await vi.waitFor(() => expect(apartIn(trying)?.name).toBe(`${name} · ${page.words.screen.home.frozen}`), {
      timeout: 10_000,
    });
    trying.hostDisconnected();
  });

  it('are followed once, and no longer than they are on screen', async () => {
    const { store, deals, first } = await twoRecords();
    let followed = 0;
    const counted = {
      live: (stream: string) =>
        defer(() => {
          followed++;
          return store.live(stream);
        }).pipe(finalize(() => followed--)),
      record: (stream: string) => store.record(stream),
    } as unknown as Store;
    let opened: () => void = () => undefined;
    const isOpen = new Promise<void>((done) => (opened = done));
    const { page, trying } = pageOf(counted, deals, () => isOpen.then(() => counted));
    for (const route of [at(first), { view: 'home' }, at(first)]) {
      page.route = route;
      trying.hostUpdated();
    }
    opened();
    await vi.waitFor(() => expect(apartIn(trying)).toBeDefined(), { timeout: 60_000 });
    expect(followed).toBe(2);
    trying.hostDisconnected();
    expect(followed).toBe(0);
  });

  it('are found whether or not their file is known', () => {
    const stored = (stream: string, header: object): StoredDeal =>
      ({ stream, header: { ...header, ...headerNamed('Heard'), ...header } }) as unknown as StoredDeal;
    const { deal } = headerNamed('Heard');
    const deals = [
      stored('own', {}),
      stored('of a file', { source: 'member-b.json' }),
      stored('another board', { deal: { ...deal, board: '3' } }),
      stored('another contract', { declarer: 'N' }),
    ];
    expect(othersOf('own', { ...NOTHING_KEPT, deals }).map(({ stream }) => stream)).toEqual(['of a file']);
  });
});
