/**
 * What people have entered and not recorded, kept for when a phone ends the page. It belongs to a deal, and is forgotten with it. Each tab
 * gets its own back; what a closed tab has left goes to whoever opens the deal next. Nothing gives way to later work: people would not know.
 */

import { isObject } from '../../domain/json.ts';
import { freshName } from '../../store/copy/ledger.ts';
import { noteUnkept } from './unkept.ts';
import { forgetValue, storedValue, storeValue } from './browserStorage.ts';

const KEYS = {
  form: 'dealtrail.forms',
  claim: 'dealtrail.claims',
  entries: 'dealtrail.entries',
  newDeal: 'dealtrail.newDeals',
  pasted: 'dealtrail.pasted',
};

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

const FIELDS = ['stream', 'of', 'tab', 'page'];
const isUnrecorded = (value: unknown): value is Unrecorded =>
  isObject(value) && FIELDS.every((field) => typeof value[field] === 'string');

/** What was stored by another version, or changed by hand, may have another shape: it counts as nothing. */
function all(kind: Kind): readonly Unrecorded[] {
  const kept = storedValue(KEYS[kind]);
  return Array.isArray(kept) ? kept.filter(isUnrecorded) : [];
}

/** False if the browser refuses it. */
function store(kind: Kind, kept: readonly Unrecorded[]): boolean {
  if (kept.length > 0) return storeValue(KEYS[kind], kept);
  forgetValue(KEYS[kind]);
  return true;
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

/** Without a secure address there are no locks, and a browser that keeps nothing refuses them. */
async function withLocks<T>(asked: (locks: LockManager) => Promise<T>): Promise<T | null> {
  const locks = navigator.locks as LockManager | undefined;
  try {
    return locks === undefined ? null : await asked(locks);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return null;
    throw error;
  }
}

let isAtWork = false;

/** From now on other pages know that this one is there, for as long as it is. */
function atWork(): void {
  if (isAtWork) return;
  isAtWork = true;
  void withLocks((locks) => locks.request(lockOf(PAGE), () => new Promise(() => undefined)));
  // The lock of a page that is loaded again may end after the next page has begun.
  addEventListener('pagehide', () => passOn(PAGE, ''));
  addEventListener('pageshow', ({ persisted }) => persisted && passOn('', PAGE));
}

/** The locks of all pages that are there. */
async function locksHeld(): Promise<ReadonlySet<string | undefined>> {
  const { held = [], pending = [] } = (await withLocks((locks) => locks.query())) ?? {};
  return new Set([...held, ...pending].map(({ name }) => name));
}

/**
 * Finds what is kept of that deal and no other page works on. What it answers with is this page's from then on; null for nothing. What
 * this version cannot show is forgotten.
 * @param stream the stored deal; empty for one that is not stored
 * @param isWork whether this version can show it, since another one may have kept it
 */
export async function unrecordedOf<Work>(
  kind: Kind,
  stream: string,
  isWork: (work: unknown) => work is Work,
): Promise<(of: string) => Work | null> {
  const held = await locksHeld();
  return (of) => {
    const kept = all(kind);
    const free = kept.filter(
      (one) => one.stream === stream && one.of === of && (one.page === PAGE || !held.has(lockOf(one.page))),
    );
    const found =
      free.findLast(({ page }) => page === PAGE) ?? free.findLast(({ tab }) => tab === TAB) ?? free.at(-1);
    if (found === undefined) return null;
    if (!isWork(found.work)) {
      store(
        kind,
        kept.filter((one) => one !== found),
      );
      return null;
    }
    atWork();
    store(
      kind,
      kept.map((one) => (one === found ? { ...one, tab: TAB, page: PAGE } : one)),
    );
    return found.work;
  };
}

/**
 * Keeps what is entered so far on this page; somebody is told if the browser refuses it.
 * @param stream the stored deal; empty for one that is not stored
 * @param work null once it is recorded or given up
 */
export function keepUnrecorded(kind: Kind, stream: string, of: string, work: unknown): void {
  const before = all(kind);
  const others = before.filter((one) => one.stream !== stream || one.of !== of || one.page !== PAGE);
  const name = `${kind} ${stream} ${of}`;
  if (work === null) {
    if (others.length < before.length) store(kind, others);
    noteUnkept(name, null);
    return;
  }
  atWork();
  noteUnkept(name, store(kind, [...others, { stream, of, tab: TAB, page: PAGE, work }]) ? null : 'refused');
}

/** Forgets what is kept of deals that are removed. */
export function forgetUnrecorded(streams: readonly string[]): void {
  for (const kind of Object.keys(KEYS) as Kind[]) {
    const before = all(kind);
    const kept = before.filter(({ stream }) => !streams.includes(stream));
    if (kept.length < before.length) store(kind, kept);
  }
}
