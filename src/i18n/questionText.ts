/** The questions that only people may answer, with what they are about. */

import { grouped } from '../domain/grouped.ts';
import type { QuestionId } from '../lawbook/choices.ts';
import type { Case } from '../laws/case.ts';
import { subjectOf } from '../laws/subject.ts';
import type { Naming } from './naming.ts';
import { titled } from './phrases/titled.ts';
import { machineName } from './sentence.ts';
import type { Words } from './words.ts';

/** The procedures, their players and their cards, each player once with all cards: a hand that was faced has thirteen. */
export function caseTitles(about: readonly Case[], words: Words, naming: Naming): readonly string[] {
  const alike = grouped(about, (one) => `${one.machine} ${subjectOf(one).seat}`);
  return [...alike.values()].flatMap((cases) => {
    const [first] = cases;
    if (first === undefined) return [];
    const { seat } = subjectOf(first);
    const cards = cases.flatMap((one) => subjectOf(one).card ?? []).map((card) => naming.card(card));
    return titled(
      machineName(first.machine, words),
      seat === null ? null : naming.seat(seat),
      cards.length === 0 ? null : [...new Set(cards)].join(', '),
    );
  });
}

/** A question for people, with the procedures, players and cards that it is about. */
export function questionText(
  { question, about }: { readonly question: QuestionId; readonly about: readonly Case[] },
  words: Words,
  naming: Naming,
): string {
  const { ask } = words.questions[question];
  const titles = caseTitles(about, words, naming);
  return titles.length === 0 ? ask : `${ask} (${titles.join('; ')})`;
}
