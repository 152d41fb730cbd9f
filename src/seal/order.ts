/**
 * The order in which events were signed, whatever happened to the file: each event names the one before it by its hash, and each author
 * counts his own events. So missing events and their authors are detected; lines that fit nowhere were added.
 */

import { grouped } from '../domain/grouped.ts';
import { talliesOf, type Envelope } from './envelope.ts';
import { standing } from './standing.ts';

/** A line of the file. */
export interface OrderedLine {
  /** Its index in the file, from 0. */
  readonly line: number;
  /** Null for an unreadable line. */
  readonly event: Envelope | null;
  /** The public key that the line names as its author's. */
  readonly author: string | null;
  readonly hash: string;
  /** `whole`: unchanged since a member of this record signed it. The others say what is wrong with the line. */
  readonly state: 'whole' | 'changed' | 'stranger' | 'foreign';
}

/** One event in the order of signing. */
export interface SignedEvent {
  /** The line of the file that holds it; null if it is missing. */
  readonly entry: OrderedLine | null;
  /** The author's public key, as far as known. */
  readonly author: string | null;
  /** The line is elsewhere in the file. */
  readonly moved: boolean;
  /** The author's number, or the reference to his previous event, is wrong. */
  readonly miscounted: boolean;
  /** Later events refer to another event here: its author signed two with the same number. */
  readonly replaced: boolean;
}

/** A line that is none of the events in this order. */
interface Stray {
  readonly entry: OrderedLine;
  readonly kind: 'doubled' | 'added';
  /** The number of the event before which it stands; for a duplicate, the number of the original. */
  readonly number: number;
}

export interface Order {
  readonly signed: readonly SignedEvent[];
  readonly strays: readonly Stray[];
}

interface Whole extends OrderedLine {
  readonly event: Envelope;
}

/** The authors of the missing events in the gap before a piece of the chain; null for an unknown one. */
type Missing = (string | null)[];

/** At most this many missing events are listed, whatever numbers the authors state. */
const MOST_MISSING = 10_000;
/** At most this many jumps of the count are examined if it is unclear in which gap the events are missing. */
const MOST_SOMEWHERE = 1000;

/**
 * The order of signing, with what was moved, is missing or belongs nowhere. The time it takes grows with the number of lines, except
 * for files that no program wrote.
 */
export function orderOf(entries: readonly OrderedLine[]): Order {
  const whole = new Map<string, Whole>();
  const doubles: OrderedLine[] = [];
  for (const entry of entries) {
    if (!isWhole(entry)) continue;
    if (whole.has(entry.hash)) doubles.push(entry);
    else whole.set(entry.hash, entry);
  }
  const pieces = piecesOf(whole);
  const { gaps, miscounted, replaced } = counted(pieces);
  const inOrder = new Set(standing(pieces.flat()));
  const damaged = entries.filter((entry) => !isWhole(entry));

  const signed: SignedEvent[] = [];
  const strays: Stray[] = [];
  let from = 0;
  const upTo = (line: number): OrderedLine[] => {
    const start = from;
    while (from < damaged.length && (damaged[from]?.line ?? 0) < line) from++;
    return damaged.slice(start, from);
  };
  const missing = (authors: Missing, found: readonly OrderedLine[]): void => {
    // The authors of the missing events are known, but not always their order. A line that names one as its author is taken for his.
    const left = new Map<string | null, number>();
    for (const author of authors) left.set(author, (left.get(author) ?? 0) + 1);
    const taken = (author: string | null): boolean => {
      const count = left.get(author) ?? 0;
      left.set(author, Math.max(0, count - 1));
      return count > 0;
    };
    const own = authors.map((_author, index) => {
      const author = found[index]?.author ?? null;
      return author !== null && taken(author) ? author : null;
    });
    let next = 0;
    for (const index of authors.keys()) {
      const entry = found[index] ?? null;
      let author = own[index] ?? null;
      while (author === null && next < authors.length) {
        const candidate = authors[next++] ?? null;
        if (!taken(candidate)) continue;
        author = candidate;
        break;
      }
      signed.push({
        entry,
        author: author ?? entry?.author ?? null,
        moved: false,
        miscounted: false,
        replaced: false,
      });
    }
    for (const entry of found.slice(authors.length))
      strays.push({ entry, kind: 'added', number: signed.length });
  };
  for (const [index, piece] of pieces.entries()) {
    const stands = piece.filter((entry) => inOrder.has(entry));
    missing(gaps[index] ?? [], upTo((stands[0] ?? piece[0])?.line ?? 0));
    for (const entry of piece) {
      // Between two consecutive events nothing can be missing, so lines there were added.
      if (inOrder.has(entry)) missing([], upTo(entry.line));
      signed.push({
        entry,
        author: entry.event.by,
        moved: !inOrder.has(entry),
        miscounted: miscounted.has(entry),
        replaced: replaced.has(entry),
      });
    }
  }
  // At the end no later event shows whether lines were changed or added.
  const rest = upTo(Infinity);
  const ends = rest.filter(({ state }) => state === 'changed');
  missing(
    ends.map(() => null),
    ends,
  );
  missing(
    [],
    rest.filter(({ state }) => state !== 'changed'),
  );

  const numberOf = new Map(signed.map(({ entry }, number) => [entry?.hash ?? null, number]));
  for (const entry of doubles) strays.push({ entry, kind: 'doubled', number: numberOf.get(entry.hash) ?? 0 });
  let before = 0;
  const lines = new Set(signed.map(({ entry }) => entry?.line));
  for (const entry of entries) {
    if (lines.has(entry.line)) before++;
    else if (whole.get(entry.hash) === entry) strays.push({ entry, kind: 'added', number: before });
  }
  return { signed, strays };
}

function isWhole(entry: OrderedLine): entry is Whole {
  return entry.state === 'whole' && entry.event !== null;
}

/** The chain, in several pieces if events between them are missing. */
function piecesOf(whole: ReadonlyMap<string, Whole>): Whole[][] {
  const after = grouped(whole.values(), ({ event }) => event.seen);
  const length = lengths(whole, after);
  const longest = (entries: readonly Whole[]): Whole | undefined =>
    entries.reduce<Whole | undefined>(
      (best, each) => (best === undefined || (length.get(each) ?? 0) > (length.get(best) ?? 0) ? each : best),
      undefined,
    );
  const pieces: Whole[][] = [];
  for (const [seen, entries] of after) {
    if (seen !== null && whole.has(seen)) continue;
    const piece: Whole[] = [];
    for (let next = longest(entries); next !== undefined; next = longest(after.get(next.hash) ?? []))
      piece.push(next);
    pieces.push(piece);
  }
  // Each author uses a number once, so a second event with that number is no part of the record. The longer piece is believed.
  const taken = new Set<string>();
  return pieces
    .sort((one, other) => other.length - one.length)
    .filter((piece) => {
      const numbers = piece.map(({ event }) => `${event.by} ${event.n}`);
      if (numbers.some((number) => taken.has(number))) return false;
      for (const number of numbers) taken.add(number);
      return true;
    })
    .sort((one, other) => rank(one) - rank(other));
}

/** The piece with the opening first, the others in the order of the file. */
function rank([first]: readonly Whole[]): number {
  return first === undefined || first.event.seen === null ? -1 : first.line;
}

/** For each event the length of the longest chain that begins with it; the event itself counts. */
function lengths(
  whole: ReadonlyMap<string, Whole>,
  after: ReadonlyMap<string | null, readonly Whole[]>,
): ReadonlyMap<Whole, number> {
  const length = new Map<Whole, number>();
  for (const last of whole.values()) {
    if (after.has(last.hash)) continue;
    let count = 1;
    for (let entry: Whole | undefined = last; entry !== undefined; count++) {
      if ((length.get(entry) ?? 0) >= count) break;
      length.set(entry, count);
      entry = whole.get(entry.event.seen ?? '');
    }
  }
  return length;
}

/** The authors of the missing events before each piece, by their counts, and the events with a wrong count where nothing is missing. */
function counted(pieces: readonly (readonly Whole[])[]): {
  readonly gaps: readonly Missing[];
  readonly miscounted: ReadonlySet<OrderedLine>;
  readonly replaced: ReadonlySet<OrderedLine>;
} {
  const gaps: Missing[] = pieces.map(() => []);
  const miscounted = new Set<OrderedLine>();
  const replaced = new Set<OrderedLine>();
  /** The last number of each author. The hash of his last event is unknown if only a checkpoint mentions it. */
  const last = new Map<
    string,
    { readonly piece: number; readonly n: number; readonly hash: string | null }
  >();
  /** Events that are missing somewhere between two pieces that are not adjacent. */
  const somewhere: {
    readonly by: string;
    readonly count: number;
    readonly from: number;
    readonly to: number;
  }[] = [];
  let left = MOST_MISSING;
  /** False if events are missing, but there is no gap for them. */
  const advanced = (by: string, n: number, hash: string | null, piece: number): boolean => {
    const before = last.get(by) ?? { piece: -1, n: 0, hash: null };
    last.set(by, { piece, n, hash });
    const count = Math.min(n - before.n - (hash === null ? 0 : 1), left);
    if (count <= 0) return count === 0;
    const from = before.piece + 1;
    const first = from > 0 || seenBy(pieces[0]) !== null ? from : 1;
    if (piece < first) return false;
    left -= count;
    if (first === piece) gaps[piece]?.push(...Array<string>(count).fill(by));
    else if (somewhere.length < MOST_SOMEWHERE) somewhere.push({ by, count, from: first, to: piece });
    return true;
  };
  for (const [piece, entries] of pieces.entries())
    for (const entry of entries) {
      const { by, n, aprev } = entry.event;
      const own = last.get(by) ?? { piece: -1, n: 0, hash: null };
      const follows = n !== own.n + 1 || (own.n > 0 && own.hash === null) || aprev === own.hash;
      const before = pieces[own.piece]?.at(-1);
      // The piece before the gap ends with an event of this number, but the author continues from another one.
      const isSecond = !follows && own.piece < piece && before?.hash === own.hash;
      if (isSecond && before !== undefined) replaced.add(before);
      if (!advanced(by, n, entry.hash, piece) || (!follows && !isSecond)) miscounted.add(entry);
      // A later checkpoint counts an author's last event even if that is missing.
      for (const { key: author, n: reached } of talliesOf(entry.event))
        if (reached > (last.get(author)?.n ?? 0) && !advanced(author, reached, null, piece))
          miscounted.add(entry);
    }
  for (const { by, count, from, to } of somewhere) {
    let rest = count;
    for (let piece = from; piece <= to && rest > 0; piece++) {
      if ((gaps[piece]?.length ?? 1) > 0) continue;
      gaps[piece]?.push(by);
      rest--;
    }
    gaps[to]?.push(...Array<string>(rest).fill(by));
  }
  // Before each piece, except one that opens the record, at least one event is missing.
  for (const [piece, gap] of gaps.entries()) {
    const before = pieces[piece - 1]?.at(-1);
    const isReplaced = before !== undefined && replaced.has(before);
    if (gap.length === 0 && !isReplaced && seenBy(pieces[piece]) !== null) gap.push(null);
  }
  return { gaps, miscounted, replaced };
}

/** The hash of the event before the piece; null for a piece that opens the record. */
function seenBy(piece: readonly Whole[] | undefined): string | null {
  return piece?.[0]?.event.seen ?? null;
}
