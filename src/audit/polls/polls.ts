/** The polls of a case, with counted answers beside the organisation's threshold. People judge what the numbers mean (16B1b). */

import { isCard } from '../../domain/card.ts';
import { isCall } from '../../domain/contract.ts';
import { readHand } from '../../domain/deal.ts';
import { isSame } from '../../domain/json.ts';
import type { FactOf } from '../../events/event.ts';
import type { Organisation } from '../../events/organisation/settings.ts';
import { namedMoment, type DealRecord } from '../../events/record.ts';
import { settled, takenBack } from '../../events/settle.ts';
import { lastPosition, type Timeline } from '../../replay/timeline.ts';
import { openQuestions } from '../../replay/view.ts';
import { picksOn, sheetOf } from './sheet.ts';

/** Levels with a name in every language. Other levels are shown as entered. */
export const LEVELS = ['club', 'regional', 'national', 'international'] as const;

export interface Answer {
  readonly fact: FactOf<'PollAnswered'>;
  /** The number of the event. */
  readonly event: number;
}

export interface Poll {
  /** In the order in which they were prepared, from 1. */
  readonly number: number;
  readonly fact: FactOf<'PollPrepared'>;
  readonly event: number;
  /** The number of events before the decision; null if the record has no such moment. */
  readonly at: number | null;
  readonly answers: readonly Answer[];
}

export interface Polls {
  readonly polls: readonly Poll[];
  /** Answers to a poll that the record does not have, or did not have yet. */
  readonly stray: readonly Answer[];
}

/** The polls of the record in the order in which they were prepared, each with its answers. What was taken back is left out. */
export function pollsIn(record: DealRecord): Polls {
  const gone = takenBack(record);
  const polls: (Poll & { readonly answers: Answer[] })[] = [];
  const stray: Answer[] = [];
  for (const [event, fact] of settled(record).events.entries()) {
    if (gone.has(event)) continue;
    if (fact.type === 'PollPrepared') {
      const at = namedMoment(record, fact.from);
      const isThere = at !== null && at >= 0 && at <= event;
      polls.push({ number: polls.length + 1, fact, event, at: isThere ? at : null, answers: [] });
    } else if (fact.type === 'PollAnswered') {
      const behind = namedMoment(record, fact.poll);
      const poll = behind === null ? undefined : polls.find((one) => one.event === behind - 1);
      (poll?.answers ?? stray).push({ fact, event });
    }
  }
  return { polls, stray };
}

/** The form of an answer in which it is counted. */
const picked = (pick: string): string => pick.trim();

export interface ChoiceCounted {
  readonly choice: string;
  readonly chose: number;
  /** The number that chose it or also considered it. */
  readonly considered: number;
  /** The number that said some similar players would choose it. */
  readonly others: number;
  /** By level, the numbers that chose and considered it; an empty level if none was entered. */
  readonly levels: readonly {
    readonly level: string;
    readonly chose: number;
    readonly considered: number;
  }[];
  /** Whether the poll's threshold is reached; null if it names none. */
  readonly reaches: { readonly considering: boolean | null; readonly choosing: boolean | null };
}

export interface PollCount {
  readonly asked: number;
  readonly levels: readonly { readonly level: string; readonly asked: number }[];
  /** Those chosen most often first. */
  readonly choices: readonly ChoiceCounted[];
}

/** A threshold, such as “3 of 5”, and its source. */
export type PollThreshold = Pick<FactOf<'PollPrepared'>, 'considering' | 'choosing' | 'outOf' | 'rule'>;

/**
 * The threshold of the poll itself; where it states none, the one of the organisation. A threshold that does not say whether it
 * counts those who chose or those who considered is applied to both.
 */
export function thresholdOf(fact: PollThreshold, organisation: Organisation | null): PollThreshold {
  const polls = organisation?.polls;
  if (fact.outOf !== undefined || organisation === null || polls === undefined) return fact;
  const { threshold, asked, counts, source } = polls;
  const where = [source.title, source.clause ?? ''].filter((part) => part !== '').join(', ');
  return {
    ...(counts === 'chosen' ? {} : { considering: threshold }),
    ...(counts === 'considered' ? {} : { choosing: threshold }),
    outOf: asked,
    rule: `${organisation.shortName ?? organisation.name}: ${where}`,
  };
}

/**
 * How many chose and considered each call or card, the one chosen most often first.
 * @param threshold what the numbers are held against: that of the poll where nobody says otherwise
 */
export function countOf(
  { fact, answers }: Pick<Poll, 'fact' | 'answers'>,
  threshold: PollThreshold = fact,
): PollCount {
  const { considering, choosing, outOf } = threshold;
  const replies = answers.map(({ fact: answer }) => {
    const choice = picked(answer.choice);
    return {
      level: (answer.level ?? '').trim(),
      choice,
      considered: new Set([choice, ...(answer.considered ?? []).map(picked)]),
      others: new Set((answer.others ?? []).map(picked)),
    };
  });
  const levels = [...new Set(replies.map(({ level }) => level))];
  const named = new Set(replies.flatMap(({ considered, others }) => [...considered, ...others]));
  // A choice in words that were left out counts as well, so that the numbers add up.
  if (replies.every(({ choice }) => choice !== '')) named.delete('');
  const asked = replies.length;
  const reached = (count: number, of: number | undefined): boolean | null =>
    of === undefined || outOf === undefined || outOf === 0 || asked === 0
      ? null
      : count * outOf >= of * asked;
  const counts = [...named].map((choice): ChoiceCounted => {
    const chose = replies.filter((one) => one.choice === choice);
    const considered = replies.filter((one) => one.considered.has(choice));
    return {
      choice,
      chose: chose.length,
      considered: considered.length,
      others: replies.filter((one) => one.others.has(choice)).length,
      levels: levels.flatMap((level) => {
        const of = (list: typeof replies): number => list.filter((one) => one.level === level).length;
        return of(considered) === 0 ? [] : [{ level, chose: of(chose), considered: of(considered) }];
      }),
      reaches: {
        considering: reached(considered.length, considering),
        choosing: reached(chose.length, choosing),
      },
    };
  });
  return {
    asked,
    levels: levels.map((level) => ({ level, asked: replies.filter((one) => one.level === level).length })),
    choices: counts.sort((one, other) => other.chose - one.chose || other.considered - one.considered),
  };
}

/** Doubts about what the record says of a poll. They accuse nobody and exclude nothing. */
export type PollDoubt =
  | { readonly code: 'noMoment' | 'otherHand' | 'otherCalls' | 'unknownHand' }
  | { readonly code: 'notThere'; readonly answer: Answer };

/** The reasons to doubt the record of this poll; empty for none. */
export function doubtsOn({ fact, at, answers }: Poll, { record, source }: Timeline): readonly PollDoubt[] {
  const sheet = sheetOf(fact);
  const dealt = record.header.deal.hands[fact.seat];
  const auction = record.header.auction ?? [];
  const calls = sheet.calls.map(({ call }) => call);
  const gone = takenBack(source);
  const made = settled(source).events.flatMap((one, event) =>
    one.type === 'CallMade' && !gone.has(event) ? [one.call] : [],
  );
  const picks: ReadonlySet<string> = new Set(picksOn(sheet));
  return [
    ...(at === null ? [{ code: 'noMoment' } as const] : []),
    ...(dealt === null
      ? [{ code: 'unknownHand' } as const]
      : isSame(dealt, readHand(fact.hand))
        ? []
        : [{ code: 'otherHand' } as const]),
    ...(isSame(calls, [...auction, ...made].slice(0, calls.length)) ? [] : [{ code: 'otherCalls' } as const]),
    ...answers
      .filter(({ fact: { choice } }) => (isCall(choice) || isCard(choice)) && !picks.has(choice))
      .map((answer) => ({ code: 'notThere', answer }) as const),
  ];
}

/** True if information from partner is in question: a finding cites 16B, or a judge is asked, or has said, whether there was a logical alternative. */
export function asksFor16B(timeline: Timeline): boolean {
  const { findings, source } = timeline;
  return (
    findings.some(({ laws }) => laws.some((clause) => clause.startsWith('16B'))) ||
    openQuestions(lastPosition(timeline)).some(({ question }) => question === 'logicalAlternative') ||
    settled(source).events.some(
      (fact) => fact.type === 'QuestionAnswered' && fact.question === 'logicalAlternative',
    )
  );
}
