/** Reads a file of any format: returns deals and problems, and never throws. */

import { parseLinks } from './bbo/readBbo.ts';
import { isAccess } from './bws/access.ts';
import { decodeBytes, SAMPLE, type Encoding } from './bytes.ts';
import { readCaseFile } from './caseFile.ts';
import { parseDlm } from './dealfiles/dlm.ts';
import { numberedFormatOf, readNumbered, type NumberedFormat } from './dealfiles/numbered.ts';
import { formatOfName, type Format } from './extensions.ts';
import { formatOf } from './formatOf.ts';
import { MOST_DEALS, tooLarge, tooManyDeals } from './largest.ts';
import { parseHandsOnly } from './handsOnly.ts';
import { readLin } from './lin/parse.ts';
import { readPbn } from './pbn/parse.ts';
import { problem, ProblemList, type Problem, type ProblemCode } from './problem.ts';
import { parseRbn } from './rbn/readRbn.ts';
import type { Parsed, ReadDeal, RowsReader } from './readDeal.ts';
import type { RecordSetting } from './shared.ts';
import { caseInPage, isWebPage } from './webPage.ts';

/** The number of characters between two reports of progress. */
const PIECE = 262_144;

export interface ReadResult extends Parsed {
  readonly format: Format;
  /** The decoded text; empty for a binary file. */
  readonly text: string;
  /** The original bytes, so that an unchanged file is written back identically. */
  readonly bytes: Uint8Array;
}

export interface ReadSetting {
  /** Reads the rows of score tables; needed only to compare results. */
  readonly rows?: RowsReader;
  /** In a long list of deals, called with the number of further characters read. */
  readonly onRead?: (characters: number) => void;
}

/**
 * Reads a whole file in time linear in its size. Its name says where the deals come from and helps to tell the format. XML,
 * scoring databases and sealed files need `readAnyFile`: their libraries are loaded only where there is such a file.
 */
export function readFile(name: string, bytes: Uint8Array, setting: ReadSetting = {}): ReadResult {
  const record = settingOf(name, setting.rows);
  const kind = kindOf(name, bytes);
  const refusal = tooLarge(kind.format, bytes.length);
  if (refusal !== null) return { ...kind, deals: [], problems: [refusal], text: '', bytes };
  if (kind.format === 'bws' && isAccess(bytes)) {
    const problems = [problem('readElsewhere', null)];
    return { format: 'bws', deals: [], problems, text: '', bytes };
  }
  if (kind.format === 'dup' || kind.format === 'bri') {
    const numbered = numberedFormatOf(bytes);
    if (numbered !== null) return readDealFile(numbered, bytes, record);
  }
  const { text, encoding, problems } = decodeBytes(bytes);
  const empty = (code: ProblemCode): ReadResult => {
    const listed = encoding === 'binary' ? [problem(code, 1)] : [...problems, problem(code, 1)];
    return { format: 'unknown', deals: [], problems: listed, text, bytes };
  };
  const named = formatOfName(name);
  if (problems.some(({ code }) => code === 'archiveOfOtherKind'))
    return { format: 'unknown', deals: [], problems, text, bytes };
  if (encoding === 'binary')
    return empty(
      named === 'bws' ? 'databaseUnreadable' : NO_TEXT.has(named) ? 'formatUnknown' : 'fileBinary',
    );
  if (text.trim() === '') return empty('fileEmpty');
  const inPage = caseInPage(text);
  if (inPage !== null) return readFile(name, new TextEncoder().encode(inPage), setting);
  const format = formatOf(name, text);
  if (format === 'usebio' || format === 'sealed')
    return { format, deals: [], problems: [...problems, problem('readElsewhere', null)], text, bytes };
  if (!isTextFormat(format)) return empty(format === 'bws' ? 'databaseUnreadable' : unknownIn(text));
  const parsed = parse(format, text, record, setting.onRead);
  const all = [...problems, ...extensionProblem(name, format), ...parsed.problems];
  if (parsed.deals.length === 0 && parsed.problems.every(({ severity }) => severity !== 'error'))
    all.push(problem('noDeals', null));
  return { format, deals: parsed.deals, problems: all, text, bytes };
}

/** The problem of a text in no format: a published page names the file to open instead. */
function unknownIn(text: string): ProblemCode {
  return isWebPage(text) ? 'pageWithoutRecord' : 'formatUnknown';
}

/** The format and encoding, from the first bytes of the file or from all. */
export function kindOf(
  name: string,
  bytes: Uint8Array,
  size = bytes.length,
): { readonly format: Format; readonly encoding: Encoding } {
  if (isAccess(bytes)) return { format: 'bws', encoding: 'binary' };
  const numbered = numberedFormatOf(bytes, size);
  if (numbered !== null) return { format: numbered, encoding: 'binary' };
  const { text, encoding } = decodeBytes(bytes.subarray(0, SAMPLE));
  return { format: encoding === 'binary' ? 'unknown' : formatOf(name, text), encoding };
}

/** Formats that are no text: for these, the problem that a file is no text would tell nobody anything. */
const NO_TEXT: ReadonlySet<string | null> = new Set(['bws', 'dup', 'bri']);

function readDealFile(format: NumberedFormat, bytes: Uint8Array, setting: RecordSetting): ReadResult {
  const list = new ProblemList();
  const { deals, problems } = collected(() => readNumbered(format, bytes, setting, list));
  const named = extensionProblem(setting.source ?? '', format);
  return {
    format,
    deals,
    problems: [...named, ...list.take(), ...problems, ...list.finish()],
    text: '',
    bytes,
  };
}

type TextFormat = Exclude<Format, NumberedFormat | 'bws' | 'usebio' | 'sealed' | 'unknown'>;

function isTextFormat(format: Format): format is TextFormat {
  return !['unknown', 'bws', 'usebio', 'sealed', 'dup', 'bri'].includes(format);
}

const WHOLE: Readonly<
  Record<Exclude<TextFormat, 'pbn' | 'lin'>, (text: string, setting: RecordSetting) => Parsed>
> = {
  case: readCaseFile,
  bbo: parseLinks,
  rbn: parseRbn,
  dlm: parseDlm,
  hands: parseHandsOnly,
};

function parse(
  format: TextFormat,
  text: string,
  setting: RecordSetting,
  onRead: ReadSetting['onRead'],
): Parsed {
  if (format !== 'pbn' && format !== 'lin') return WHOLE[format](text, setting);
  const pieces = onRead === undefined ? [text] : counted(text, onRead);
  return collected((report) => (format === 'pbn' ? readPbn : readLin)(pieces, setting, report));
}

/** The deals of a list up to the limit, and the problems that its reader reports. */
function collected(read: (report: (problem: Problem) => void) => Iterable<ReadDeal>): Parsed {
  const deals: ReadDeal[] = [];
  const problems: Problem[] = [];
  for (const deal of read((one) => problems.push(one))) {
    if (deals.length === MOST_DEALS) {
      problems.push(tooManyDeals(deal.line, deal.index));
      break;
    }
    deals.push(deal);
  }
  return { deals, problems };
}

/** The text in pieces; each is counted when the next one is requested. */
function* counted(text: string, onRead: (characters: number) => void): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    onRead(Math.min(PIECE, text.length - at));
  }
}

/** What the reader of a format gets of the setting, with the name of the file. */
export function settingOf(source: string, rows: RowsReader | undefined): RecordSetting {
  return rows === undefined ? { source } : { source, rows };
}

/**
 * Reads PBN or LIN that comes in pieces, deal by deal in flat memory. A case file is one deal: use {@link readFile}.
 * @param chunks the text in pieces of any size, cut anywhere
 * @param report is called with each problem no later than with the deal it belongs to; of the file's problems at the end
 */
export function* readDeals(
  name: string,
  chunks: Iterable<string>,
  report: (problem: Problem) => void,
  setting: ReadSetting = {},
): Generator<ReadDeal, void, undefined> {
  const iterator = chunks[Symbol.iterator]();
  let head = '';
  let step = iterator.next();
  // Deals read so far are returned before more text is requested.
  while (step.done !== true) {
    head += step.value;
    if (head.length >= SAMPLE) break;
    step = iterator.next();
  }
  const format = formatOf(name, head);
  if (format !== 'pbn' && format !== 'lin') {
    report(problem(head.trim() === '' ? 'fileEmpty' : 'formatUnknown', 1));
    return;
  }
  for (const one of extensionProblem(name, format)) report(one);
  const text = chained(head, iterator);
  const record = settingOf(name, setting.rows);
  let count = 0;
  for (const deal of (format === 'pbn' ? readPbn : readLin)(text, record, report)) {
    count++;
    yield deal;
  }
  if (count === 0) report(problem('noDeals', null));
}

function* chained(head: string, iterator: Iterator<string>): Generator<string, void, undefined> {
  yield head;
  for (let next = iterator.next(); next.done !== true; next = iterator.next()) yield next.value;
}

/** The problem of a file whose name promises another format. */
export function extensionProblem(name: string, format: Format): readonly Problem[] {
  const named = formatOfName(name);
  return named === null || named === format ? [] : [problem('extensionDiffers', null, undefined, { format })];
}
