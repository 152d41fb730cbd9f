/** The page that a link to a poll opens instead of the workshop. The player who is asked can open nothing else, and sees no stored deal. */

import { sheetOf } from '../../../audit/polls/sheet.ts';
import { loadLanguage } from '../../../i18n/load.ts';
import { pollWords } from '../../../i18n/polls/load.ts';
import { withoutIsolates } from '../../../i18n/isolate.ts';
import { wordsFor } from '../../../i18n/words.ts';
import { sheetIn } from '../../../output/page/polls/link.ts';
import { AskedElement } from '../../../ui/poll/asked.element.ts';
import type { dressPage } from '../dressPage.ts';
import type { openingChoices } from '../language.ts';

/**
 * Replaces the workshop by the page on which a player who is polled sees the hand and answers.
 * @param letters the poll sheet, packed into the link
 * @param dress passed in, so that the first screen need not be built as two files
 */
export async function openAsked(
  letters: string,
  choices: ReturnType<typeof openingChoices>,
  dress: typeof dressPage,
): Promise<void> {
  await loadLanguage(choices.settings.language);
  const words = wordsFor(choices.settings);
  const text = await pollWords(words.language);
  const fact = sheetIn(letters);
  const page = new AskedElement();
  Object.assign(page, { words, text, letters, sheet: fact === null ? null : sheetOf(fact) });
  page.dataset['suits'] = choices.settings.suits;
  dress(choices, words);
  document.title = withoutIsolates(text.title);
  document.querySelector('dealtrail-workshop')?.replaceWith(page);
}
