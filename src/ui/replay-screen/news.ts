/** The text of the live region at a position: its fact, then new findings, choices and questions, or that the auction is no longer in order. */

import { isAuctionIrregular } from '../../events/calls.ts';
import { faultOfCall } from '../../events/faultOfCall.ts';
import { unlessCalls } from '../../i18n/irregularCalls.ts';
import type { DealRecord } from '../../events/record.ts';
import { announcement } from '../../i18n/announce.ts';
import { inOrder } from '../../i18n/inOrder.ts';
import type { Words } from '../../i18n/words.ts';
import { isPassedOut } from '../../output/picture/diagramAt.ts';
import type { Moment, Replay } from '../../view/replay.ts';
import { groupedQuestions } from '../questions/groups.ts';
import { hiddenAt, type Perspective } from '../table/perspective.ts';

/**
 * What a screen reader says on arriving at a position, without what this perspective hides.
 * @param at number of events that have happened
 */
export function newsAt(replay: Replay, at: number, words: Words, perspective: Perspective): string {
  const moment = replay.moment(at);
  const earlier = at === 0 ? [] : replay.moment(at - 1).options;
  const choosers = moment.options
    .filter((open) => !earlier.some((one) => one.case === open.case && one.by === open.by))
    .map(({ by, of }) => ({ by, count: of.length }));
  const text = announcement(
    {
      supposition: { record: replay.record, cases: moment.cases },
      fact: replay.record.events[at - 1] ?? null,
      before: at === 0 ? null : replay.table(at - 1),
      after: moment.table,
      findings: at === 0 ? [] : moment.findings,
      choosers,
    },
    words,
    hiddenAt(replay, moment, perspective),
  );
  const calls = isIrregularCall(replay.record, at) ? [unlessCalls('', replay.record, words, at)] : [];
  const asked = at === 0 ? [] : newlyAsked(replay.moment(at - 1), moment, words);
  return inOrder([text, ...calls, ...endOfAuction(replay, at, words), ...asked]);
}

/** The contract that the last call makes, or that the board is passed out; nothing after other events. */
function endOfAuction(replay: Replay, at: number, words: Words): readonly string[] {
  if (replay.record.events[at - 1]?.type !== 'CallMade') return [];
  const { phase, contract, declarer } = replay.table(at);
  if (phase === 'auction' || replay.table(at - 1).phase === phase) return [];
  if (contract === null || declarer === null)
    return isPassedOut(replay.record) ? [words.screen.replay.passedOut] : [];
  return [
    words.picture.contractBy({
      contract: words.spoken.contract(contract),
      declarer: words.spoken.seat(declarer),
    }),
  ];
}

/** The questions that wait for an answer from here on. Those whose answer is presumed are left out: play goes on without them. */
function newlyAsked(before: Moment, now: Moment, words: Words): readonly string[] {
  const earlier = new Set(groupedQuestions(before).asked.map(({ question }) => question));
  const fresh = groupedQuestions(now).asked.filter(({ question }) => !earlier.has(question));
  if (fresh.length === 0) return [];
  const questions = fresh.map(({ question }) => words.questions[question].ask).join(' ');
  return [words.typing.questions({ questions })];
}

/** True if the fact before that position is a call out of rotation, or not allowed, or the first that disturbs the order. The card about the moment says so, too. */
function isIrregularCall(record: DealRecord, at: number): boolean {
  return (
    record.events[at - 1]?.type === 'CallMade' &&
    (faultOfCall(record, at) !== null ||
      (isAuctionIrregular(record, at) && !isAuctionIrregular(record, at - 1)))
  );
}
