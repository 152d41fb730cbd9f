/** What a case leaves to people: the questions that are open at its end. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { caseTitle } from '../../../i18n/sentence.ts';
import type { QuestionId } from '../../../lawbook/choices.ts';
import { lastPosition } from '../../../replay/timeline.ts';
import { openQuestions } from '../../../replay/view.ts';
import type { CaseLine, CaseWording } from './wording.ts';

/** Each open question once, with the procedures, players and cards that it is about: two penalty cards may ask the same. */
export function leftToPeople({ timeline }: CaseFile, { words }: CaseWording): CaseLine[] {
  const end = lastPosition(timeline);
  const titles = new Map<QuestionId, Set<string>>();
  for (const { question, case: id } of openQuestions(end)) {
    const about = titles.get(question) ?? new Set();
    const open = end.cases.find((each) => each.id === id);
    if (open !== undefined) about.add(caseTitle(open, words, words.written));
    titles.set(question, about);
  }
  return [...titles].map(([question, about]) => {
    const { ask } = words.questions[question];
    return { text: about.size === 0 ? ask : `${ask} (${[...about].join('; ')})`, at: end.at };
  });
}
