/** Assigned scores and their results, line by line: for the story, the command line and a baked replay. */

import { numberIn } from '../../lawbook/catalogue.ts';
import { numberWritten } from '../../lawbook/clauseNumber.ts';
import type { Edition } from '../../lawbook/editions.ts';
import type { Assessed } from '../../audit/scoring/assessed.ts';
import type { Assigned, OutcomeScored } from '../../audit/scoring/assigned.ts';
import type { SideScore } from '../../audit/scoring/boardScore.ts';
import type { Worth } from '../../audit/scoring/worth.ts';
import { tricksNeeded } from '../../domain/contract.ts';
import { SIDES } from '../../domain/seat.ts';
import { gain, margin, percentage, share } from '../../i18n/figure.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import { scoringWords } from '../../i18n/scoring/words.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';

/** Match points and IMPs are shown with two decimals even if they are rounded to more, because nobody says thousandths aloud. */
export const DECIMALS = 2;

/** `4♥ South +1`; what can’t be read is a question mark. */
export function outcomeText({ contract, declarer, tricks }: OutcomeScored, naming: Naming): string {
  if (contract === null) return '?';
  const above = tricks === null ? '?' : margin(tricks - tricksNeeded(contract));
  if (naming.spoken)
    return [naming.contract(contract), declarer === null ? '' : naming.seat(declarer), above]
      .filter((part) => part !== '')
      .join(' ');
  const by = declarer === null ? '' : ` ${withoutIsolates(naming.seatLetter(declarer))}`;
  return isolate(`${withoutIsolates(naming.contract(contract))}${above}${by}`);
}

/** `+5.25 IMPs, 10.5 of 24 match points, 43.75%`; empty where there is nothing to compare with. */
export function worthText(
  worth: Worth & Partial<Pick<SideScore, 'percent' | 'victoryPoints'>>,
  top: number | null,
  words: Words,
): string {
  const { won } = scoringWords(words.language);
  const { imps, matchpoints, crossImps, percent = null, victoryPoints = null } = worth;
  return [
    imps === null ? '' : won.imps({ figure: gain(imps, DECIMALS, words) }),
    matchpoints === null
      ? ''
      : won.matchpoints({
          figure: share(matchpoints, DECIMALS, words),
          top: share(top ?? 0, DECIMALS, words),
        }),
    percent === null ? '' : percentage(percent, words),
    crossImps === null ? '' : won.crossImps({ figure: gain(crossImps, DECIMALS, words) }),
    victoryPoints === null ? '' : won.victoryPoints({ figure: share(victoryPoints, DECIMALS, words) }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The lines below an assigned score: its outcomes one by one, their mean, and the doubts. */
export function assignedText(
  assigned: Assigned,
  { edition, top, comparison }: Assessed,
  words: Words,
  naming: Naming,
): string[] {
  const text = scoringWords(words.language);
  const { outcomes, side, weighted } = assigned;
  const mean = worthText(weighted, top, words);
  return [
    ...outcomes.map((outcome) => {
      const weight = outcome.weight === null ? '' : `${percentage(outcome.weight, words)} `;
      const score = outcome.score === null ? '?' : naming.score(outcome.score);
      const worth = worthText(outcome.worth, top, words);
      const parts = [`${weight}${outcomeText(outcome, naming)}: ${score}`, worth];
      return parts.filter((part) => part !== '').join(', ');
    }),
    ...(mean === '' || outcomes.length < 2
      ? []
      : [
          text.weightedFor({
            side: naming.side(side === 'both' ? 'NS' : side),
            clause: naming.clause(numberIn('12C1c', edition)),
            worth: mean,
          }),
        ]),
    ...doubtTexts(assigned, edition, words, naming),
    ...(comparison === null ? [] : apartTexts(assigned, edition, words, naming)),
  ];
}

/** Warnings about the score; none of them refuses it. */
export function doubtTexts(
  { doubts, weights }: Assigned,
  edition: Edition,
  words: Words,
  naming: Naming,
): string[] {
  const text = scoringWords(words.language);
  return doubts.map((doubt) =>
    text.doubts[doubt]({
      sum: share(weights, DECIMALS, words),
      clause: naming.clause(numberIn('12C1c', edition)),
    }),
  );
}

/** The outcome for each side if scores may not be weighted, which is 12C1e of 2007; no later book has that rule. */
export function apartTexts(
  { apart, outcomes }: Assigned,
  edition: Edition,
  words: Words,
  naming: Naming,
): string[] {
  if (apart === null) return [];
  const text = scoringWords(words.language);
  return SIDES.flatMap((side) => {
    const outcome = apart[side] === null ? undefined : outcomes[apart[side]];
    if (outcome === undefined) return [];
    const slots = {
      side: naming.side(side),
      clause: edition === '2007' ? naming.clause(numberWritten('12C1e')) : null,
      outcome: outcomeText(outcome, naming),
    };
    return [text.apart(slots)];
  });
}

/** Averages, penalties, and each side's final score; empty if no other table is known. */
export function boardTexts(score: Assessed, words: Words, naming: Naming): string[] {
  const { board, top } = score;
  if (board === null) return [];
  const text = scoringWords(words.language);
  return [
    ...boardStated(score, words, naming),
    ...SIDES.flatMap((side) => {
      const worth = worthText(board.sides[side], top, words);
      return worth === '' ? [] : [text.boardFor({ side: naming.side(side), worth })];
    }),
  ];
}

/** Averages and penalties as they were stated, and that results which do not balance were averaged. */
export function boardStated(
  { edition, board, comparison }: Assessed,
  words: Words,
  naming: Naming,
): string[] {
  if (board === null || comparison === null) return [];
  const text = scoringWords(words.language);
  const { averages = {}, penalties = [] } = comparison;
  return [
    ...SIDES.flatMap((side) => {
      const average = averages[side];
      return average === undefined
        ? []
        : [text.average[average]({ side: naming.side(side), clause: naming.clause(numberWritten('12C2')) })];
    }),
    ...penalties.map(({ side, amount, unit }) =>
      text.penalty({
        side: naming.side(side),
        amount: text.fined[unit]({ figure: share(amount, DECIMALS, words) }),
        clause: naming.clause(numberWritten('90')),
      }),
    ),
    ...(board.averaged
      ? [text.averaged({ clause: naming.clause(numberWritten(edition === '2007' ? '86B' : '12C4')) })]
      : []),
  ];
}
