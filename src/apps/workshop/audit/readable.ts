/** Selects the chosen files that are read. */

import { namedAs } from '../../../formats/inFolder.ts';
import { isRecordInFolder, SAMPLE } from '../../../formats/looksLike.ts';
import type { ChosenFile } from '../chosenFile.ts';

/** Files named one by one are all read; of a folder, those whose names say that they can be, and of the rest those that hold a record. */
export async function readable(
  chosen: readonly File[],
): Promise<{ readonly files: readonly ChosenFile[]; readonly others: readonly string[] }> {
  const whole = chosen.map((file) => ({ name: file.webkitRelativePath || file.name, content: file }));
  if (chosen.every(({ webkitRelativePath }) => webkitRelativePath === ''))
    return { files: whole, others: [] };
  const files: ChosenFile[] = [];
  const others: string[] = [];
  for (const file of whole) {
    // The chosen folder itself is meant, whatever its name.
    const below = file.name.slice(file.name.indexOf('/') + 1);
    const start = namedAs(below) === 'unknown' ? await beginningOf(file.content) : NOTHING;
    const read = isRecordInFolder(below, () => start);
    if (read === true) files.push(file);
    else if (read === false) others.push(file.name);
  }
  return { files, others };
}

const NOTHING = new Uint8Array();

/** The first bytes of a file; none if it can't be read any more. */
async function beginningOf(content: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await content.slice(0, SAMPLE).arrayBuffer());
  } catch {
    return NOTHING;
  }
}
