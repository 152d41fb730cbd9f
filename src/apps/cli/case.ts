/** `dealtrail case FILE`: the one page that a committee reads before the hearing, as plain text. */

import { caseFileOf } from '../../analysis/caseFile/caseFile.ts';
import { under } from '../../analysis/caseFile/organisation.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import { readOrganisationFile, type OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import { LONGEST_FILE } from '../../events/organisation/settings.ts';
import { remarked } from '../../formats/remarked.ts';
import { failure } from '../../audit/failure.ts';
import { caseFileWords } from '../../i18n/caseFile/load.ts';
import { wordsFor } from '../../i18n/words.ts';
import { problemsTold } from '../../publish/caseFile/organisation.ts';
import { onePageText } from '../../publish/caseFile/text.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { dealsMeant, tellUnreadable, type WhichDeal } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { beginningOf } from './source.ts';
import { pathOf } from './standardInput.ts';
import { plain } from './told.ts';

interface CaseOptions extends WhichDeal, LookOptions {
  /** The settings file of an organisation. */
  readonly organisation?: string | undefined;
}

/** Exit code 0 when the page was printed, 2 when the deal could not be read. What is missing in the case is told, and no failure. */
export async function caseFile(
  paths: readonly string[],
  { organisation, ...options }: CaseOptions,
  output: Output,
): Promise<number> {
  const look = await lookOf(options, output);
  const meant = look === null ? null : await dealsMeant(paths, options, 1, output);
  if (look === null || meant === null) return EXIT.couldNotRun;
  const { settings } = look;
  const given = organisation === undefined ? null : organisationIn(organisation, output);
  if (organisation !== undefined && given === null) return EXIT.couldNotRun;
  const words = wordsFor(settings);
  const record = factsInLanguage(remarked(meant[0]), settings.language);
  const chosen = given?.organisation ?? null;
  const timeline = timelineOf(chosen === null ? record : under(chosen, record));
  const telling = { words, text: await caseFileWords(settings.language) };
  if (given !== null && chosen === null) {
    for (const { text } of problemsTold(given, telling)) output.error(plain(text));
    return EXIT.couldNotRun;
  }
  for (const line of onePageText(caseFileOf(timeline, given), telling)) output.print(plain(line));
  return EXIT.nothingFound;
}

/** Null after telling why the file can’t be opened. Of one that is too long no more is read than shows it. */
function organisationIn(file: string, output: Output): OrganisationRead | null {
  try {
    const bytes = beginningOf(pathOf(file), 4 * LONGEST_FILE + 1);
    return readOrganisationFile(new TextDecoder().decode(bytes));
  } catch (error) {
    tellUnreadable({ name: file, ...failure(error) }, output);
    return null;
  }
}
