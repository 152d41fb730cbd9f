/** Ways to tamper with a sealed file, each with what must then be said of it. */

import { constantFrom, nat, record, type Arbitrary } from 'fast-check';
import { utf8 } from '../../src/seal/bytes.ts';
import { signed, type Envelope } from '../../src/seal/envelope.ts';
import { isSealed, type SealFaultKind, type Verdict } from '../../src/seal/verify.ts';
import { joined, type Person } from '../seal/sample.ts';

export const KINDS = [
  'flip',
  'drop',
  'double',
  'swap',
  'move',
  'insertOwn',
  'insertStranger',
  'insertForeign',
  'resign',
  'resignAsStranger',
  'exchangeSignatures',
  'cut',
] as const;
export type Kind = (typeof KINDS)[number];

/** Where: each number counts round among the places there are. */
export interface Change {
  readonly kind: Kind;
  readonly at: number;
  readonly to: number;
  readonly bit: number;
}

export const change: Arbitrary<Change> = record({
  kind: constantFrom(...KINDS),
  at: nat(),
  to: nat(),
  bit: nat(),
});

/** A record that was sealed and frozen by all its members. */
export interface Target {
  readonly name: string;
  readonly lines: readonly Uint8Array[];
  readonly checkpoints: readonly string[];
  readonly people: readonly [Person, ...Person[]];
  /** Belongs to no roster. */
  readonly stranger: Person;
  /** Lines of another record of the same people. */
  readonly others: readonly Uint8Array[];
}

export interface Tampered {
  readonly bytes: Uint8Array;
  /** Checkpoints it is held against; none when left out. */
  readonly kept?: readonly string[];
  /** Null when the verdict names what was done; otherwise what is missing. */
  readonly missed: (verdict: Verdict) => string | null;
}

export async function tampered(target: Target, { kind, at, to, bit }: Change): Promise<Tampered> {
  const { lines, people, stranger, others } = target;
  const place = at % lines.length;
  // Any other place.
  const other = (place + 1 + (to % (lines.length - 1))) % lines.length;
  const line = lines[place] ?? new Uint8Array();
  const event = eventIn(line);
  const by = nameOf(event.by, people);
  const put = (...instead: readonly Uint8Array[]): Uint8Array =>
    joined(lines.toSpliced(place, 1, ...instead));
  const isLast = place === lines.length - 1;
  switch (kind) {
    case 'flip': {
      const bytes = joined(lines);
      const where = at % bytes.length;
      bytes[where] = (bytes[where] ?? 0) ^ (2 ** (bit % 8));
      const number = lineAt(lines, where);
      // The end of a line takes part of the next one with it.
      const isEnd = bytes.length > where && joined(lines)[where] === 10;
      return { bytes, missed: named(isEnd ? [number, number + 1] : [number], null, null) };
    }
    case 'drop':
      // That the last checkpoint is gone cannot be told from one not yet written: then it is not frozen.
      return { bytes: put(), missed: isLast ? notFrozen : named([place], ['dropped'], by) };
    case 'double':
      return {
        bytes: joined(lines.toSpliced(other, 0, line)),
        missed: named([place], ['doubled'], by),
      };
    case 'swap': {
      const second = lines[other] ?? new Uint8Array();
      const bytes = joined(lines.with(place, second).with(other, line));
      return { bytes, missed: named([place, other], ['moved'], null) };
    }
    case 'move': {
      const rest = lines.toSpliced(place, 1);
      const numbers = Math.abs(place - other) === 1 ? [place, other] : [place];
      return { bytes: joined(rest.toSpliced(other, 0, line)), missed: named(numbers, ['moved'], null) };
    }
    case 'insertOwn': {
      // Somebody with a member’s key, and without those of the others: everything but the text is as it was.
      const [author] = people;
      const made = await signed(
        {
          ...event,
          by: author.key,
          body: { items: [{ type: 'DirectorCalled', by: 'N' }] },
          ...asFact(event),
        },
        author.signer,
      );
      const inserted = joined([made.line, utf8('\n')]);
      return { bytes: put(line, inserted), missed: named(null, null, null) };
    }
    case 'insertStranger': {
      const made = await signed({ ...event, by: stranger.key }, stranger.signer);
      return {
        bytes: put(line, joined([made.line, utf8('\n')])),
        missed: named([place + 1], ['stranger'], stranger.key),
      };
    }
    case 'insertForeign': {
      const foreign = others[to % others.length] ?? new Uint8Array();
      const author = nameOf(eventIn(foreign).by, people);
      return { bytes: put(line, foreign), missed: named([place + 1], ['foreign'], author) };
    }
    case 'resign': {
      // In the author’s name, by a key that is not theirs.
      const made = await signed(event, stranger.signer);
      return { bytes: put(joined([made.line, utf8('\n')])), missed: named([place], ['changed'], by) };
    }
    case 'resignAsStranger': {
      const made = await signed({ ...event, by: stranger.key }, stranger.signer);
      return {
        bytes: put(joined([made.line, utf8('\n')])),
        missed: named([place], ['stranger'], stranger.key),
      };
    }
    case 'exchangeSignatures': {
      const second = lines[other] ?? new Uint8Array();
      const bytes = joined(
        lines.with(place, withSignatureOf(line, second)).with(other, withSignatureOf(second, line)),
      );
      return { bytes, missed: both(named([place], ['changed'], by), named([other], ['changed'], null)) };
    }
    case 'cut': {
      const bytes = joined(lines);
      const left = 1 + (at % (bytes.length - 1));
      // Cut behind an earlier freeze it is the whole file of that day: only the checkpoint that was kept tells.
      return {
        bytes: bytes.subarray(0, left),
        kept: target.checkpoints.slice(-1),
        missed: notFrozen,
      };
    }
  }
}

const notFrozen = (verdict: Verdict): string | null => (isSealed(verdict) ? 'it passes as sealed' : null);

/** A fault of one of the kinds at one of the numbers, by that author; whatever of it is null may be any. */
function named(
  numbers: readonly number[] | null,
  kinds: readonly SealFaultKind[] | null,
  author: string | null,
) {
  return (verdict: Verdict): string | null => {
    if (isSealed(verdict)) return 'it passes as sealed';
    const found = verdict.faults.some(
      (fault) =>
        (numbers === null || numbers.includes(fault.number ?? -1)) &&
        (kinds === null || kinds.includes(fault.kind)) &&
        (author === null || fault.author === author),
    );
    if (found) return null;
    const wanted = `${numbers?.join(' or ') ?? ''} ${kinds?.join(' or ') ?? ''} by ${author ?? 'somebody'}`;
    return `not named: ${wanted}; named: ${JSON.stringify(verdict.faults.slice(0, 5))}`;
  };
}

const both =
  (one: (verdict: Verdict) => string | null, other: (verdict: Verdict) => string | null) =>
  (verdict: Verdict): string | null =>
    one(verdict) ?? other(verdict);

/** The opening and checkpoints have bodies of their own: a fact stands in their place. */
function asFact({ t }: Envelope): Partial<Envelope> {
  return t === 'fact' ? {} : { t: 'fact', lane: 'main', n: 2, aprev: 'A'.repeat(43), seen: 'A'.repeat(43) };
}

function eventIn(line: Uint8Array): Envelope {
  return (JSON.parse(new TextDecoder().decode(line)) as { readonly event: Envelope }).event;
}

function nameOf(key: string, people: readonly Person[]): string {
  return people.find((person) => person.key === key)?.name ?? key;
}

/** The last 89 bytes of a line are its signature with what stands round it. */
function withSignatureOf(line: Uint8Array, other: Uint8Array): Uint8Array {
  return joined([line.subarray(0, -89), other.subarray(-89)]);
}

function lineAt(lines: readonly Uint8Array[], byte: number): number {
  let before = 0;
  return lines.findIndex(({ length }) => (before += length) > byte);
}
