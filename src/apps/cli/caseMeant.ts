/** The case named on the command line, as for a committee, and the words with which it is printed. */

import { caseFileOf, type CaseFile } from '../../audit/caseFile/caseFile.ts';
import { under } from '../../audit/caseFile/organisation.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import { readOrganisationFile, type OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import { LONGEST_FILE } from '../../events/organisation/settings.ts';
import { remarked } from '../../formats/remarked.ts';
import { caseFileWords } from '../../i18n/caseFile/load.ts';
import { wordsFor } from '../../i18n/words.ts';
import { problemLines } from '../../output/page/caseFile/organisation.ts';
import type { CaseWording } from '../../output/page/caseFile/wording.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { bytesOf, dealsMeant, type WhichDeal } from './meant.ts';
import type { Output } from './output.ts';
import { beginningOf } from './source.ts';
import { pathOf } from './standardInput.ts';
import { plain } from './wording.ts';

export interface CaseGiven extends WhichDeal, LookOptions {
  /** The settings file of an organisation. */
  readonly organisation?: string | undefined;
}

/** The case file of the deal that the arguments name; null after an error message if there is none. */
export async function caseMeant(
  paths: readonly string[],
  { organisation, ...options }: CaseGiven,
  output: Output,
): Promise<{ readonly file: CaseFile; readonly wording: CaseWording } | null> {
  const look = await lookOf(options, output);
  const meant = look === null ? null : await dealsMeant(paths, options, 1, output);
  if (look === null || meant === null) return null;
  const { settings } = look;
  const given = organisation === undefined ? null : organisationIn(organisation, output);
  if (organisation !== undefined && given === null) return null;
  const record = factsInLanguage(remarked(meant[0]), settings.language);
  const chosen = given?.organisation ?? null;
  const timeline = timelineOf(chosen === null ? record : under(chosen, record));
  const wording = { words: wordsFor(settings), text: await caseFileWords(settings.language) };
  if (given !== null && chosen === null) {
    for (const { text } of problemLines(given, wording)) output.error(plain(text));
    return null;
  }
  return { file: caseFileOf(timeline, given), wording };
}

/** Null, after a report, if the file can’t be opened. Reads one byte more than the limit, which shows that a file is too long. */
function organisationIn(file: string, output: Output): OrganisationRead | null {
  const bytes = bytesOf(file, output, () => beginningOf(pathOf(file), 4 * LONGEST_FILE + 1));
  return bytes === null ? null : readOrganisationFile(new TextDecoder().decode(bytes));
}
