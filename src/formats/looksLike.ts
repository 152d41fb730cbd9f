/** Whether a file whose name says nothing holds a record: its beginning shows. */

import { isAccess } from './bws/access.ts';
import { decodeBytes } from './bytes.ts';
import { numberedFormatOf } from './dealfiles/numbered.ts';
import { isArchive } from './extensions.ts';
import { formatOf } from './formatOf.ts';
import { namedAs } from './inFolder.ts';

/** So much of a file is enough. Bytes. */
export const BEGINNING = 65_536;

/** @param start the first {@link BEGINNING} bytes, or all there are */
function looksLikeRecord(start: Uint8Array): boolean {
  if (isArchive(start) || isAccess(start) || numberedFormatOf(start) !== null) return true;
  const { text, encoding } = decodeBytes(start);
  return encoding !== 'binary' && formatOf('', text) !== 'unknown';
}

/** Whether a file of a folder is read; null for one that no list names. `beginning` gives the first bytes, at most so many. */
export function isRecordInFolder(path: string, beginning: (length: number) => Uint8Array): boolean | null {
  const named = namedAs(path);
  if (named === 'ours') return null;
  return named === 'record' || (named === 'unknown' && looksLikeRecord(beginning(BEGINNING)));
}
