/** Seals a record: signs its events one behind the other, adds to what is sealed, and freezes it with a checkpoint. */

import { joined, utf8, type Bytes } from './bytes.ts';
import { originOf, writeCheckpoint } from './checkpoint.ts';
import type { Signer } from './ed25519.ts';
import { SEALED_FORMAT, signed, VERSION, type Envelope, type EventType } from './envelope.ts';
import type { Member } from './members.ts';
import { leafOf, rootsOf } from './tree.ts';
import type { End } from './verify.ts';

/** What is sealed of a case, as JSON. */
export interface Matter {
  /** All but the events. */
  readonly head: Readonly<Record<string, unknown>>;
  /** What stands before the first fact, then each fact with what stands behind it up to the next. */
  readonly moments: readonly (readonly unknown[])[];
}

export interface Sealed {
  /** What is added to the file; of a new record, all of it. */
  readonly bytes: Bytes;
  /** The checkpoint: to be kept outside the file. */
  readonly checkpoint: string;
}

/** A record that grows. */
interface Log {
  readonly comp: string;
  readonly deal: string;
  readonly members: readonly Member[];
  readonly leaves: Bytes[];
  readonly lines: Bytes[];
  /** Hash of the last event. */
  last: string | null;
  /** How far each author has counted, and the hash of their last event. */
  readonly authors: Map<string, { readonly n: number; readonly hash: string }>;
  /** The clock. */
  readonly now: () => number;
}

/** The record is the first signer's; every signer vouches for it at its end. */
export async function seal(
  { head, moments: [first = [], ...facts] }: Matter,
  members: readonly Member[],
  [author, ...others]: readonly [Signer, ...Signer[]],
  now: () => number,
): Promise<Sealed> {
  const log: Log = {
    comp: 'local',
    deal: uuid7(now()),
    members,
    leaves: [],
    lines: [],
    last: null,
    authors: new Map(),
    now,
  };
  const roster = members.map(({ name, key }) => ({ name, key }));
  await append(log, author, 'opening', { format: SEALED_FORMAT, members: roster, head, items: first });
  for (const items of facts) await append(log, author, 'fact', { items });
  return frozen(log, [author, ...others]);
}

/** Behind what stands in the file: further facts, or none, and a checkpoint. */
export async function sealOn(
  { opening, places, leaves }: End,
  facts: readonly (readonly unknown[])[],
  [author, ...others]: readonly [Signer, ...Signer[]],
  now: () => number,
): Promise<Sealed> {
  const authors: Log['authors'] = new Map();
  let last: string | null = null;
  for (const { entry } of places) {
    const event = entry?.event;
    if (entry === null || !event) continue;
    authors.set(event.by, { n: event.n, hash: entry.hash });
    last = entry.hash;
  }
  const log: Log = { ...opening, leaves: [...leaves], lines: [], last, authors, now };
  for (const items of facts) await append(log, author, 'fact', { items });
  return frozen(log, [author, ...others]);
}

async function frozen(log: Log, signers: readonly [Signer, ...Signer[]]): Promise<Sealed> {
  const size = log.leaves.length;
  const root = rootsOf(log.leaves, [size]).get(size) ?? new Uint8Array();
  const checkpoint = await writeCheckpoint({ origin: originOf(log), size, root }, signers);
  const members = log.members.map(({ name, key }) => ({ name, key, n: log.authors.get(key)?.n ?? 0 }));
  await append(log, signers[0], 'checkpoint', { note: checkpoint, members });
  const end = utf8('\n');
  return { bytes: joined(log.lines.flatMap((line) => [line, end])), checkpoint };
}

async function append(log: Log, author: Signer, t: EventType, body: Envelope['body']): Promise<void> {
  const { comp, deal, authors, last, now } = log;
  const own = authors.get(author.key);
  const time = now();
  const { hash, line } = await signed(
    {
      v: VERSION,
      id: uuid7(time),
      comp,
      deal,
      lane: t === 'checkpoint' ? 'cp' : 'main',
      t,
      by: author.key,
      at: new Date(time).toISOString(),
      n: (own?.n ?? 0) + 1,
      aprev: own?.hash ?? null,
      seen: last,
      body,
    },
    author,
  );
  authors.set(author.key, { n: (own?.n ?? 0) + 1, hash });
  log.last = hash;
  log.lines.push(line);
  log.leaves.push(leafOf(line));
}

/** RFC 9562: the time, then chance as a UUID of version 4 has it. */
function uuid7(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  const chance = globalThis.crypto.randomUUID();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${chance.slice(15)}`;
}
