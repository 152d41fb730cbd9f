/**
 * What people have entered and not recorded, kept for when a phone ends the page. It belongs to a deal, and is forgotten with it. Each tab
 * gets its own back; what a closed tab has left goes to whoever opens the deal next.
 */

import { freshName } from '../../store/copy/ledger.ts';
import { forgetValue, storedValue, storeValue } from './browserStorage.ts';

const KEYS = {
  form: 'dealtrail.forms',
  claim: 'dealtrail.claims',
  entries: 'dealtrail.entries',
  newDeal: 'dealtrail.newDeals',
};
/** What nobody works on any more gives way to later work. */
const MOST = 8;

type Kind = keyof typeof KEYS;

interface Unrecorded {
  readonly stream: string;
  readonly of: string;
  readonly tab: string;
  /** The page that works on it, which may be gone; empty if it has said so when it went. */
  readonly page: string;
  readonly work: unknown;
}

const TAB_KEY = 'dealtrail.tab';

/** A tab keeps its name when its page is loaded again, also by a browser that was closed. */
function tabName(): string {
  const known = storedValue(TAB_KEY, 'sessionStorage');
  if (typeof known === 'string') return known;
  const name = freshName();
  storeValue(TAB_KEY, name, 'sessionStorage');
  return name;
}

const TAB = tabName();
/** A copied tab has the name of the first one, but another page. */
const PAGE = freshName();
const lockOf = (page: string): string => `dealtrail.page.${page}`;

function all(kind: Kind): readonly Unrecorded[] {
  const kept = storedValue(KEYS[kind]);
  return Array.isArray(kept) ? (kept as readonly Unrecorded[]) : [];
}

function store(kind: Kind, kept: readonly Unrecorded[]): void {
  if (kept.length === 0) forgetValue(KEYS[kind]);
  else storeValue(KEYS[kind], kept);
}

/** Changes whose page has what this tab has kept. */
function passOn(from: string, to: string): void {
  for (const kind of Object.keys(KEYS) as Kind[]) {
    const before = all(kind);
    const isPassedOn = ({ tab, page }: Unrecorded): boolean => tab === TAB && page === from;
    if (before.some(isPassedOn))
      store(
        kind,
        before.map((one) => (isPassedOn(one) ? { ...one, page: to } : one)),
      );
  }
}

let isAtWork = false;

/** From now on other pages know that this one is there, for as long as it is. */
function atWork(): void {
  if (isAtWork) return;
  isAtWork = true;
  // Without a secure address there are no locks.
  const locks = navigator.locks as LockManager | undefined;
  void locks?.request(lockOf(PAGE), () => new Promise(() => undefined));
  // The lock of a page that is loaded again may end after the next page has begun.
  addEventListener('pagehide', () => passOn(PAGE, ''));
  addEventListener('pageshow', ({ persisted }) => persisted && passOn('', PAGE));
}

/** The locks of all pages that are there. */
async function locksHeld(): Promise<ReadonlySet<string | undefined>> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return new Set();
  const { held = [], pending = [] } = await locks.query();
  return new Set([...held, ...pending].map(({ name }) => name));
}

/**
 * Finds what is kept of that deal and no other page works on. What it answers with is this page's from then on; undefined for nothing.
 * @param stream the stored deal; empty for one that is not stored
 */
export async function unrecordedOf(kind: Kind, stream: string): Promise<(of: string) => unknown> {
  const held = await locksHeld();
  return (of) => {
    const kept = all(kind);
    const free = kept.filter(
      (one) => one.stream === stream && one.of === of && (one.page === PAGE || !held.has(lockOf(one.page))),
    );
    const found =
      free.findLast(({ page }) => page === PAGE) ?? free.findLast(({ tab }) => tab === TAB) ?? free.at(-1);
    if (found === undefined) return undefined;
    atWork();
    store(
      kind,
      kept.map((one) => (one === found ? { ...one, tab: TAB, page: PAGE } : one)),
    );
    return found.work;
  };
}

/**
 * Keeps what is entered so far on this page.
 * @param stream the stored deal; empty for one that is not stored
 * @param work null once it is recorded or given up
 */
export function keepUnrecorded(kind: Kind, stream: string, of: string, work: unknown): void {
  const before = all(kind);
  const others = before.filter((one) => one.stream !== stream || one.of !== of || one.page !== PAGE);
  if (work === null) {
    if (others.length < before.length) store(kind, others);
    return;
  }
  atWork();
  store(kind, [...others.slice(1 - MOST), { stream, of, tab: TAB, page: PAGE, work }]);
}

/** Forgets what is kept of deals that are removed. */
export function forgetUnrecorded(streams: readonly string[]): void {
  for (const kind of Object.keys(KEYS) as Kind[]) {
    const before = all(kind);
    const kept = before.filter(({ stream }) => !streams.includes(stream));
    if (kept.length < before.length) store(kind, kept);
  }
}
