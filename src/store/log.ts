/**
 * The rules of the log: a writer may add only after the version it has seen (optimistic concurrency). A closed deal is never edited; it
 * is reopened by a statement that stays in the record, and `closings` keeps the earlier version and digest. Database errors reject;
 * `keeper.ts` turns them into codes.
 */

import { plain } from '../domain/json.ts';
import type { Fact, FactOf } from '../events/event.ts';
import type { StoredEvent } from '../events/record.ts';
import { wholeOf, type WholeRecord } from './branch.ts';
import { freshName } from './copy/ledger.ts';
import { contiguous, digestOf, coveredText, unpack } from './digest.ts';
import {
  isFinished,
  recordLength,
  refuse,
  type Draft,
  type Listed,
  type Marks,
  type OpenedDeal,
  type StoreOutcome,
  type Refusal,
  type StoredDeal,
} from './deal.ts';
import { damagedDeal, isStoredDeal } from './shape.ts';
import type { PackedDeal, Storage, Tables } from './tables.ts';

/** A draft with its stream. */
export type NamedDraft = Draft & { readonly stream: string };

/** The drafts, each with a name. New names sort in the order of the drafts. */
export function withNames(drafts: readonly Draft[]): readonly NamedDraft[] {
  const fresh = freshName();
  return drafts.map((draft, index) => ({
    ...draft,
    stream: draft.stream ?? (index === 0 ? fresh : `${fresh}-${String(index).padStart(5, '0')}`),
  }));
}

/** The facts as rows that follow event number `after` of their stream. */
export function storedEvents(
  stream: string,
  after: number,
  facts: readonly Fact[],
  storedAt: string,
): StoredEvent[] {
  return facts.map((event, index) => ({ stream, version: after + index + 1, event: plain(event), storedAt }));
}

/** Refuses a mark outside the record (`badMark`) or one that would move (`markTaken`); null if all marks are right. */
function checkMarks(stream: string, had: Marks, added: Marks, length: number): Refusal | null {
  for (const [name, at] of Object.entries(added)) {
    if (!Number.isInteger(at) || at < 0 || at > length) return refuse('badMark', { stream });
    if (Object.hasOwn(had, name) && had[name] !== at) return refuse('markTaken', { stream });
  }
  return null;
}

/** A new deal, as it is stored while it is live. */
export function begin(draft: NamedDraft, now: string): OpenedDeal {
  const { stream, header, events = [], marks = {}, parent, fork, name, seal } = draft;
  const deal: StoredDeal = {
    stream,
    header: plain(header),
    marks: plain(marks),
    state: 'live',
    ...(parent === undefined ? {} : { parent, fork: fork ?? 0 }),
    ...(name === undefined ? {} : { name }),
    version: events.length,
    closings: [],
    createdAt: now,
    updatedAt: now,
    ...(seal === undefined || seal.freezes.length === 0 ? {} : { freezes: seal.freezes }),
    ...(seal === undefined ? {} : { signed: seal.holds ? 'holds' : 'broken' }),
  };
  return { deal, events: storedEvents(stream, 0, events, now) };
}

/** Stores all the drafts or none. It refuses with `badMark`, `digestUnavailable`, `streamExists` or `badFork`. */
export async function createAll(
  storage: Storage,
  drafts: readonly NamedDraft[],
  now: string,
): Promise<StoreOutcome<{ opened: readonly OpenedDeal[] }>> {
  const opened: OpenedDeal[] = [];
  const packed: PackedDeal[] = [];
  for (const draft of drafts) {
    const { deal, events } = begin(draft, now);
    const { stream } = deal;
    const marks = checkMarks(stream, {}, deal.marks, recordLength(deal));
    if (marks) return marks;
    if (!draft.closed) {
      opened.push({ deal, events });
      continue;
    }
    const text = coveredText({ deal, events });
    const digest = await digestOf(text);
    if (digest === null) return refuse('digestUnavailable', { stream });
    packed.push({ stream, text, digest });
    opened.push({
      deal: { ...deal, state: 'closed', closings: [{ version: deal.version, digest, at: now }] },
      events,
    });
  }
  return storage.write(async (tables) => {
    const named = opened.flatMap(({ deal }) => [
      deal.stream,
      ...(deal.parent === undefined ? [] : [deal.parent]),
    ]);
    const known = await tables.dealsNamed([...new Set(named)]);
    for (const { deal } of opened) {
      const { stream, parent, fork = 0 } = deal;
      if (known.has(stream)) return refuse('streamExists', { stream });
      if (parent !== undefined) {
        const trunk = known.get(parent);
        if (!isStoredDeal(trunk) || !Number.isInteger(fork) || fork < 0 || fork > recordLength(trunk))
          return refuse('badFork', { stream });
      }
      known.set(stream, deal);
    }
    const deals = opened.map(({ deal }) => deal);
    await tables.add('deal', deals);
    await tables.addEvents(opened.flatMap(({ deal, events }) => (deal.state === 'live' ? events : [])));
    await tables.add('packed', packed);
    for (const { stream, seal } of drafts) if (seal) await tables.put('seal', { stream, text: seal.text });
    return { ok: true as const, opened };
  });
}

/** Adds to a live deal that has exactly `expectedVersion` events; for another number it refuses with `versionConflict`. */
export async function append(
  storage: Storage,
  stream: string,
  expectedVersion: number,
  facts: readonly Fact[],
  marks: Marks,
  now: string,
): Promise<StoreOutcome<OpenedDeal>> {
  const events = storedEvents(stream, expectedVersion, facts, now);
  const after = (deal: StoredDeal): StoreOutcome<{ deal: StoredDeal }> => {
    const { version } = deal;
    if (deal.state === 'closed') return refuse('closed', { stream, version });
    if (version !== expectedVersion) return refuse('versionConflict', { stream, version });
    const grown: StoredDeal = {
      ...deal,
      version: version + events.length,
      marks: { ...deal.marks, ...plain(marks) },
      updatedAt: now,
    };
    return checkMarks(stream, deal.marks, marks, recordLength(grown)) ?? { ok: true, deal: grown };
  };
  // The remembered deal may be outdated. The storage detects that, and then the long way refuses.
  const latest = Object.keys(marks).length > 0 ? undefined : storage.quick?.latest(stream);
  const next = latest && after(latest);
  if (next?.ok && (await storage.quick?.add(next.deal, events))) return { ...next, events };
  return storage.write(async (tables) => {
    const deal = await tables.deal(stream);
    if (!isStoredDeal(deal)) return missing(deal, stream);
    const grown = after(deal);
    if (!grown.ok) return grown;
    // Both requests are sent at once, so that the browser need not answer one before it gets the other.
    await Promise.all([tables.addEvents(events), tables.put('deal', grown.deal)]);
    return { ok: true as const, deal: grown.deal, events };
  });
}

type Rows = {
  readonly deal: unknown;
  readonly events: readonly unknown[];
  readonly packed?: unknown;
};

async function rowsFrom(tables: Tables, stream: string): Promise<Rows> {
  const deal = await tables.deal(stream);
  if (!isStoredDeal(deal) || deal.state === 'live') return { deal, events: await tables.events(stream) };
  return { deal, events: [], packed: await tables.packed(stream) };
}

/** The refusal for a missing deal (`unknownStream`) or an unreadable one (`corrupt`). */
function missing(row: unknown, stream: string): Refusal {
  return refuse(row === undefined ? 'unknownStream' : 'corrupt', { stream });
}

/** The deal with its events, once its rows match its count or digest. Digests are computed here, outside the transaction. */
export async function checked(
  stream: string,
  { deal, events, packed }: Rows,
): Promise<StoreOutcome<OpenedDeal>> {
  if (!isStoredDeal(deal)) return missing(deal, stream);
  const rows = deal.state === 'closed' ? await unpack(deal, packed) : contiguous(deal, events);
  return typeof rows === 'string' ? refuse(rows, { stream }) : { ok: true, deal, events: rows };
}

/** The deal with its own events. It refuses with `unknownStream`, `corrupt` or `digestUnavailable`. */
export async function read(storage: Storage, stream: string): Promise<StoreOutcome<OpenedDeal>> {
  return checked(stream, await storage.read((tables) => rowsFrom(tables, stream)));
}

/** The whole record of a deal: for a branch, the events it shares with its parent come first, and the entry is the branch's own. */
export async function record(storage: Storage, stream: string): Promise<WholeRecord> {
  const own = await read(storage, stream);
  return own.ok ? wholeOf(own, (parent) => record(storage, parent)) : own;
}

/** A damaged row does not hide the others. */
function listed(rows: readonly unknown[]): Listed {
  const deals = rows.filter(isStoredDeal);
  return {
    deals: deals.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0)),
    damaged: rows.filter((row) => !isStoredDeal(row)).map(damagedDeal),
  };
}

/** All deals, the most recently changed first, and the rows that can't be read as a deal. */
export async function list(storage: Storage): Promise<{ ok: true } & Listed> {
  return { ok: true, ...listed(await storage.read((tables) => tables.deals())) };
}

/**
 * Packs a live deal into one row with its digest. The text is hashed before the transaction, which then checks that nothing was
 * added meanwhile (`versionConflict`).
 */
export async function close(
  storage: Storage,
  stream: string,
  expectedVersion: number | undefined,
  now: string,
): Promise<StoreOutcome<{ version: number; digest: string }>> {
  const before = await read(storage, stream);
  if (!before.ok) return before;
  const { version, state } = before.deal;
  if (state === 'closed') return refuse('closed', { stream, version });
  if (expectedVersion !== undefined && expectedVersion !== version)
    return refuse('versionConflict', { stream, version });
  const text = coveredText(before);
  const digest = await digestOf(text);
  if (digest === null) return refuse('digestUnavailable', { stream });
  return storage.write(async (tables) => {
    const deal = await tables.deal(stream);
    if (!isStoredDeal(deal)) return missing(deal, stream);
    // Marks can change without a new event, and the digest covers them.
    if (deal.state === 'closed' || deal.version !== version || coveredText({ ...before, deal }) !== text) {
      return refuse(deal.state === 'closed' ? 'closed' : 'versionConflict', {
        stream,
        version: deal.version,
      });
    }
    await tables.add('packed', [{ stream, text, digest }]);
    await tables.drop('event', stream);
    const closings = [...deal.closings, { version, digest, at: now }];
    await tables.put('deal', { ...deal, state: 'closed', closings, updatedAt: now });
    return { ok: true as const, version, digest };
  });
}

/** Makes a closed deal live again. A finished one first needs a statement of who reopens it and why; without it: `reasonMissing`. */
export async function reopen(
  storage: Storage,
  stream: string,
  why: FactOf<'StatementMade'> | null,
  now: string,
): Promise<StoreOutcome<{ version: number }>> {
  const before = await read(storage, stream);
  if (!before.ok) return before;
  const { version, state } = before.deal;
  if (state === 'live') return refuse('notClosed', { stream, version });
  const hasReason = why !== null && why.by.trim() !== '' && why.text.trim() !== '';
  if (isFinished(before.deal) && !hasReason) return refuse('reasonMissing', { stream });
  const added = hasReason ? storedEvents(stream, version, [why], now) : [];
  return storage.write(async (tables) => {
    const deal = await tables.deal(stream);
    if (!isStoredDeal(deal)) return missing(deal, stream);
    if (deal.state === 'live') return refuse('notClosed', { stream, version: deal.version });
    if (deal.closings.length !== before.deal.closings.length) {
      return refuse('versionConflict', { stream, version: deal.version });
    }
    await tables.addEvents([...before.events, ...added]);
    await tables.drop('packed', stream);
    await tables.put('deal', { ...deal, state: 'live', version: version + added.length, updatedAt: now });
    return { ok: true as const, version: version + added.length };
  });
}

/** Gives a deal another name. The name is no part of the record, so a finished deal can be renamed, too. */
export function rename(storage: Storage, stream: string, name: string): Promise<StoreOutcome> {
  return storage.write(async (tables) => {
    const deal = await tables.deal(stream);
    if (!isStoredDeal(deal)) return missing(deal, stream);
    await tables.put('deal', { ...deal, name });
    return { ok: true as const };
  });
}
