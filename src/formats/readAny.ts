/** Every file {@link readFile} reads, and those that need a library, which is loaded only for one of them. */

import { isAccess } from './bws/access.ts';
import type { Problem } from './problem.ts';
import { problem } from './problem.ts';
import { optionalEdition, readFile, type ReadResult, type ReadSetting } from './read.ts';
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
  const record = { source: name, ...optionalEdition(setting) };
  if (isAccess(bytes) && setting.openDatabase !== undefined)
    return withDeals(readFile(name, bytes), await setting.openDatabase(bytes, record));
  const read = readFile(name, bytes, setting);
  if (read.format !== 'usebio') return read;
  const { parseUsebio } = await import('./usebio/readUsebio.ts');
  return withDeals(read, parseUsebio(read.text, record));
}

function withDeals(read: ReadResult, { deals, problems }: Parsed): ReadResult {
  const before = read.problems.filter(({ code }) => code !== 'readElsewhere');
  const empty = deals.length === 0 && problems.length === 0 ? [problem('noDeals', 1)] : [];
  return { ...read, deals, problems: [...before, ...problems, ...empty] };
}
