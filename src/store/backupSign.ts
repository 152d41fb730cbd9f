/** Whether a file is a backup, as its beginning shows. On its own, because every file that is opened is asked. */

/** Characters that are enough to tell. */
export const SIGN_LENGTH = 200;

export function isBackup(start: string): boolean {
  return /^\uFEFF?\s*\{\s*"format"\s*:\s*"dealtrail-backup\/\d+"/.test(start);
}
