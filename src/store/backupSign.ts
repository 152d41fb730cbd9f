/** Whether a file is a backup, as its beginning shows. On its own, because every file that is opened is asked. */

/** Characters that are enough to tell. */
export const SIGN_LENGTH = 200;

/** True when the beginning of a file says that it is a backup, of any version. {@link SIGN_LENGTH} characters are enough. */
export function isBackup(start: string): boolean {
  return /^\uFEFF?\s*\{\s*"format"\s*:\s*"dealtrail-backup\/\d+"/.test(start);
}
