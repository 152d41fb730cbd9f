/** Saved copies of everything among the files that somebody opens: they are restored, whatever screen one is on. */

import { SIGN_LENGTH, isBackup } from '../../../store/backupSign.ts';

/**
 * Sorts the chosen files into copies of a whole library and all other files, each in the order they were
 * chosen.
 */
export async function copiesAmong(chosen: readonly File[]): Promise<{
  readonly copies: readonly File[];
  readonly files: readonly File[];
}> {
  const signs = await Promise.all(chosen.map(isCopy));
  return {
    copies: chosen.filter((_, index) => signs[index]),
    files: chosen.filter((_, index) => !signs[index]),
  };
}

/** A file that can't be read is reported by whoever reads it next. */
async function isCopy(file: File): Promise<boolean> {
  if (!/\.(json|txt)$/i.test(file.name)) return false;
  try {
    return isBackup(await file.slice(0, SIGN_LENGTH).text());
  } catch {
    return false;
  }
}
