/** Reads a sealed file line by line: the contents of each, and whether a member wrote it. */

import { bytesAfterMark } from '../domain/byteOrderMark.ts';
import { isObject } from '../domain/json.ts';
import { fromBase64url, type Bytes } from './bytes.ts';
import { isSoundKey, SIGNATURE_BYTES, type Verifier } from './ed25519.ts';
import {
  claimedAuthor,
  namesLaterVersion,
  readLine,
  SEALED_FORMAT,
  type Envelope,
  type ReadLine,
} from './envelope.ts';
import type { Member } from './member.ts';
import { MOST_MEMBERS, rosterOf } from './members.ts';
import type { OrderedLine } from './order.ts';
import { leafOf } from './tree.ts';

export interface SealedLine {
  /** Null for an unreadable line. */
  readonly read: ReadLine | null;
  /** The author that an unreadable line names. */
  readonly claimed: string | null;
  readonly leaf: Bytes;
}

export interface SealedLines {
  readonly lines: readonly SealedLine[];
  /** Some lines end in carriage returns, from another system or a mail program. */
  readonly otherLineEnds: boolean;
  /** The byte order mark stands before the first line, which some editors put there. */
  readonly startMark: boolean;
  /** A line that cannot be read, or the opening, names a later version of the format. */
  readonly isLater: boolean;
  /** The last line has no line end. */
  readonly noEnd: boolean;
  /** The file ends within its last line. */
  readonly isCut: boolean;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const CLOSING_BRACE = 125;

/** The lines of the file, each with what can be read of it. */
export function linesOf(bytes: Uint8Array): SealedLines {
  const lines: SealedLine[] = [];
  let otherLineEnds = false;
  let isLater = false;
  let from = bytes.length - bytesAfterMark(bytes).length;
  const startMark = from > 0;
  while (from < bytes.length) {
    const found = bytes.indexOf(LINE_FEED, from);
    const end = found === -1 ? bytes.length : found;
    const isOther = bytes[end - 1] === CARRIAGE_RETURN && end > from;
    otherLineEnds ||= isOther;
    const line = bytes.subarray(from, isOther ? end - 1 : end);
    const read = readLine(line);
    isLater ||= namesLaterVersion(line, read);
    lines.push({ read, claimed: read === null ? claimedAuthor(line) : null, leaf: leafOf(line) });
    from = end + 1;
  }
  const noEnd = bytes.length > 0 && bytes.at(-1) !== LINE_FEED;
  const isCut = noEnd && lines.at(-1)?.read === null && bytes.at(-1) !== CLOSING_BRACE;
  return { lines, otherLineEnds, startMark, isLater, noEnd, isCut };
}

/** The beginning of a record. */
export interface SealOpening {
  readonly comp: string;
  readonly deal: string;
  readonly members: readonly Member[];
}

/** At most this many openings and checkpoints are examined for a roster: a record has one opening, and each check takes time. */
const MOST_LOOKED_AT = 8;

/**
 * The opening that the other lines refer to; null for none. Its roster is used as it is: the opening's own signature is checked with the
 * other lines.
 */
export function openingOf(lines: readonly SealedLine[]): SealOpening | null {
  const seen = new Set(lines.flatMap(({ read }) => read?.event.seen ?? []));
  const openings = lines.flatMap(({ read }) => (read?.event.t === 'opening' ? [read] : []));
  const [first] = openings;
  const followed = openings.filter(({ hash }) => seen.has(hash));
  return firstWithRoster([...followed.slice(0, MOST_LOOKED_AT), ...(first === undefined ? [] : [first])]);
}

/** The opening by the last checkpoint, which repeats the roster: for a record whose opening is damaged. */
export function openingFromCheckpoint(lines: readonly SealedLine[]): SealOpening | null {
  const checkpoints = lines.flatMap(({ read }) => (read?.event.t === 'checkpoint' ? [read] : []));
  return firstWithRoster(checkpoints.slice(-MOST_LOOKED_AT).reverse());
}

function firstWithRoster(some: readonly ReadLine[]): SealOpening | null {
  for (const { event } of some) {
    const { comp, deal, t, body } = event;
    if (t === 'opening' && body['format'] !== SEALED_FORMAT) continue;
    const members = rosterOf(body['members']);
    if (members !== null) return { comp, deal, members };
  }
  return null;
}

/** The record to which most of the lines belong, for a file whose opening does not show it; null where no line can be read. */
export function recordOf(lines: readonly SealedLine[]): Pick<SealOpening, 'comp' | 'deal'> | null {
  const counts = new Map<string, { readonly comp: string; readonly deal: string; count: number }>();
  for (const { read } of lines) {
    if (read === null) continue;
    const { comp, deal } = read.event;
    const known = counts.get(`${comp}/${deal}`);
    if (known === undefined) counts.set(`${comp}/${deal}`, { comp, deal, count: 1 });
    else known.count++;
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0] ?? null;
}

/** The lines before their signatures are checked: `whole` means that a member may have signed the line. */
export function entriesOf(
  lines: readonly SealedLine[],
  record: Pick<SealOpening, 'comp' | 'deal'> | null,
  members: readonly Member[] | null,
): OrderedLine[] {
  const keys = members === null ? authorsOf(lines) : new Set(members.map(({ key }) => key));
  return lines.map(({ read, claimed }, line) => {
    const named = claimed !== null && keys.has(claimed) ? claimed : null;
    if (read === null) return { line, event: null, author: named, hash: `line ${line}`, state: 'changed' };
    const { event, hash } = read;
    const isOurs = event.comp === record?.comp && event.deal === record.deal;
    const isMember = keys.has(event.by);
    const holds = isOurs && isMember && isWellFormed(event);
    return {
      line,
      event,
      author: event.by,
      hash,
      state: holds ? 'whole' : !isOurs ? 'foreign' : isMember ? 'changed' : 'stranger',
    };
  });
}

/** Replacements for the members if no roster can be read: the first authors, as many as a roster may have. */
function authorsOf(lines: readonly SealedLine[]): ReadonlySet<string> {
  const authors = new Set(lines.flatMap(({ read }) => read?.event.by ?? []));
  return new Set([...authors].slice(0, MOST_MEMBERS).filter(isSoundKey));
}

/** True if the body has the parts that its type requires. */
function isWellFormed({ t, body }: Envelope): boolean {
  if (t === 'checkpoint') return typeof body['note'] === 'string';
  return Array.isArray(body['items']) && (t === 'fact' || isObject(body['head']));
}

/** The number of signatures that are verified at the same time. */
const AT_ONCE = 512;

/** The entries after checking these lines' signatures: a line without a valid signature is `changed`, whoever is named as its author. */
export async function signaturesChecked(
  entries: readonly OrderedLine[],
  lines: readonly SealedLine[],
  asked: Iterable<number>,
  verify: Verifier,
): Promise<OrderedLine[]> {
  const checked = [...entries];
  const wanted = [...asked].filter((line) => entries[line]?.state !== 'changed');
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    await Promise.all(
      wanted.slice(from, from + AT_ONCE).map(async (line) => {
        const entry = entries[line];
        const read = lines[line]?.read ?? null;
        if (entry === undefined || read === null) return;
        const { event, digest } = read;
        const signature = fromBase64url(read.signature);
        const isSigned = signature?.length === SIGNATURE_BYTES && (await verify(event.by, digest, signature));
        if (!isSigned) checked[line] = { ...entry, state: 'changed' };
      }),
    );
  return checked;
}
