/** The likely answers to a question with a text field. */

import { clauseLabel } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { numberIn } from '../../lawbook/catalogue.ts';
import type { Replay } from '../../view/replay.ts';
import type { Suggestion } from './longAnswers.ts';

/** So many clauses are offered, those cited last. */
const MOST_CLAUSES = 8;

/**
 * Who may have said or ruled something, or the clauses of a ruling: it is usually based on one that has just been cited. They have the
 * numbers of the record's own edition, by which it is read, whichever edition the reader has chosen. Empty for other fields.
 * @param at the position where the fact is recorded
 */
export function suggestedFor(
  field: string,
  { findings, record }: Replay,
  at: number,
  words: Words,
): readonly Suggestion[] {
  if (field === 'by') return ['N', 'E', 'S', 'W', 'director'].map((answer) => ({ answer }));
  if (field !== 'law') return [];
  const cited = findings.filter((finding) => finding.at < at).flatMap(({ laws }) => laws);
  const clauses = new Map(
    cited.toReversed().map((clause) => [numberIn(clause, record.header.edition), clause]),
  );
  return [...clauses]
    .slice(0, MOST_CLAUSES)
    .map(([answer, clause]) => ({ answer, label: clauseLabel(clause, words) }));
}
