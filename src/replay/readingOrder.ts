/** 58A: in which order the fold reads two cards that the record has at the same moment. */

import { isSeat } from '../domain/seat.ts';
import { onLead, trickNumber } from '../domain/table.ts';
import type { CardPlayed, Fact } from '../events/event.ts';
import { isOfCaseFile, rewrites } from '../events/ofRecording.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { answerTo } from '../laws/answers.ts';
import { lifecyclesOf } from '../laws/caseIndex.ts';
import type { Position } from './position.ts';

/** The numbers of two cards that came together, in the order of the record. */
interface Together {
  readonly first: number;
  readonly second: number;
}

/** Two cards that are read otherwise than the record has them. `facts`: the fact that is read at each of their numbers. */
export interface ReadOtherwise {
  readonly first: number;
  readonly facts: Readonly<Record<number, Fact>>;
}

/**
 * The two cards that are read otherwise than the record has them, as this event tells; null for none.
 * @param at the number of the event: the card that the record has second, or an answer
 */
export function toReadOtherwise(
  read: readonly Fact[],
  at: number,
  positions: readonly Position[],
): ReadOtherwise | null {
  const cards = leadAfterPlay(read, at, positions) ?? wrongLeadFirst(read, at, positions);
  if (cards === null) return null;
  const { first, second } = cards;
  const [earlier, later] = [read[first] as Fact, read[second] as Fact];
  const facts = {
    [first]: { ...later, together: undefined } as Fact,
    [second]: { ...earlier, together: true } as Fact,
  };
  return { first, facts };
}

/**
 * A lead, and the card of another hand at the same moment that, as the record says, was played to it. The record may have either of them
 * first, and the card that was played counts as the later.
 */
function leadAfterPlay(read: readonly Fact[], at: number, positions: readonly Position[]): Together | null {
  const fact = read[at];
  if (fact?.type !== 'CardPlayed' || fact.together !== true || fact.as === 'play') return null;
  const first = playBefore(read, at);
  if (first === null) return null;
  const before = read[first];
  const table = positions[first]?.table;
  if (before?.type !== 'CardPlayed' || before.as !== 'play' || table === undefined) return null;
  return before.seat !== fact.seat && onLead(table) === fact.seat ? { first, second: at } : null;
}

/**
 * The proper lead and a lead by another hand, where people find that the other came first, now or before: the record may have either first,
 * and the one that was led out of turn is read before the proper one (53). Null where nothing is to be read otherwise.
 * @param at the number of the card that the record has second, or of the answer
 */
export function wrongLeadFirst(
  read: readonly Fact[],
  at: number,
  positions: readonly Position[],
): Together | null {
  const fact = read[at];
  if (fact === undefined) return null;
  if (fact.type === 'CardPlayed')
    return fact.together === true && isFoundFirst(fact, positions[at]) ? beside(read, at, positions) : null;
  if (fact.type !== 'QuestionAnswered' || fact.question !== 'order' || !isSeat(fact.answer)) return null;
  const second = playBefore(read, at);
  const leads = second === null ? null : beside(read, second, positions);
  if (leads === null || (read[leads.second] as CardPlayed).seat !== fact.answer) return null;
  const table = positions[leads.first]?.table;
  const isOfTrick = table !== undefined && [undefined, trickNumber(table)].includes(fact.trick);
  return isOfTrick && !isActedOn(fact.answer, positions[at]) ? leads : null;
}

/** True when it was found before this card that its hand led first. */
function isFoundFirst({ seat }: Pick<CardPlayed, 'seat'>, position: Position | undefined): boolean {
  if (position === undefined || !position.ledger.answers.some(({ question }) => question === 'order'))
    return false;
  const { table, ledger } = position;
  // The proper lead stands in the trick already.
  return table.trick !== null && answerTo(ledger, 'order', { trick: table.trick.number })?.answer === seat;
}

/** The proper lead and this lead of another hand at the same moment; null for any other card. */
function beside(read: readonly Fact[], second: number, positions: readonly Position[]): Together | null {
  const other = read[second];
  const first = playBefore(read, second);
  const lead = first === null ? undefined : read[first];
  if (first === null || lead?.type !== 'CardPlayed' || other?.type !== 'CardPlayed') return null;
  if (!isKnownPlay(lead) || !isKnownPlay(other) || other.together !== true || other.as === 'play')
    return null;
  const table = positions[first]?.table;
  return table !== undefined && onLead(table) === lead.seat && other.seat !== lead.seat
    ? { first, second }
    : null;
}

/** What may be recorded between two cards without moving one. */
const BETWEEN: ReadonlySet<Fact['type']> = new Set<Fact['type']>([
  'QuestionAnswered',
  'QuestionAsked',
  'AttentionDrawn',
  'DirectorCalled',
  'OptionsExplained',
  'StatementMade',
]);

/** Corrections of the recording and the case file of a hearing are no events at the table. */
export const isBetween = (fact: Fact): boolean =>
  rewrites(fact) || isOfCaseFile(fact) || BETWEEN.has(fact.type);

/** No table has more of them. A record that has would otherwise cost the square of its length. */
export const MOST_BETWEEN = 64;

/** The number of the card before, where nothing has come of it yet; null where something else was done since. */
function playBefore(read: readonly Fact[], at: number): number | null {
  let before = at - 1;
  while (before >= 0 && at - before <= MOST_BETWEEN && isBetween(read[before] as Fact)) before--;
  return read[before]?.type === 'CardPlayed' ? before : null;
}

/** True when a lifecycle waits for this answer: the leads of two partners (`leadBeside.ts`). */
function isActedOn(leader: string, position: Position | undefined): boolean {
  if (position === undefined) return false;
  return (['openingLead', 'leadOutOfTurn'] as const).some((machine) =>
    lifecyclesOf(position.cases, machine).some(
      ({ context }) => context.leader === leader && context.besideRightLead === true,
    ),
  );
}
