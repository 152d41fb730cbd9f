/** Reads every file of {@link readFile}, and formats that need a library, which is loaded only for such a file. */

import { decodeBytes, SAMPLE } from './bytes.ts';
import { readForeign } from './foreign.ts';
import type { Problem } from './problem.ts';
import { problem } from './problem.ts';
import { kindOf, readDeals, readFile, settingOf, type ReadResult, type ReadSetting } from './read.ts';
import type { Parsed, ReadDeal } from './readDeal.ts';
import { readSealed, type Opened } from './sealed.ts';
import type { RecordSetting } from './shared.ts';

export interface AnySetting extends ReadSetting {
  /** Opens a scoring database: `readBws`, where Node can run its library. */
  readonly openDatabase?: (bytes: Uint8Array, setting: RecordSetting) => Promise<Parsed>;
  /** Reads XML. By default it is read in this thread. */
  readonly openXml?: (text: string, setting: RecordSetting) => Promise<Parsed>;
  /** Opens a sealed file and checks its events. */
  readonly openSealed?: (bytes: Uint8Array) => Promise<Opened>;
}

/** The functions for files that are not read in this thread. */
export type Openers = Pick<AnySetting, 'openDatabase' | 'openXml' | 'openSealed'>;

/** Reads a file of any format, also those whose libraries are loaded on demand. Never throws for a file's contents. */
export async function readAnyFile(
  name: string,
  bytes: Uint8Array,
  setting: AnySetting = {},
): Promise<ReadResult> {
  const record = settingOf(name, setting.rows);
  const read = readFile(name, bytes, setting);
  if (!read.problems.some(({ code }) => code === 'readElsewhere')) return read;
  if (read.format === 'usebio') {
    const { openXml = openHere } = setting;
    return withDeals(read, await openXml(read.text, record));
  }
  const { openDatabase, openSealed } = setting;
  if (read.format === 'sealed')
    return openSealed === undefined ? read : withDeals(read, readSealed(await openSealed(bytes)));
  return openDatabase === undefined ? read : withDeals(read, await openDatabase(bytes, record));
}

function openHere(content: string, setting: RecordSetting): Promise<Parsed> {
  return readForeign({ kind: 'xml', content, setting });
}

/** The deals of a file one after the other; of PBN and LIN no more than one is kept. Problems are reported before their deals. */
export async function openDeals(
  name: string,
  bytes: Uint8Array,
  report: (problem: Problem) => void,
  setting: AnySetting = {},
): Promise<Iterable<ReadDeal>> {
  const start = decodeBytes(bytes.subarray(0, SAMPLE));
  const { format } = kindOf(name, bytes);
  if (start.text.trim() !== '' && (format === 'pbn' || format === 'lin')) {
    const { text, problems, encoding } = decodeBytes(bytes);
    for (const one of problems) report(one);
    return encoding === 'binary' ? [] : readDeals(name, [text], report, setting);
  }
  const { deals, problems } = await readAnyFile(name, bytes, setting);
  for (const one of problems) report(one);
  return deals;
}

function withDeals(read: ReadResult, { deals, problems }: Parsed): ReadResult {
  const before = read.problems.filter(({ code }) => code !== 'readElsewhere');
  const empty = deals.length === 0 && problems.length === 0 ? [problem('noDeals', null)] : [];
  return { ...read, deals, problems: [...before, ...problems, ...empty] };
}
