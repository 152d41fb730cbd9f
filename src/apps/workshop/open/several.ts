/** Case files and sealed files that were opened together: one list of their deals. Loaded on demand. */

import { SAMPLE } from '../../../formats/looksLike.ts';
import { contentOf, kindIn } from '../../../formats/open.ts';
import { problem } from '../../../formats/problem.ts';
import type { ImportProblem } from '../../../ui/import-check/problems.ts';
import type { ChosenFile } from '../chosenFile.ts';
import type { ReadFile } from '../reading.ts';
import { MOST_DEALS, MOST_PROBLEMS } from './limits.ts';

/** True if one of the files is a case file or a sealed file: whoever opens those wants the deals, not the audit of a session. */
export async function haveCases(files: readonly File[]): Promise<boolean> {
  for (const file of files) {
    // A file that is gone is reported by its next reader.
    const bytes = await file
      .slice(0, SAMPLE)
      .arrayBuffer()
      .catch(() => new ArrayBuffer());
    const { format } = kindIn(contentOf(file.name, new Uint8Array(bytes)));
    if (format === 'case' || format === 'sealed') return true;
  }
  return false;
}

/** Leaves out each file whose content an earlier one has. */
async function distinct(
  files: readonly ChosenFile[],
): Promise<{ readonly files: readonly ChosenFile[]; readonly twice: readonly ChosenFile[] }> {
  const sizes = new Map<number, number>();
  for (const { content } of files) sizes.set(content.size, (sizes.get(content.size) ?? 0) + 1);
  const contents = new Set<string>();
  const kept: ChosenFile[] = [];
  const twice: ChosenFile[] = [];
  for (const file of files) {
    const isAlone = sizes.get(file.content.size) === 1;
    const bytes = isAlone ? null : await bytesOf(file.content);
    const isTwice = bytes !== null && contents.has(bytes);
    (isTwice ? twice : kept).push(file);
    if (bytes !== null) contents.add(bytes);
  }
  return { files: kept, twice };
}

/** A letter for each byte, since in UTF-8 two different files may be the same text; null for a file that is gone, which its reader reports. */
async function bytesOf(content: Blob): Promise<string | null> {
  const bytes = await content.arrayBuffer().catch(() => null);
  return bytes === null ? null : new TextDecoder('latin1').decode(bytes);
}

/**
 * Reads files as one, each content once. Each problem names its file, and its place in an archive.
 * @param read reads one file; what it returns in place of a file ends the reading, and is returned
 */
export async function readSeveral<Nothing>(
  chosen: readonly ChosenFile[],
  read: (name: string, content: Blob) => Promise<ReadFile | Nothing>,
  isRead: (file: ReadFile | Nothing) => file is ReadFile,
): Promise<ReadFile | Nothing> {
  const { files, twice } = await distinct(chosen);
  const parts: ReadFile[] = [];
  const problems: ImportProblem[] = [];
  let room = MOST_DEALS;
  for (const { name, content } of files) {
    const part = await read(name, content);
    if (!isRead(part)) return part;
    for (const one of part.problems)
      problems.push({ ...one, file: one.file === undefined ? name : `${name}/${one.file}` });
    if (part.deals.length > room)
      problems.push({ ...problem('tooManyDeals', 1, undefined, { count: MOST_DEALS }), file: name });
    parts.push({ ...part, deals: part.deals.slice(0, room) });
    room -= Math.min(room, part.deals.length);
  }
  for (const { name } of twice) {
    problems.push({ ...problem('fileTwice', null), file: name });
    parts.push({ name, text: '', deals: [], problems: [] });
  }
  const deals = parts.flatMap((part) => part.deals);
  return { name: '', text: '', deals, problems: problems.slice(0, MOST_PROBLEMS), parts };
}
