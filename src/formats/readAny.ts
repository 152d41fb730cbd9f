/** Every file {@link readFile} reads, and those that need a library, which is loaded only for one of them. */

import { isAccess } from './bws/access.ts';
import { decodeBytes } from './bytes.ts';
import { numberedFormatOf } from './dealfiles/numbered.ts';
import { formatOf } from './formatOf.ts';
import type { Problem } from './problem.ts';
import { problem } from './problem.ts';
import { passedOn, readDeals, readFile, type ReadResult, type ReadSetting } from './read.ts';
import type { ReadDeal } from './readDeal.ts';
import type { RecordSetting } from './shared.ts';

interface Parsed {
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
}

export interface AnySetting extends ReadSetting {
  /** Opens a scoring database: `readBws`, where there is a Node to run its library. */
  readonly openDatabase?: (bytes: Uint8Array, setting: RecordSetting) => Promise<Parsed>;
}

/** Never throws for what a file holds. */
export async function readAnyFile(
  name: string,
  bytes: Uint8Array,
  setting: AnySetting = {},
): Promise<ReadResult> {
  const record = { source: name, ...passedOn(setting) };
  if (isAccess(bytes) && setting.openDatabase !== undefined)
    return withDeals(readFile(name, bytes), await setting.openDatabase(bytes, record));
  const read = readFile(name, bytes, setting);
  if (read.format !== 'usebio') return read;
  const { parseUsebio } = await import('./usebio/readUsebio.ts');
  return withDeals(read, parseUsebio(read.text, record));
}

/** So much of a text shows its format. */
const SAMPLE = 65_536;

/** The deals of a file one after the other; of PBN and LIN no more than one is kept. Problems are told before their deals. */
export async function openDeals(
  name: string,
  bytes: Uint8Array,
  tell: (problem: Problem) => void,
  setting: AnySetting = {},
): Promise<Iterable<ReadDeal>> {
  if (!isAccess(bytes) && numberedFormatOf(bytes) === null) {
    const start = decodeBytes(bytes.subarray(0, SAMPLE));
    const format = formatOf(name, start.text);
    if (start.text.trim() !== '' && (format === 'pbn' || format === 'lin')) {
      const { text, problems, encoding } = decodeBytes(bytes);
      for (const told of problems) tell(told);
      return encoding === 'binary' ? [] : readDeals(name, [text], tell, setting);
    }
  }
  const { deals, problems } = await readAnyFile(name, bytes, setting);
  for (const told of problems) tell(told);
  return deals;
}

function withDeals(read: ReadResult, { deals, problems }: Parsed): ReadResult {
  const before = read.problems.filter(({ code }) => code !== 'readElsewhere');
  const empty = deals.length === 0 && problems.length === 0 ? [problem('noDeals', 1)] : [];
  return { ...read, deals, problems: [...before, ...problems, ...empty] };
}
