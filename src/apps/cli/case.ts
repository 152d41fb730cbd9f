/** `dealtrail case FILE`: the one page that a committee reads before the hearing, as plain text. */

import { caseFileOf } from '../../analysis/caseFile/caseFile.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import { remarked } from '../../formats/remarked.ts';
import { caseFileWords } from '../../i18n/caseFile/load.ts';
import { wordsFor } from '../../i18n/words.ts';
import { onePageText } from '../../publish/caseFile/text.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { plain } from './told.ts';

/** Exit code 0 when the page was printed, 2 when the deal could not be read. What is missing in the case is told, and no failure. */
export async function caseFile(
  paths: readonly string[],
  options: WhichDeal & LookOptions,
  output: Output,
): Promise<number> {
  const look = await lookOf(options, output);
  const meant = look === null ? null : await dealsMeant(paths, options, 1, output);
  if (look === null || meant === null) return EXIT.couldNotRun;
  const { settings } = look;
  const words = wordsFor(settings);
  const timeline = timelineOf(factsInLanguage(remarked(meant[0]), settings.language));
  const telling = { words, text: await caseFileWords(settings.language) };
  for (const line of onePageText(caseFileOf(timeline), telling)) output.print(plain(line));
  return EXIT.nothingFound;
}
