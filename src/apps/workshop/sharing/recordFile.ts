/** The record of a deal as a file to save: complete for a committee, or in the format of another program. */

import type { DealRecord } from '../../../events/record.ts';
import { targetOf, writeFile } from '../../../formats/write.ts';
import { lossText } from '../../../i18n/losses.ts';
import type { Words } from '../../../i18n/words.ts';
import type { FileKind } from '../../../ui/studio/outputs.ts';
import { saveFile } from '../download.ts';
import { nameFor } from './names.ts';

interface SavedRecord {
  readonly name: string;
  /** What the file can't contain, one sentence each. */
  readonly losses: readonly string[];
}

/**
 * Has the browser save the deal in another format, and tells what that format cannot hold. Null when
 * nothing of the deal can be written in it.
 * @throws {Error} when the program has no writer for this kind of file
 */
export function saveRecord(record: DealRecord, kind: FileKind, words: Words): SavedRecord | null {
  const name = `${nameFor(record.header.deal.board)}.${kind}`;
  const target = targetOf(name);
  if (target === null) throw new Error(`Dealtrail writes no format with the ending of ${name}.`);
  const { files, losses } = writeFile(target, [{ record }]);
  const [file] = files;
  if (file === undefined) return null;
  saveFile(new Blob([new Uint8Array(file.bytes)], { type: 'text/plain' }), name);
  const sentences = losses.map((loss) => lossText(loss, words));
  return { name, losses: [...new Set(sentences)] };
}
