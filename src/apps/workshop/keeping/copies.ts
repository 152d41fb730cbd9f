/** Finds backups among opened files: they are restored, whatever screen is shown. */

import { SIGN_LENGTH, isBackup } from '../../../store/backupSign.ts';

/** Where a further copy begins, if somebody has joined the files of two computers: no line within a copy begins so. */
const NEXT_COPY = /\n(?=\uFEFF?\{"format":"dealtrail-backup\/)/;

/**
 * Sorts the chosen files into copies of a whole library and all other files, each in the order they were
 * chosen. A file may hold several copies.
 */
export async function copiesAmong(chosen: readonly File[]): Promise<{
  /** Their texts. */
  readonly copies: readonly string[];
  readonly files: readonly File[];
}> {
  const found = await Promise.all(chosen.map(copiesIn));
  return {
    copies: found.flatMap((copies) => copies ?? []),
    files: chosen.filter((_, index) => found[index] === null),
  };
}

/** The copies in a file; null if it holds none. An unreadable file is reported by its next reader. */
async function copiesIn(file: File): Promise<readonly string[] | null> {
  if (!/\.(json|txt)$/i.test(file.name)) return null;
  try {
    if (!isBackup(await file.slice(0, SIGN_LENGTH).text())) return null;
    return (await file.text()).split(NEXT_COPY);
  } catch {
    return null;
  }
}
