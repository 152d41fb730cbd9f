import type { Complaint } from './rules.ts';
import type { Source } from './source.ts';

/** Folders in which every exported function says what it answers. */
export const documentedFolders: readonly string[] = [
  'src/domain/',
  'src/lawbook/',
  'src/events/',
  'src/laws/',
  'machines/',
  'src/replay/',
  'src/view/',
  'src/apps/',
  'src/output/',
  'src/i18n/',
  'src/ui/',
  'src/store/',
  'src/seal/',
  'src/formats/',
  'src/audit/',
];

/** Doc comments: an exported function of these folders says what it answers, and with `@throws` when it throws. */
export function documented(sources: Source[], folders: readonly string[]): Complaint[] {
  return sources
    .filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, functions }) =>
      functions.flatMap(({ name, line, doc, throws }) => {
        const at = `${path}:${line}: ${name}`;
        // Tags alone tell of the arguments, not of the answer.
        if (doc === undefined || !/^[^@\s]/.test(doc)) return [`${at} does not say what it answers`];
        return throws && !/@throws\s+\S/.test(doc) ? [`${at} does not say with @throws when it throws`] : [];
      }),
    );
}

/** A folder of the list without any exported function is misspelt or gone. */
export function idleFolders(sources: Source[], folders: readonly string[]): Complaint[] {
  return folders
    .filter(
      (folder) => !sources.some(({ path, functions }) => path.startsWith(folder) && functions.length > 0),
    )
    .map((folder) => `${folder} has no exported function`);
}
