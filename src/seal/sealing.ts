/** Seals a record: signs its events one after another, adds to a sealed record, and freezes it with a checkpoint. */

import { hexadecimal } from '../domain/hexadecimal.ts';
import { joined, utf8, type Bytes } from './bytes.ts';
import { originOf, writeCheckpoint } from './checkpoint.ts';
import type { Signer } from './ed25519.ts';
import { SEALED_FORMAT, signed, VERSION, type Envelope, type EventType } from './envelope.ts';
import { roleIn, type Member } from './member.ts';
import { leafOf, rootsOf } from './tree.ts';
import type { End } from './verify.ts';

/** The part of a case that is sealed, as JSON. */
export interface Matter {
  /** Everything except the events. */
  readonly head: Readonly<Record<string, unknown>>;
  /** First the items before the first fact; then each fact with the items up to the next fact. */
  readonly moments: readonly (readonly unknown[])[];
}

export interface Sealed {
  /** The bytes to append to the file; for a new record, the whole file. */
  readonly bytes: Bytes;
  /** The checkpoint, to be kept outside the file. Empty without a freeze. */
  readonly checkpoint: string;
}

/** A growing record. */
interface Log {
  readonly comp: string;
  readonly deal: string;
  readonly members: readonly Member[];
  readonly leaves: Bytes[];
  readonly lines: Bytes[];
  /** Hash of the last event. */
  last: string | null;
  /** For each author his last number and the hash of his last event. */
  readonly authors: Map<string, { readonly n: number; readonly hash: string }>;
  /** The clock. */
  readonly now: () => number;
}

/** What is added to a record. */
export interface Further {
  /** Each fact with the items after it, and its signer. */
  readonly moments: readonly { readonly items: readonly unknown[]; readonly author: Signer }[];
  /** New names of moments that were signed before. They are signed with the first of the facts. */
  readonly marks?: Readonly<Record<string, number>>;
  /** The members who vouch for everything in a checkpoint; without them nothing is frozen. */
  readonly freeze: readonly Signer[];
}

/** A new sealed file. The first signer opens the record and signs every fact; every signer signs the checkpoint at its end. */
export function seal(
  { head, moments: [first = [], ...facts] }: Matter,
  members: readonly Member[],
  signers: readonly [Signer, ...Signer[]],
  now: () => number,
): Promise<Sealed> {
  const [author] = signers;
  const moments = facts.map((items) => ({ items, author }));
  return sealAnew({ head, items: first, members, author }, { moments, freeze: signers }, now);
}

/** The beginning of a record. */
interface Beginning {
  /** The whole case except its events. */
  readonly head: Matter['head'];
  /** The items before the first fact. */
  readonly items: readonly unknown[];
  readonly members: readonly Member[];
  /** The member who opens the record. */
  readonly author: Signer;
}

/** A new sealed file, in which each fact is signed by its own author. */
export async function sealAnew(
  { head, items, members, author }: Beginning,
  further: Further,
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
  const roster = members.map(rosterEntry);
  await append(log, author, 'opening', { format: SEALED_FORMAT, members: roster, head, items });
  return grown(log, further);
}

/** The lines to append to the sealed file: each fact signed by its own author, and the checkpoint, if somebody freezes the record. */
export function sealFurther(
  { opening, signed, leaves }: End,
  further: Further,
  now: () => number,
): Promise<Sealed> {
  const authors: Log['authors'] = new Map();
  let last: string | null = null;
  for (const { entry } of signed) {
    const event = entry?.event;
    if (entry === null || !event) continue;
    authors.set(event.by, { n: event.n, hash: entry.hash });
    last = entry.hash;
  }
  return grown({ ...opening, leaves: [...leaves], lines: [], last, authors, now }, further);
}

async function grown(log: Log, { moments, marks = {}, freeze }: Further): Promise<Sealed> {
  for (const [index, { items, author }] of moments.entries()) {
    const named = index === 0 && Object.keys(marks).length > 0 ? { marks } : {};
    await append(log, author, 'fact', { items, ...named });
  }
  const [first, ...others] = freeze;
  const checkpoint = first === undefined ? '' : await frozen(log, [first, ...others]);
  const end = utf8('\n');
  return { bytes: joined(log.lines.flatMap((line) => [line, end])), checkpoint };
}

function rosterEntry({ name, key, role }: Member): Member {
  return { name, key, ...roleIn(role) };
}

async function frozen(log: Log, signers: readonly [Signer, ...Signer[]]): Promise<string> {
  const size = log.leaves.length;
  const root = rootsOf(log.leaves, [size]).get(size) ?? new Uint8Array();
  const checkpoint = await writeCheckpoint({ origin: originOf(log), size, root }, signers);
  const members = log.members.map((one) => ({ ...rosterEntry(one), n: log.authors.get(one.key)?.n ?? 0 }));
  await append(log, signers[0], 'checkpoint', { note: checkpoint, members });
  return checkpoint;
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

/** A UUID of version 7 (RFC 9562): the time, then random digits. */
function uuid7(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  // randomUUID is missing in a page without a secure connection.
  const chance = hexadecimal(globalThis.crypto.getRandomValues(new Uint8Array(10)));
  const variant = '89ab'[Number.parseInt(chance[3] ?? '', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${chance.slice(0, 3)}-${variant}${chance.slice(4, 7)}-${chance.slice(7, 19)}`;
}
