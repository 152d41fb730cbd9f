/** The result of a deal in words: the score as it stands, and the scores that people assigned. */

import { assessed, lookedAt } from '../../audit/scoring/assessed.ts';
import { scoreIfKnown } from '../../domain/score.ts';
import { assignedText, boardTexts } from '../baked/scored.ts';
import type { Comparison } from '../../events/comparison.ts';
import type { Fact } from '../../events/event.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { numbersIn } from '../../lawbook/catalogue.ts';
import { isPlayOver } from '../../laws/law69.ts';
import { isPassedOut } from '../picture/diagramAt.ts';
import { lastPosition, type Timeline } from '../../replay/timeline.ts';
import { resultAt } from '../../replay/view.ts';

/** The result as played, adjusted (with the clauses) and judged, otherwise as stated by the record; then the assigned scores. */
export function resultLines(timeline: Timeline, words: Words): string[] {
  const end = lastPosition(timeline);
  const { contract, declarer } = end.table;
  const { header } = timeline.record;
  const assigned = scoreLines(timeline, timeline.positions.length - 1, words);
  const result = isPlayOver(end) ? resultAt(end) : null;
  if (contract === null || declarer === null) return [...passedOutLines(timeline, words), ...assigned];
  const slotsOf = (tricks: number): { tricks: string; score: string | null } => {
    const points = scoreIfKnown(end.table, tricks);
    return {
      tricks: words.picture.tricks({ tricks }),
      score: points === null ? null : words.written.score(points),
    };
  };
  const stated = header.statedResult?.declarerTricks;
  if (result === null || result.declarerTricks === null)
    return stated === undefined ? assigned : [words.picture.resultStated(slotsOf(stated)), ...assigned];
  const { declarerTricks, adjustedTricks, finalTricks, because } = result;
  const clauses = words.names.list({
    items: numbersIn(because, end.laws.edition).map((number) => words.written.clause(number)),
    joint: 'and',
  });
  return [
    words.picture.resultOf(slotsOf(declarerTricks)),
    ...(adjustedTricks === null || because.length === 0
      ? []
      : [words.picture.resultAdjusted({ ...slotsOf(adjustedTricks), clauses })]),
    ...(finalTricks === undefined ? [] : [words.picture.resultJudged(slotsOf(finalTricks))]),
    ...assigned,
  ];
}

/** The result of a deal that was passed out; none for others. */
export function passedOutLines(timeline: Timeline, words: Words): string[] {
  const { contract, trick } = lastPosition(timeline).table;
  if (contract !== null || trick !== null || !isPassedOut(timeline.record)) return [];
  return [`${words.screen.replay.passedOut}: ${words.written.score(0)}`];
}

/** The scores assigned so far, with the value of each outcome and of their mean, and each side's final score. */
export function scoreLines(
  timeline: Timeline,
  at: number,
  words: Words,
  known: Comparison | null = null,
): string[] {
  const score = assessed(lookedAt(timeline), at, known);
  const { events } = timeline.record;
  return [
    ...score.assigned.flatMap((one) => [
      factSentence(events[one.at] as Fact, null, words, words.written),
      ...assignedText(one, score, words, words.written),
    ]),
    ...boardTexts(score, words, words.written),
  ];
}
