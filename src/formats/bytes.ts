/** Decodes the bytes of a file: byte order marks, UTF-8, UTF-16, UTF-32 with a mark, and an older encoding if it is neither. */

import { bytesAfterMark } from '../domain/byteOrderMark.ts';
import { hasMarks, hasStrayMarks, withoutMarks } from './directionMarks.ts';
import type { FilePart } from './filePart.ts';
import { olderEncoding, type OlderEncoding } from './olderEncoding.ts';
import { otherArchive } from './otherArchive.ts';
import { problem, type Problem } from './problem.ts';

type Wide = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

export type Encoding = 'utf-8' | Wide | OlderEncoding | 'binary';

export interface Decoded {
  /** Empty for a binary file. */
  readonly text: string;
  readonly encoding: Encoding;
  readonly problems: readonly Problem[];
}

/** The number of bytes or characters at the beginning that show what a file holds. */
export const SAMPLE = 65_536;

/** The text of the bytes. Never throws; the time grows with the number of bytes. */
export function decodeBytes(bytes: Uint8Array): Decoded {
  const decoded = decodedWithMarks(bytes);
  const { text, problems } = decoded;
  if (!hasStrayMarks(text.slice(0, SAMPLE))) return decoded;
  return { ...decoded, text: withoutMarks(text), problems: [...problems, problem(STRAY, 1)] };
}

/** The problem of direction marks that are left out, and the name under which a part of a file passes on that they are. */
const STRAY = 'directionMarks';

function decodedWithMarks(bytes: Uint8Array): Decoded {
  const ending = otherArchive(bytes);
  if (ending !== null)
    return {
      text: '',
      encoding: 'binary',
      problems: [problem('archiveOfOtherKind', null, undefined, { ending })],
    };
  const [b0, b1, b2, b3] = bytes;
  if (b0 === 0xff && b1 === 0xfe && b2 === 0 && b3 === 0) return decodedAs('utf-32le', bytes.subarray(4));
  if (b0 === 0 && b1 === 0 && b2 === 0xfe && b3 === 0xff) return decodedAs('utf-32be', bytes.subarray(4));
  if (b0 === 0xff && b1 === 0xfe) return decodedAs('utf-16le', bytes.subarray(2));
  if (b0 === 0xfe && b1 === 0xff) return decodedAs('utf-16be', bytes.subarray(2));
  const content = withoutPadding(bytesAfterMark(bytes));
  const nulProblems: Problem[] = [];
  const nuls = countNuls(content);
  if (nuls > 0) {
    const wide = wideOrder(content);
    if (wide !== null) return decodedAs(wide, content);
    if (nuls > 16 || nuls * 1000 > content.length)
      return { text: '', encoding: 'binary', problems: [problem('fileBinary', null)] };
    nulProblems.push(problem('nulBytes', 1, undefined, { count: nuls }));
  }
  const read = narrowText(content);
  return {
    text: plain(read.text),
    encoding: read.encoding,
    problems: [...nulProblems, ...read.problems],
  };
}

/** Blanks for zero bytes, and no byte order marks, which stand inside a file that was put together from several. */
function plain(text: string): string {
  return text.replaceAll('\0', ' ').replaceAll('\ufeff', '');
}

function decodedAs(encoding: Wide, bytes: Uint8Array): Decoded {
  return { text: plain(wideDecoder(encoding)(bytes, false)), encoding, problems: [] };
}

/** Decodes text piece by piece; `more` is false for the last piece. */
type WideDecoder = (bytes: Uint8Array, more: boolean) => string;

function wideDecoder(encoding: Wide): WideDecoder {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const decoder = new TextDecoder(encoding);
    return (bytes, more) => decoder.decode(bytes, { stream: more });
  }
  let tail = NO_BYTES;
  return (piece, more) => {
    const bytes = joinBytes(tail, piece);
    const whole = bytes.length - (bytes.length % 4);
    tail = bytes.slice(whole);
    const view = new DataView(bytes.buffer, bytes.byteOffset, whole);
    const letters: string[] = [];
    for (let at = 0; at < whole; at += 4) {
      const code = view.getUint32(at, encoding === 'utf-32le');
      letters.push(code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
    }
    if (!more && tail.length > 0) letters.push('\ufffd');
    return letters.join('');
  };
}

/** Removes padding: old systems end a file with Ctrl-Z or fill its last block with zero bytes. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0x1a)) end--;
  // A single zero byte may be half of the last character in UTF-16.
  return bytes.length - end === 1 && bytes[end] === 0 ? bytes : bytes.subarray(0, end);
}

function countNuls(bytes: Uint8Array): number {
  let count = 0;
  let at = bytes.indexOf(0);
  while (at !== -1 && count < SAMPLE) {
    count++;
    at = bytes.indexOf(0, at + 1);
  }
  return count;
}

/** Recognises UTF-16 without a mark: in Latin text nearly every second byte is zero. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, SAMPLE);
  if (length < 4) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index++) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  const most = (length / 2) * 0.7;
  if (odd > most && even === 0) return 'utf-16le';
  if (even > most && odd === 0) return 'utf-16be';
  return null;
}

function narrowText(bytes: Uint8Array): Decoded {
  const whole = strictUtf8(bytes);
  if (whole !== null) return { text: whole, encoding: 'utf-8', problems: [] };
  const cut = startOfCutCharacter(bytes);
  const rest = cut === null ? null : strictUtf8(bytes.subarray(0, cut));
  // A Latin-1 file may end in an accented letter. The file was cut only if it has other multi-byte characters of UTF-8.
  if (rest !== null && cut !== null && rest.length < cut) {
    return { text: rest, encoding: 'utf-8', problems: [problem('characterCut', lastLine(rest))] };
  }
  const encoding = olderEncoding(bytes, SAMPLE);
  return { text: fromOlder(bytes, encoding), encoding, problems: [problem('notUtf8', 1)] };
}

/** The text; null where the bytes are no UTF-8. */
export function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The offset of the last UTF-8 character if the bytes end inside it; null otherwise. */
function startOfCutCharacter(bytes: Uint8Array): number | null {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return null;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < length ? bytes.length - back : null;
  }
  return null;
}

/** The characters from 80 to 9F, which Node's decoder of that name reads as Latin-1. */
const WINDOWS_C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromOlder(bytes: Uint8Array, encoding: OlderEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_C1.charAt(letter.charCodeAt(0) - 0x80));
}

function lastLine(text: string): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/**
 * The text of a file that comes in pieces; the memory that it takes does not grow with the file. Text that is not UTF-8 is read in an
 * older encoding, beginning with the piece in which that first shows. A binary file yields nothing.
 * @param part when the pieces are not the whole file
 */
export function* decodeChunks(
  chunks: Iterable<Uint8Array>,
  report: (problem: Problem) => void,
  part?: FilePart,
): Generator<string, void, undefined> {
  let isStart = part === undefined || part.first;
  let isMarked = false;
  for (const text of decodedPieces(chunks, report, part)) {
    if (isStart && hasStrayMarks(text.slice(0, SAMPLE))) {
      isMarked = true;
      part?.handOn(STRAY, STRAY);
      report(problem(STRAY, 1));
    }
    isStart = false;
    // A later part asks for the decision of the first one where it makes a difference.
    if (!isMarked && part?.first === false && hasMarks(text)) isMarked = part.latest(STRAY) !== null;
    yield isMarked ? withoutMarks(text) : text;
  }
}

function* decodedPieces(
  chunks: Iterable<Uint8Array>,
  report: (problem: Problem) => void,
  part: FilePart | undefined,
): Generator<string, void, undefined> {
  let wide: WideDecoder | null = null;
  let older: OlderEncoding | null = null;
  let tail: Uint8Array = NO_BYTES;
  /** Only the first part of a file has to be examined. */
  let first = part === undefined || part.first;
  let line = 1;
  for (const chunk of chunks) {
    let bytes = chunk;
    if (first) {
      first = false;
      const start = decodedWithMarks(chunk.subarray(0, SAMPLE));
      if (start.encoding === 'binary') {
        for (const one of start.problems) report(one);
        return;
      }
      if (isWide(start.encoding)) wide = wideDecoder(start.encoding);
      else bytes = bytesAfterMark(bytes);
    }
    if (wide !== null) {
      yield plain(wide(bytes, true));
      continue;
    }
    if (tail.length > 0) bytes = joinBytes(tail, bytes);
    const cut = older === null ? startOfCutCharacter(bytes) : null;
    tail = cut === null ? NO_BYTES : bytes.slice(cut);
    const whole = cut === null ? bytes : bytes.subarray(0, cut);
    const text = older === null ? strictUtf8(whole) : fromOlder(whole, older);
    // If a multi-byte character appears, the encoding of the part before decides.
    if (older === null && (text === null || text.length < whole.length)) {
      older = (part?.latest(OLDER) ?? null) as OlderEncoding | null;
      if (older !== null) {
        tail = NO_BYTES;
        yield plain(fromOlder(bytes, older));
        continue;
      }
    }
    if (text !== null) {
      line += lastLine(text) - 1;
      yield plain(text);
      continue;
    }
    older = olderEncoding(bytes, SAMPLE);
    part?.handOn(OLDER, older);
    report(problem('notUtf8', line));
    tail = NO_BYTES;
    yield plain(fromOlder(bytes, older));
  }
  if (wide !== null) yield wide(NO_BYTES, false);
  else if (tail.length > 0) report(problem('characterCut', line));
}

/** True for UTF-16 and UTF-32, whose line ends are no single bytes. */
export function isWide(encoding: Encoding): encoding is Wide {
  return /^utf-(?:16|32)/.test(encoding);
}

/** The name under which a part of a file passes its encoding on to the next part, where it is not UTF-8. */
const OLDER = 'older encoding';

const NO_BYTES = new Uint8Array(0);

function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
