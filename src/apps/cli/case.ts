/** `dealtrail case FILE`: the one page that a committee reads before the hearing, as plain text, or as JSON for other programs. */

import { under } from '../../analysis/caseFile/organisation.ts';
import { caseFileOf, missingFields, type CaseFile } from '../../analysis/caseFile/caseFile.ts';
import { countOf, thresholdOf } from '../../analysis/polls/polls.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import { readOrganisationFile, type OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import { LONGEST_FILE } from '../../events/organisation/settings.ts';
import { remarked } from '../../formats/remarked.ts';
import { failure } from '../../audit/failure.ts';
import { caseFileWords } from '../../i18n/caseFile/load.ts';
import { wordsFor } from '../../i18n/words.ts';
import { problemsTold } from '../../publish/caseFile/organisation.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { jsonText } from '../../report/harmless.ts';
import { sectionsOf } from '../../publish/caseFile/sections.ts';
import type { CaseTelling } from '../../publish/caseFile/telling.ts';
import { onePageText } from '../../publish/caseFile/text.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { dealsMeant, tellUnreadable, type WhichDeal } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { beginningOf } from './source.ts';
import { pathOf } from './standardInput.ts';
import { plain, WORDS } from './told.ts';

const FORMATS = ['text', 'json'] as const;

interface CaseOptions extends WhichDeal, LookOptions {
  /** The settings file of an organisation. */
  readonly organisation?: string | undefined;
  readonly format?: string | undefined;
}

/** Exit code 0 when the page was printed, 2 when the deal could not be read. What is missing in the case is told, and no failure. */
export async function caseFile(
  paths: readonly string[],
  { organisation, format = 'text', ...options }: CaseOptions,
  output: Output,
): Promise<number> {
  if (!FORMATS.some((each) => each === format)) {
    output.error(plain(WORDS.publish.unknownChoice({ option: 'format', value: format, choices: FORMATS })));
    return EXIT.couldNotRun;
  }
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
  const file = caseFileOf(timeline, given);
  if (format === 'json') output.print(jsonText(caseJson(file, telling)));
  else for (const line of onePageText(file, telling)) output.print(plain(line));
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

/** The same parts as data; statements as they stand in the record, polls with their answers and the count, events counted from 1. */
function caseJson(file: CaseFile, telling: CaseTelling): object {
  const organisation = file.organisation?.organisation ?? null;
  return {
    title: file.timeline.record.header.title,
    edition: file.timeline.laws.edition,
    procedure: file.procedure,
    missing: missingFields(file),
    sections: sectionsOf(file, telling).map(({ name, title, lines }) => ({
      name,
      title,
      lines: lines.map(({ text, at, matters = false }) => ({
        text: withoutIsolates(text),
        event: at,
        matters,
      })),
    })),
    polls: file.polls.polls.map((poll) => {
      const { considering, choosing, outOf, rule } = thresholdOf(poll.fact, organisation);
      const threshold = { considering, choosing, outOf, rule };
      return {
        number: poll.number,
        event: poll.event + 1,
        before: poll.at === null ? null : poll.at + 1,
        shown: poll.fact,
        answers: poll.answers.map(({ fact, event }) => ({ event: event + 1, ...fact })),
        threshold,
        ...countOf(poll, threshold),
      };
    }),
    statements: file.statements.map(({ fact, event }) => ({ event: event + 1, ...fact })),
    answersToNoPoll: file.polls.stray.map(({ fact, event }) => ({ event: event + 1, ...fact })),
  };
}
