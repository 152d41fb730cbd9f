/**
 * Law 60A after a defender's premature lead (57A): the others simply play on. 2017, 2007. The trick in progress is completed, the right
 * to rectify is lost, and the first lead to the next trick stands; a hand that plays to that lead at once still owes its card to the
 * trick before. Guards and conclusions of `prematurePlay`.
 */

import type { Card } from '../domain/card.ts';
import { nextSeat, previousSeat, type Seat } from '../domain/seat.ts';
import { isDefender, openPlaceOf } from '../domain/table.ts';
import type { PenaltyCardCase } from './case.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { noPenaltyCard, penaltyCard } from './exposure.ts';
import {
  cite,
  move,
  send,
  type Effect,
  type Step,
  type PlayStep,
  type Play,
  type Situation,
} from './step.ts';
import { rightLost } from './law60.ts';
import { isPenaltyCard, penaltyCardsOf } from './inForce.ts';
import { prematureLead } from './law44.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isPlayChoiceOpen } from './states.ts';

/** The ways in which declarer's side, at the offender's left, plays on: to the trick in progress, or to the lead. */
const PLAYS_ON: readonly Play['manner'][] = ['fifthCard', 'nextLead', 'follow', 'toEarlyLead'];

/** 60A1: declarer's side plays after the premature lead: the right is lost and the lead stands (60A2). */
export function forfeits({ as, offender }: PrematurePlayContext, { play }: PlayStep): boolean {
  return as === 'lead' && previousSeat(play.seat) === offender && PLAYS_ON.includes(play.manner);
}

/** The card of the offender's partner, which he laid to the trick before declarer had chosen (60C). */
function partnersCard({ partner }: PrematurePlayContext, { cases }: Step): PenaltyCardCase | null {
  return penaltyCardsOf(cases, partner).find(({ context }) => context.origin === '60C') ?? null;
}

/** 60A1: the offender's partner has followed too soon, and declarer's side, to his left, simply follows. */
export function forfeitsAfterPartner(context: PrematurePlayContext, step: PlayStep): boolean {
  const { play } = step;
  return (
    play.manner === 'playOutOfTurn' &&
    play.seat === nextSeat(context.partner) &&
    partnersCard(context, step) !== null
  );
}

/** Declarer's side plays on while the choice about a defender's early lead or play is open. */
export function isRightForfeited(step: Step, play: Play): boolean {
  return lifecyclesIn(step.cases, isPlayChoiceOpen).some(
    ({ context }) => forfeits(context, { ...step, play }) || forfeitsAfterPartner(context, { ...step, play }),
  );
}

/** 60A2: partner's card counts as in turn, too, and is no penalty card. */
function partnersCardStands(context: PrematurePlayContext, step: Step): Effect[] {
  const laid = partnersCard(context, step);
  if (laid === null) return [];
  const { owner, card } = laid.context;
  return [send(laid.id, 'DeemedLater'), move({ do: 'stand', seat: owner, card })];
}

/**
 * 60A1, 60A2: declarer loses the choice, and the early lead stands: at once, or after the trick in progress where the card played
 * completes that.
 */
export function forfeitLead(context: PrematurePlayContext, step: PlayStep): Effect[] {
  const { offender, card, trick } = context;
  const { play } = step;
  const effects = [
    rightLost({ seat: offender, card }, trick, step),
    ...noPenaltyCard(card, step),
    ...partnersCardStands(context, step),
  ];
  if (play.manner === 'follow') return [...effects, move({ do: 'lay', seat: offender, card, as: 'lead' })];
  return [...effects, ...leadStandsAtOnce(context, step)];
}

/** 60A1, 60A2: declarer loses the choice, and the cards of both defenders stand. Whether 60A1 reaches so far is disputed (C-16). */
export function forfeitAfterPartner(context: PrematurePlayContext, step: PlayStep): Effect[] {
  const { offender, card, partner, as, trick } = context;
  const partners = (partnersCard(context, step) as PenaltyCardCase).context.card;
  return [
    // Literally 60A1 speaks only of an offence by the right-hand opponent. That is the partner here, not the offender.
    rightLost({ seat: partner, card: partners }, trick, step, 'C-16'),
    ...noPenaltyCard(card, step),
    ...partnersCardStands(context, step),
    as === 'lead'
      ? move({ do: 'lay', seat: offender, card, as })
      : move({ do: 'stand', seat: offender, card }),
  ];
}

/** Somebody has played to the early lead, so it stands. The hands that owe a card to the trick before still owe it. */
function leadStandsAtOnce(
  { offender, card, trick, partner }: PrematurePlayContext,
  { play }: PlayStep,
): Effect[] {
  const others = [nextSeat(offender), partner, previousSeat(offender)].filter((seat) => seat !== play.seat);
  return [
    move({ do: 'stand', seat: offender, card, as: 'lead' }),
    ...others.map((seat) => move({ do: 'owe', seat, trick })),
    move({ do: 'stand', seat: play.seat, card: play.card }),
  ];
}

/**
 * 60A2: the effects of a card played to a defender's early lead, possibly by a hand that still owes a card to the trick before; null
 * without such a lead.
 */
export function playedToEarlyLead(step: PlayStep): Effect[] | null {
  const { play, before } = step;
  const early = prematureLead(step, play.trick - 1);
  if (early === null) return null;
  if (isPlayChoiceOpen(early)) return [];
  const owed = openPlaceOf(before, play.seat);
  if (owed !== null)
    return [
      move({ do: 'passOver', seat: play.seat, trick: owed.trick }),
      move({ do: 'stand', seat: play.seat, card: play.card }),
    ];
  return leadStandsAtOnce(early.context, step);
}

/** 43B3: nothing is put right now: the card stands as if in turn, an early lead once the trick in progress is full. */
export function earlyCardStands(context: PrematurePlayContext, step: Step): Effect[] {
  const { offender: seat, card, as } = context;
  return [
    ...noPenaltyCard(card, step),
    ...partnersCardStands(context, step),
    as === 'lead' ? move({ do: 'lay', seat, card, as }) : move({ do: 'stand', seat, card }),
  ];
}

/** The trick is full: the early lead to which the right was lost is the lead now, whoever has won. */
export function leadStandsNow({ offender, card, trick }: PrematurePlayContext): Effect[] {
  return [
    cite({
      key: 'rectification.leadStands',
      laws: ['60A2'],
      params: { seat: offender, card, trick: trick + 1 },
      seat: offender,
      card,
      trick: trick + 1,
    }),
    move({ do: 'stand', seat: offender, card, as: 'lead' }),
  ];
}

interface FirstLead {
  readonly leader: Seat;
  readonly led: Card;
  readonly undecided: boolean;
}

/** The lead that has already been made to the next trick: a defender's (57A), or one of declarer's side that waits (C-8). */
function firstLead(situation: Situation, trick: number): FirstLead | null {
  const early = prematureLead(situation, trick);
  if (early !== null) {
    const { offender, card } = early.context;
    return { leader: offender, led: card, undecided: isPlayChoiceOpen(early) };
  }
  const { table, cases } = situation;
  const waiting = table.loose.find(
    ({ as, seat, card }) => as === 'lead' && !isDefender(table, seat) && !isPenaltyCard(cases, card),
  );
  return waiting === undefined ? null : { leader: waiting.seat, led: waiting.card, undecided: false };
}

/**
 * Only one lead can be the first: another to the same trick is exposed if a defender made it (49), and goes back if declarer did (48A).
 * Null where it is the first.
 */
export function secondLead(step: Step): Effect[] | null {
  const { play, before } = step;
  if (play?.manner !== 'nextLead' || before.trick === null) return null;
  const first = firstLead({ ...step, table: before }, before.trick.number);
  if (first === null) return null;
  const { seat, card } = play;
  const { leader, led, undecided } = first;
  const isToDefendersLead = isDefender(before, leader) && !isDefender(before, seat);
  if (isToDefendersLead && seat === nextSeat(leader)) return [];
  return [
    cite({
      key: 'prematurePlay.secondLead',
      laws: isDefender(before, seat) ? (undecided ? ['60C', '49'] : ['49']) : ['48A'],
      params: { seat, card, leader, led },
      seat,
      card,
      trick: play.trick - 1,
    }),
    move({ do: 'clear', card }),
    ...(isDefender(before, seat) ? [penaltyCard(seat, card, '49', step, { played: true })] : []),
  ];
}
