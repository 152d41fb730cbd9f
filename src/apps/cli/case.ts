/** `dealtrail case FILE`: the one page for a committee before the hearing, as plain text, or as JSON for other programs. */

import { missingFields, type CaseFile } from '../../audit/caseFile/caseFile.ts';
import { countOf, thresholdOf } from '../../audit/polls/polls.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { jsonText } from '../../output/report/harmless.ts';
import { sectionsOf } from '../../output/page/caseFile/sections.ts';
import type { CaseWording } from '../../output/page/caseFile/wording.ts';
import { onePageText } from '../../output/page/caseFile/text.ts';
import { caseMeant, type CaseGiven } from './caseMeant.ts';
import { EXIT, type Output } from './output.ts';
import { plain, refusedChoice } from './wording.ts';

/** The values of `--format`. */
export const CASE_FORMATS = ['text', 'json'] as const;

interface CaseOptions extends CaseGiven {
  readonly format?: string | undefined;
}

/** Exit code 0 when the page was printed, 2 when the deal could not be read. What is missing in the case is printed, and no failure. */
export async function caseFile(
  paths: readonly string[],
  { format = 'text', ...options }: CaseOptions,
  output: Output,
): Promise<number> {
  if (!CASE_FORMATS.some((each) => each === format))
    return refusedChoice(output, 'format', format, CASE_FORMATS);
  const meant = await caseMeant(paths, options, output);
  if (meant === null) return EXIT.couldNotRun;
  const { file, wording } = meant;
  if (format === 'json') output.print(jsonText(caseJson(file, wording)));
  else for (const line of onePageText(file, wording)) output.print(plain(line));
  return EXIT.nothingFound;
}

/** The same parts as data: statements as in the record, polls with answers and counts, events counted from 1. */
function caseJson(file: CaseFile, wording: CaseWording): object {
  const organisation = file.organisation?.organisation ?? null;
  return {
    title: file.timeline.record.header.title,
    edition: file.timeline.laws.edition,
    procedure: file.procedure,
    missing: missingFields(file),
    sections: sectionsOf(file, wording).map(({ name, title, lines }) => ({
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
