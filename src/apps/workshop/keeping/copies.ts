/** Finds backups among opened files: they are restored, whatever screen is shown. */

import { SIGN_LENGTH, isBackup } from '../../../store/backupSign.ts';

/** Where a further copy begins, if somebody has joined the files of two computers: no line within a copy begins so. */
const NEXT_COPY = /\n(?=\uFEFF?\{"format":"dealtrail-backup\/)/;

/**
 * Sorts the chosen files into copies of a whole library and all other files, each in the order they were
 * chosen. A file that holds several copies becomes a file for each of them.
 */
export async function copiesAmong(chosen: readonly File[]): Promise<{
  readonly copies: readonly File[];
  readonly files: readonly File[];
}> {
  const found = await Promise.all(chosen.map(copiesIn));
  return {
    copies: found.flatMap((copies) => copies ?? []),
    files: chosen.filter((_, index) => found[index] === null),
  };
}

/** The copies in a file; null if it holds none. An unreadable file is reported by its next reader. */
async function copiesIn(file: File): Promise<readonly File[] | null> {
  if (!/\.(json|txt)$/i.test(file.name)) return null;
  try {
    if (!isBackup(await file.slice(0, SIGN_LENGTH).text())) return null;
    const texts = (await file.text()).split(NEXT_COPY);
    return texts.length === 1 ? [file] : texts.map((text) => new File([text], file.name));
  } catch {
    return null;
  }
}
