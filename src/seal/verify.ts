/** Verifies a sealed record: whether it is what its members signed, the faults of each event, and the part that is valid. */

import { base64, type Bytes } from './bytes.ts';
import { originOf, readCheckpoint, vouchedBy } from './checkpoint.ts';
import { verifierHere, type Verifier } from './ed25519.ts';
import { compared, type KeptFault } from './kept.ts';
import type { Member } from './member.ts';
import { orderOf, type OrderedLine, type Order, type SignedEvent } from './order.ts';
import {
  entriesOf,
  linesOf,
  openingFromCheckpoint,
  openingOf,
  recordOf,
  signaturesChecked,
  type SealOpening,
  type SealedLine,
} from './reading.ts';
import { rootsOf } from './tree.ts';

export type SealFaultKind =
  // Of one event
  | 'changed'
  | 'dropped'
  | 'doubled'
  | 'moved'
  | 'added'
  /** Signed by a key that is not in the roster. */
  | 'stranger'
  /** Signed for another record. */
  | 'foreign'
  /** Its author's count is wrong. */
  | 'miscounted'
  /** The file ends within it. */
  | 'unfinished'
  // Of a checkpoint in the file
  /** It is no checkpoint, or belongs to another record, or covers other events than those before it. */
  | 'checkpoint'
  /** It names a signature of a member who did not sign. */
  | 'cosignature'
  // Of the file
  /** Its own words: nothing proves that a newer program wrote it. */
  | 'laterVersion'
  | 'noOpening'
  | 'lineEnds'
  | 'startMark'
  | 'noEnd'
  // Against a checkpoint that somebody kept
  | KeptFault;

export interface SealFault {
  readonly kind: SealFaultKind;
  /** The number of the event in the order of signing, from 0 for the opening; null for the whole file. */
  readonly number: number | null;
  /** The author's name, or his public key if the roster lacks it; null if unknown. */
  readonly author: string | null;
  /** The line of the file, from 1; null for a missing event. */
  readonly line: number | null;
}

export interface Verdict {
  readonly members: readonly Member[];
  /** The number of events in the order of signing, with the missing ones. */
  readonly events: number;
  readonly faults: readonly SealFault[];
  /** For each member, how many events from the first his checkpoints cover. */
  readonly vouched: readonly { readonly member: Member; readonly size: number }[];
  /** How many events, from the first, all members have signed. */
  readonly frozen: number;
  /** The numbers of the case's events after those. */
  readonly added: readonly number[];
  /** Each freeze, the first one first: the number of facts, and the time. Freezes of the same facts are one entry. */
  readonly freezes: readonly { readonly facts: number; readonly at: string }[];
  /** The valid events, in the order of signing. */
  readonly holds: readonly SignedEvent[];
  /** What the next event is signed onto; null for a record with faults. */
  readonly end: End | null;
}

/** What the next event refers to. */
export interface End {
  readonly opening: SealOpening;
  readonly signed: readonly SignedEvent[];
  readonly leaves: readonly Bytes[];
}

/** The result for a record, as plain data. */
export type SealState = Omit<Verdict, 'holds' | 'end'>;

/** True when the record has no faults and every member has signed all of the case. */
export function isSealed({ faults, frozen, added }: SealState): boolean {
  return faults.length === 0 && frozen > 0 && added.length === 0;
}

interface Vouching {
  /** By public key. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly faults: readonly SealFault[];
}

/**
 * Verifies a sealed file; never throws for its contents. If the record matches its checkpoints, only each author's last signature is
 * checked: its hashes cover all earlier ones, and the root covers every signature. Otherwise all signatures are checked.
 * @param kept checkpoints that stood outside the file
 * @param verifier checks signatures; by default the fastest one available
 */
export async function verifySealed(
  bytes: Uint8Array,
  kept: readonly string[] = [],
  verifier?: Verifier,
): Promise<Verdict> {
  const verify = verifier ?? (await verifierHere());
  const { lines, otherLineEnds, startMark, isLater, noEnd, isCut } = linesOf(bytes);
  const found = openingOf(lines);
  const opening = found ?? openingFromCheckpoint(lines);
  const members = opening?.members ?? [];
  const assumed = entriesOf(lines, opening ?? recordOf(lines), opening === null ? null : members);
  const fileFaults = [
    ...(isLater ? [ofFile('laterVersion')] : []),
    ...(found === null ? [ofFile('noOpening')] : []),
    ...(otherLineEnds ? [ofFile('lineEnds')] : []),
    ...(startMark ? [ofFile('startMark')] : []),
    ...(noEnd && !isCut ? [ofFile('noEnd')] : []),
  ];

  let order = orderOf(assumed);
  let faults = faultsOf(order, members);
  let vouching = await vouchingOf(order, lines, opening, verify);
  const isAsSigned = faults.length === 0 && vouching.faults.length === 0 && opening !== null;
  const some = isAsSigned ? lastOfEach(order.signed, frozenBy(vouching, members)) : null;
  let checked = await signaturesChecked(assumed, lines, some ?? assumed.keys(), verify);
  if (some !== null && checked.some(({ state }) => state !== 'whole'))
    checked = await signaturesChecked(assumed, lines, assumed.keys(), verify);
  if (checked.some(({ state }, line) => state !== assumed[line]?.state)) {
    order = orderOf(checked);
    faults = faultsOf(order, members);
    vouching = await vouchingOf(order, lines, opening, verify);
  }

  const { signed } = order;
  // Nobody changed the line at which the file was cut off.
  const named = faults.map((fault) =>
    isCut && fault.line === lines.length ? { ...fault, kind: 'unfinished' as const } : fault,
  );
  const all = [...fileFaults, ...named, ...vouching.faults];
  const leaves = faults.length === 0 ? leavesOf(signed, lines) : null;
  all.push(...(await compared(kept, { opening, leaves, events: signed.length }, verify)).map(ofFile));
  const frozen = frozenBy(vouching, members);
  return {
    members,
    events: signed.length,
    faults: all,
    vouched: members.map((member) => ({ member, size: vouching.sizes.get(member.key) ?? 0 })),
    frozen,
    added: signed.flatMap(({ entry }, number) =>
      number >= frozen && entry?.event?.t !== 'checkpoint' ? [number] : [],
    ),
    freezes: freezesIn(signed),
    holds: signed.filter(({ entry, replaced }) => entry?.state === 'whole' && !replaced),
    end: all.length === 0 && opening !== null && leaves !== null ? { opening, signed, leaves } : null,
  };
}

function freezesIn(signed: readonly SignedEvent[]): Verdict['freezes'] {
  const freezes: { readonly facts: number; readonly at: string }[] = [];
  let facts = 0;
  for (const { entry } of signed) {
    const { t, at = '' } = entry?.event ?? {};
    if (t === 'fact') facts++;
    if (t === 'checkpoint' && freezes.at(-1)?.facts !== facts) freezes.push({ facts, at });
  }
  return freezes;
}

const ofFile = (kind: SealFaultKind): SealFault => ({ kind, number: null, author: null, line: null });

function frozenBy({ sizes }: Vouching, members: readonly Member[]): number {
  return members.length === 0 ? 0 : Math.min(...members.map(({ key }) => sizes.get(key) ?? 0));
}

function leavesOf(signed: readonly SignedEvent[], lines: readonly SealedLine[]): readonly Bytes[] {
  return signed.flatMap(({ entry }) => lines[entry?.line ?? -1]?.leaf ?? []);
}

/** The lines whose signatures vouch for the others, and those after what all members have signed. */
function lastOfEach(signed: readonly SignedEvent[], frozen: number): ReadonlySet<number> {
  const last = new Map<string, number>();
  const lines = new Set<number>();
  for (const [number, { entry }] of signed.entries()) {
    const event = entry?.event;
    if (entry === null || !event) continue;
    last.set(event.by, entry.line);
    if (number >= frozen) lines.add(entry.line);
    if (number === frozen - 1) for (const line of last.values()) lines.add(line);
  }
  return lines;
}

function faultsOf({ signed, strays }: Order, members: readonly Member[]): SealFault[] {
  const names = new Map(members.map(({ name, key }) => [key, name]));
  const nameOf = (key: string | null): string | null => (key === null ? null : (names.get(key) ?? key));
  const faults: SealFault[] = [];
  for (const [number, { entry, author, moved, miscounted, replaced }] of signed.entries()) {
    const addFault = (kind: SealFaultKind, by = author): unknown =>
      faults.push({ kind, number, author: nameOf(by), line: entry === null ? null : entry.line + 1 });
    if (entry === null) addFault('dropped');
    else if (entry.state !== 'whole')
      addFault(entry.state, entry.state === 'changed' ? author : (entry.author ?? author));
    if (replaced) addFault('changed');
    if (moved) addFault('moved');
    if (miscounted) addFault('miscounted');
  }
  for (const { entry, kind, number } of strays) {
    const { line, author: by, state } = entry;
    faults.push({
      kind: state === 'stranger' || state === 'foreign' ? state : kind,
      number,
      author: nameOf(by),
      line: line + 1,
    });
  }
  return faults.sort((one, other) => (one.number ?? 0) - (other.number ?? 0));
}

/** What the checkpoints in the record state, and which of them are wrong. */
async function vouchingOf(
  { signed }: Order,
  lines: readonly SealedLine[],
  opening: SealOpening | null,
  verify: Verifier,
): Promise<Vouching> {
  const sizes = new Map<string, number>();
  const faults: SealFault[] = [];
  if (opening === null) return { sizes, faults };
  const { members } = opening;
  const found = signed.flatMap(({ entry }, number) =>
    entry?.state === 'whole' && entry.event?.t === 'checkpoint'
      ? [{ entry, number, checkpoint: readCheckpoint(String(entry.event.body['note'])) }]
      : [],
  );
  const isWhole = (size: number): boolean => size <= wholeUpTo;
  const firstDamaged = signed.findIndex(({ entry, replaced }) => entry?.state !== 'whole' || replaced);
  const wholeUpTo = firstDamaged === -1 ? signed.length : firstDamaged;
  const roots = rootsOf(
    leavesOf(signed.slice(0, wholeUpTo), lines),
    found.flatMap(({ checkpoint }) => checkpoint?.size ?? []),
  );
  for (const { entry, number, checkpoint } of found) {
    const addFault = (kind: SealFaultKind, author: string | null): unknown =>
      faults.push({ kind, number, author, line: entry.line + 1 });
    const author = nameIn(members, entry);
    if (
      checkpoint === null ||
      checkpoint.origin !== originOf(opening) ||
      checkpoint.size > number ||
      checkpoint.size === 0 ||
      // Damaged events before it are a fault of their own.
      (isWhole(checkpoint.size) &&
        base64(roots.get(checkpoint.size) ?? checkpoint.root.subarray(1)) !== base64(checkpoint.root))
    ) {
      addFault('checkpoint', author);
      continue;
    }
    const { by, falsely } = await vouchedBy(checkpoint, members, verify);
    for (const { name } of falsely) addFault('cosignature', name);
    if (by.length === 0) addFault('checkpoint', author);
    for (const { key } of by) sizes.set(key, Math.max(sizes.get(key) ?? 0, checkpoint.size));
  }
  return { sizes, faults };
}

function nameIn(members: readonly Member[], { event }: OrderedLine): string | null {
  return members.find(({ key }) => key === event?.by)?.name ?? null;
}
