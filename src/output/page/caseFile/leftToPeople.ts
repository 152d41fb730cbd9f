/** What a case leaves to people: the questions that are open at its end. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { questionText } from '../../../i18n/questionText.ts';
import { lastPosition } from '../../../replay/timeline.ts';
import { openQuestions } from '../../../replay/view.ts';
import { questionsAsked } from '../../../view/questions.ts';
import type { CaseLine, CaseWording } from './wording.ts';

/** Each open question once, with the procedures, players and cards that it is about: two penalty cards may ask the same. */
export function leftToPeople({ timeline }: CaseFile, { words }: CaseWording): CaseLine[] {
  const end = lastPosition(timeline);
  return questionsAsked(openQuestions(end), end.cases).map((asked) => ({
    text: questionText(asked, words, words.written),
    at: end.at,
  }));
}
