/** Which of the files somebody has chosen are read. */

import { hasNoEnding, isReadable } from '../../../formats/extensions.ts';
import { BEGINNING, looksLikeRecord } from '../../../formats/looksLike.ts';
import type { SessionFile } from './messages.ts';

/**
 * Files named one by one are all read; of a folder, those whose names say that they can be, and of those whose names have no
 * ending the ones that look like a record.
 */
export async function readable(
  chosen: readonly File[],
): Promise<{ readonly files: readonly SessionFile[]; readonly others: readonly string[] }> {
  const whole = chosen.map((file) => ({ name: file.webkitRelativePath || file.name, content: file }));
  if (chosen.every(({ webkitRelativePath }) => webkitRelativePath === ''))
    return { files: whole, others: [] };
  const files: SessionFile[] = [];
  const others: string[] = [];
  for (const file of whole)
    if (isReadable(file.name) || (hasNoEnding(file.name) && (await isRecord(file.content)))) files.push(file);
    else others.push(file.name);
  return { files, others };
}

/** A file that can’t be read any more is no record. */
async function isRecord(content: Blob): Promise<boolean> {
  try {
    return looksLikeRecord(new Uint8Array(await content.slice(0, BEGINNING).arrayBuffer()));
  } catch {
    return false;
  }
}
