/** Finds backups among opened files: they are restored, whatever screen is shown. */

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

/** An unreadable file is reported by its next reader. */
async function isCopy(file: File): Promise<boolean> {
  if (!/\.(json|txt)$/i.test(file.name)) return false;
  try {
    return isBackup(await file.slice(0, SIGN_LENGTH).text());
  } catch {
    return false;
  }
}
