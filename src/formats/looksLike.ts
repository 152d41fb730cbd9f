/** Whether a file without a telling name holds a record, by its beginning. */

import { isAccess } from './bws/access.ts';
import { decodeBytes, SAMPLE } from './bytes.ts';
import { numberedFormatOf } from './dealfiles/numbered.ts';
import { isArchive } from './extensions.ts';
import { formatOf } from './formatOf.ts';
import { namedAs } from './inFolder.ts';

export { SAMPLE };

/** @param start the first {@link SAMPLE} bytes, or the whole file if it is shorter */
function looksLikeRecord(start: Uint8Array): boolean {
  if (isArchive(start) || isAccess(start) || numberedFormatOf(start) !== null) return true;
  const { text, encoding } = decodeBytes(start);
  return encoding !== 'binary' && formatOf('', text) !== 'unknown';
}

/** True if a file of a folder is read; null if no list names it. `beginning` returns the first bytes, at most `length`. */
export function isRecordInFolder(path: string, beginning: (length: number) => Uint8Array): boolean | null {
  const named = namedAs(path);
  if (named === 'ours') return null;
  return named === 'record' || (named === 'unknown' && looksLikeRecord(beginning(SAMPLE)));
}
