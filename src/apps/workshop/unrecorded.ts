/** What people have entered and not recorded, kept for when a phone ends the page. It belongs to a deal, and is forgotten with it. */

import { forgetValue, storedValue, storeValue } from './browserStorage.ts';

const KEYS = { form: 'dealtrail.forms', claim: 'dealtrail.claims' };
/** What nobody works on any more gives way to later work. */
const MOST = 8;

type Kind = keyof typeof KEYS;

function all(kind: Kind): Readonly<Record<string, unknown>> {
  const kept = storedValue(KEYS[kind]);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

function store(kind: Kind, kept: readonly (readonly [string, unknown])[]): void {
  if (kept.length === 0) forgetValue(KEYS[kind]);
  else storeValue(KEYS[kind], Object.fromEntries(kept));
}

const keyOf = (stream: string, of: string): string => `${stream} ${of}`;

/** What is kept of that deal under that name; undefined for nothing. */
export function unrecorded(kind: Kind, stream: string, of: string): unknown {
  return all(kind)[keyOf(stream, of)];
}

/**
 * Keeps what is entered so far.
 * @param stream the stored deal; empty for one that is not stored
 * @param work null once it is recorded or given up
 */
export function keepUnrecorded(kind: Kind, stream: string, of: string, work: unknown): void {
  const { [keyOf(stream, of)]: before, ...others } = all(kind);
  if (work === null && before === undefined) return;
  const kept = Object.entries(others).slice(1 - MOST);
  store(kind, work === null ? kept : [...kept, [keyOf(stream, of), work]]);
}

/** Forgets what is kept of deals that are removed. */
export function forgetUnrecorded(streams: readonly string[]): void {
  for (const kind of ['form', 'claim'] as const) {
    const before = Object.entries(all(kind));
    const kept = before.filter(([key]) => !streams.some((stream) => key.startsWith(keyOf(stream, ''))));
    if (kept.length < before.length) store(kind, kept);
  }
}
