/** Whether a file is a backup, by its beginning. A small module, because it is loaded for every file that is opened. */

/** The number of characters that show it. */
export const SIGN_LENGTH = 200;

/** True when the beginning of a file says that it is a backup, of any version. {@link SIGN_LENGTH} characters are enough. */
export function isBackup(start: string): boolean {
  return /^\uFEFF?\s*\{\s*"format"\s*:\s*"dealtrail-backup\/\d+"/.test(start);
}
