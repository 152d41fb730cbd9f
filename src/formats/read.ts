/** The one door for files: whatever it is, deals and problems come out, and nothing is thrown. */

import type { Edition } from '../lawbook/editions.ts';
import { decodeBytes, type Encoding } from './bytes.ts';
import { readCaseFile } from './caseFile.ts';
import { isPercentEncoded } from './lin/decode.ts';
import { readLin } from './lin/parse.ts';
import { readPbn } from './pbn/parse.ts';
import { problem, type Problem } from './problem.ts';
import type { ReadDeal } from './readDeal.ts';
import type { RecordSetting } from './shared.ts';

export type Format = 'pbn' | 'lin' | 'case' | 'unknown';

export interface ReadResult {
  readonly format: Format;
  readonly encoding: Encoding;
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
  /** The file's text as decoded; empty for a binary file. */
  readonly text: string;
  /** As they came: an untouched file goes back byte for byte. */
  readonly bytes: Uint8Array;
}

export interface ReadSetting {
  /** Under which edition the deals are read; the latest when left out. */
  readonly edition?: Edition;
}

/** Reads a whole file in time linear in its size. Its name says where the deals come from and helps to tell the format. */
export function readFile(name: string, bytes: Uint8Array, setting: ReadSetting = {}): ReadResult {
  const { text, encoding, problems } = decodeBytes(bytes);
  const empty = (code: 'fileBinary' | 'fileEmpty' | 'formatUnknown'): ReadResult => {
    const told = encoding === 'binary' ? problems : [...problems, problem(code, 1)];
    return { format: 'unknown', encoding, deals: [], problems: told, text, bytes };
  };
  if (encoding === 'binary') return empty('fileBinary');
  if (text.trim() === '') return empty('fileEmpty');
  const format = formatOf(name, text);
  if (format === 'unknown') return empty('formatUnknown');
  const parsed = parse(format, text, { source: name, ...optionalEdition(setting) });
  const all = [...problems, ...extensionProblem(name, format), ...parsed.problems];
  if (parsed.deals.length === 0 && parsed.problems.every(({ severity }) => severity !== 'error'))
    all.push(problem('noDeals', 1));
  return { format, encoding, deals: parsed.deals, problems: all, text, bytes };
}

/** More deals than any session has; a file of millions would fill the memory. {@link readDeals} knows no such limit. */
const MOST_DEALS = 200_000;

function parse(
  format: 'pbn' | 'lin' | 'case',
  text: string,
  setting: RecordSetting,
): { readonly deals: readonly ReadDeal[]; readonly problems: readonly Problem[] } {
  if (format === 'case') return readCaseFile(text);
  const problems: Problem[] = [];
  const deals: ReadDeal[] = [];
  const tell = (told: Problem): number => problems.push(told);
  for (const deal of format === 'pbn' ? readPbn([text], setting, tell) : readLin([text], setting, tell)) {
    if (deals.length === MOST_DEALS) {
      problems.push(problem('tooManyDeals', deal.line, deal.index, { count: MOST_DEALS }));
      break;
    }
    deals.push(deal);
  }
  return { deals, problems };
}

function optionalEdition(setting: ReadSetting): { readonly edition?: Edition } {
  return setting.edition === undefined ? {} : { edition: setting.edition };
}

/** So much of a text shows its format. */
const SAMPLE = 65_536;

/**
 * Reads PBN or LIN that comes in pieces, deal by deal in flat memory. A case file is one deal: use {@link readFile}.
 * @param chunks the text in pieces of any size, cut anywhere
 * @param tell hears of each problem no later than with the deal it belongs to; of the file's problems at the end
 */
export function* readDeals(
  name: string,
  chunks: Iterable<string>,
  tell: (problem: Problem) => void,
  setting: ReadSetting = {},
): Generator<ReadDeal, Format, undefined> {
  const iterator = chunks[Symbol.iterator]();
  let head = '';
  let step = iterator.next();
  for (; step.done !== true && head.length < SAMPLE; step = iterator.next()) head += step.value;
  if (head.charCodeAt(0) === 0xfeff) head = head.slice(1);
  const format = formatOf(name, head);
  if (format === 'unknown' || format === 'case') {
    tell(problem(head.trim() === '' ? 'fileEmpty' : 'formatUnknown', 1));
    return format;
  }
  for (const told of extensionProblem(name, format)) tell(told);
  const text = chained(head, step, iterator);
  const record = { source: name, ...optionalEdition(setting) };
  let count = 0;
  for (const deal of format === 'pbn' ? readPbn(text, record, tell) : readLin(text, record, tell)) {
    count++;
    yield deal;
  }
  if (count === 0) tell(problem('noDeals', 1));
  return format;
}

function* chained(
  head: string,
  step: IteratorResult<string>,
  iterator: Iterator<string>,
): Generator<string, void, undefined> {
  yield head;
  for (let next = step; next.done !== true; next = iterator.next()) yield next.value;
}

/** By what the text holds; by the name's extension when the text does not tell. */
export function formatOf(name: string, text: string): Format {
  const sample = text.slice(0, SAMPLE);
  const byContent = formatOfContent(sample);
  if (byContent !== 'unknown') return byContent;
  return formatOfName(name) ?? 'unknown';
}

function formatOfContent(sample: string): Format {
  if (sample.trimStart().startsWith('{') && sample.includes('"dealtrail-case/')) return 'case';
  if (/^\s*%\s*PBN\b/i.test(sample)) return 'pbn';
  const pbn = sample.search(/(?:^|[\r\n])[ \t]*\[ *[A-Za-z_][A-Za-z_0-9]* *"/);
  const lin = sample.search(/(?:^|[\r\n|=])[ \t]*(?:md|pn|qx|vg|mb|pc|st|rs|ah)\|/i);
  if (pbn !== -1 && (lin === -1 || pbn <= lin)) return 'pbn';
  return lin !== -1 || isPercentEncoded(sample) ? 'lin' : 'unknown';
}

function formatOfName(name: string): 'pbn' | 'lin' | 'case' | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name.slice(-16))?.[1]?.toLowerCase();
  if (extension === 'pbn' || extension === 'lin') return extension;
  return extension === 'json' ? 'case' : null;
}

function extensionProblem(name: string, format: Format): readonly Problem[] {
  const named = formatOfName(name);
  return named === null || named === format ? [] : [problem('extensionDiffers', 1, undefined, { format })];
}
