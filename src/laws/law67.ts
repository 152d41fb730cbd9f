/**
 * Law 67: defective trick. 2017, 2007. Opens `defectiveTrick`. If it is noticed before both sides have played to the next trick, it is
 * put right (67A). Later a missing card counts as a revoke (67B1), and extra cards go back (67B2).
 */

import { penaltyCard } from './exposure.ts';
import type { Card } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { clockwiseFrom, type Seat, partnerOf } from '../domain/seat.ts';
import {
  awaitsLead,
  changed,
  isDefender,
  leadToTheRight,
  onLead,
  trickWith,
  trickAt,
  trumpAt,
  type Table,
} from '../domain/table.ts';
import { isFull, winnerOf, withPlay, type Trick } from '../domain/trick.ts';
import type { DefectiveTrickContext } from './case.ts';
import { cite, move, open, type Effect, type Step, type StepOf, type PlayStep, type Play } from './step.ts';
import { isPenaltyCard } from './inForce.ts';
import { openLead } from './law53.ts';
import { leadStandsNow, playedToEarlyLead, secondLead } from './law60A.ts';
import { prematureLead, undecidedLead } from './law44.ts';
import { earlyPlaysTo, staysInTrick } from './law57C.ts';
import { bothSidesPlayedOn } from './playedOn.ts';
import { isEarlyCardPenalised } from './states.ts';
import { ofCard } from './finding.ts';

/** A trick left short by a lead to the next, or a card sent to a trick that has that hand's card already. */
export function watch67(step: Step): Effect[] {
  const { play, before } = step;
  const { trick } = before;
  if (play === null || trick === null) return [];
  const { manner, seat, card } = play;
  // Face down, by a hand that has no card in the trick and is not in turn: nobody has seen the card, and it belongs to no trick.
  if (manner === 'hidden')
    return isBesideOwnCard(before, play) ? opened(step, play.trick, seat, 'long', card) : [];
  if (manner === 'toTrick')
    return trickAt(before, play.trick)?.[seat] ? opened(step, play.trick, seat, 'long', card) : [];
  if (manner === 'shortLead')
    return [
      ...leftShort(step, trick),
      ...penalisedStay(step, trick),
      ...ledByAnother({ ...step, play }, trick),
    ];
  return manner === 'toEarlyLead' ? toEarlyLead({ ...step, play }, trick) : [];
}

/** 67: true if the hand has a card in the trick already, so that another one lies hidden beside it. */
export function isBesideOwnCard(table: Table, { seat, trick }: Pick<Play, 'seat' | 'trick'>): boolean {
  return Boolean(trickAt(table, trick)?.[seat]);
}

/** 53A, 44G: in the record a hand that has not won the short trick leads to the next one: a lead out of turn. */
function ledByAnother(step: PlayStep, trick: Trick): Effect[] {
  const { play, before } = step;
  const { seat, card } = play;
  const early = earlyPlaysTo({ ...step, table: before }, trick.number);
  const given = early.reduce(
    (all, { context }) => withPlay(all, context.offender, context.card),
    trickAt(step.table, trick.number) ?? trick,
  );
  const winner = winnerOf(given, trumpAt(before));
  if (winner === null || winner === seat || play.trick !== trick.number + 1) return [];
  return [
    move({ do: 'takeBack', seat, card }),
    move({ do: 'lay', seat, card, as: 'lead' }),
    // With the cards played too soon the trick is full, and its winner is on lead, not the hand that took its card back.
    ...(isFull(given) ? [move({ do: 'turn', seat: winner })] : []),
    ...openLead(seat, card, { ...step, before: changed(before, { turn: winner }) }, play.trick),
  ];
}

/** A hand plays to an early lead. If a defender led, the card that the hand owes to the trick before is now missing (60A, 67). */
function toEarlyLead(step: PlayStep, inProgress: Trick): Effect[] {
  const { play, before } = step;
  const { seat, card, trick } = play;
  const premature = playedToEarlyLead(step);
  if (premature === null) return [...penalisedStay(step, inProgress), ...earlyLeadStands(before, seat, card)];
  const isMissing = trickAt(before, trick - 1)?.[seat] === null;
  return [...(isMissing ? opened(step, trick - 1, seat, 'short', null) : []), ...premature];
}

/** The hands that have given no card to the trick, in the order of their turns. A card played too soon counts as given. */
function withoutCard(step: Step, trick: Trick): Seat[] {
  const early = earlyPlaysTo({ ...step, table: step.before }, trick.number);
  return clockwiseFrom(trick.leader).filter(
    (seat) => trick[seat] === null && !early.some(({ context }) => context.offender === seat),
  );
}

/** Opens a lifecycle for each hand that has no card in the trick when play goes on to the next. */
function leftShort(step: Step, trick: Trick): Effect[] {
  return withoutCard(step, trick).flatMap((seat) => opened(step, trick.number, seat, 'short', null));
}

/** An early play that could not be legal (57D) lies there as a penalty card, and its lifecycle has ended: it stays in its trick. */
function penalisedStay(step: Step, { number }: Trick): Effect[] {
  return earlyPlaysTo(step, number)
    .filter(isEarlyCardPenalised)
    .flatMap(({ context }) => staysInTrick(context, step));
}

/** Opens a lifecycle for each hand that owes a card. Nothing is wrong yet if the hand plays to the trick now. */
function waitingFor(step: Step, trick: Trick): Effect[] {
  return withoutCard(step, trick).map((seat) =>
    open({
      machine: 'defectiveTrick',
      context: {
        trick: trick.number,
        seat,
        fault: 'short',
        card: null,
        openedAt: step.at,
      },
    }),
  );
}

/** The hand plays to the trick in its turn after all. */
export function isPlayedInTurn({ seat, trick }: DefectiveTrickContext, { play }: PlayStep): boolean {
  return play.manner === 'follow' && play.trick === trick && play.seat === seat;
}

/** A hand plays to a lead made before the trick was full: the lead stands, and the trick is one card short (C-8). */
function earlyLeadStands(table: Table, seat: Seat, card: Card): Effect[] {
  const early = leadToTheRight(table, seat);
  return [
    ...(early === null ? [] : [move({ do: 'stand', seat: early.seat, card: early.card, as: 'lead' })]),
    move({ do: 'stand', seat, card }),
  ];
}

/** C-8: the early lead of declarer's side waits until the trick is full; then it is a lead like any other. */
export function playEarlyLead(step: Step): Effect[] {
  const { table, cases } = step;
  const early = table.loose.find((loose) => loose.as === 'lead' && !isPenaltyCard(cases, loose.card));
  if (early === undefined || !awaitsLead(table) || table.trick === null) return [];
  if (undecidedLead(step) !== null) return [];
  const premature = prematureLead(step, table.trick.number);
  if (premature?.context.card === early.card) return leadStandsNow(premature.context);
  if (onLead(table) === early.seat)
    return [move({ do: 'stand', seat: early.seat, card: early.card, as: 'lead' })];
  return openLead(early.seat, early.card, { ...step, before: table }, table.trick.number + 1, true);
}

/** 57A: true for a defender whose partner has yet to play to the trick. */
function isPremature(seat: Seat, trick: Trick, table: Table): boolean {
  return isDefender(table, seat) && trick[partnerOf(seat)] === null;
}

/** C-8: a lead to the next trick by declarer's side before a defender has played to this one. */
export function watchEarlyLead(step: Step): Effect[] {
  const { play, before } = step;
  if (play?.manner !== 'nextLead' || before.trick === null) return [];
  const { seat, card, trick } = play;
  if (isPremature(seat, before.trick, before) || secondLead(step) !== null) return [];
  return [
    cite({
      key: 'prematurePlay.declarersLead',
      laws: ['44B', '67A'],
      ...ofCard(seat, card),
      trick,
      disputed: 'C-8',
    }),
    ...waitingFor(step, before.trick),
  ];
}

function opened(step: Step, trick: number, seat: Seat, fault: 'short' | 'long', card: Card | null): Effect[] {
  return [
    cite({
      key: `defectiveTrick.${fault}`,
      laws: ['67'],
      params: { seat, trick, card },
      seat,
      trick,
      ...(card === null ? {} : { card }),
    }),
    open({
      machine: 'defectiveTrick',
      context: { trick, seat, fault, card, openedAt: step.at },
    }),
  ];
}

/** 67B: each side has a card in the trick after the defective one, before the fact. */
export function isTooLateFor67A(context: DefectiveTrickContext, step: Step): boolean {
  return bothSidesPlayedOn(step.before, context.trick);
}

/** Attention is drawn to it, or the director finds which trick and card it was. */
export function isNoticed67(
  context: DefectiveTrickContext,
  { fact }: StepOf<'AttentionDrawn' | 'QuestionAnswered'>,
): boolean {
  const { trick = context.trick, seat = context.seat } = fact;
  if (trick !== context.trick || seat !== context.seat) return false;
  return fact.type === 'AttentionDrawn'
    ? fact.to === 'defectiveTrick'
    : fact.question === 'defectiveTrick' && fact.answer === true;
}

/** 67A: attention comes before both sides have played to the next trick. */
export function isNoticedEarly(
  context: DefectiveTrickContext,
  step: StepOf<'AttentionDrawn' | 'QuestionAnswered'>,
): boolean {
  return isNoticed67(context, step) && !isTooLateFor67A(context, step);
}

/** A trick that is too long has a known extra card. For a trick that is too short the card is not known yet. */
export type ExtraCardContext = DefectiveTrickContext & { readonly card: Card };

/** 67A2, 67B2: a card too many lies there. */
export function hasExtraCard(context: DefectiveTrickContext): context is ExtraCardContext {
  return context.card !== null;
}

/** 67A1: the missing card is to be supplied. 67A2: the extra card goes back; one that stands in another trick is doubted instead. */
export function repairEarly(context: DefectiveTrickContext, step: Step): Effect[] {
  const { seat, trick, fault, card } = context;
  const doubted = hasExtraCard(context) ? standsElsewhere(context, step) : [];
  if (doubted.length > 0) return doubted;
  const effects: Effect[] = [
    cite({
      key: `defectiveTrick.early.${fault}`,
      laws: [fault === 'short' ? '67A1' : '67A2'],
      params: { seat, trick, card },
      seat,
      trick,
      because: [context.openedAt],
      weighed: [{ law: '67B', why: 'notBothPlayedOn' }],
    }),
  ];
  return hasExtraCard(context) ? [...effects, ...restore(context, step, '67A2')] : effects;
}

/** True if the card was played to another trick since: then it can't be the extra card of this one, even if somebody says so. */
export function standsElsewhere({ seat, card, trick }: ExtraCardContext, { before }: Step): Effect[] {
  if (trickWith(before, seat, card) === null) return [];
  return [
    cite({
      key: 'record.cardTwice',
      laws: [],
      record: 'cardTwice',
      params: { seat, card, trick },
      seat,
      card,
      trick,
    }),
  ];
}

/** The extra card goes back; a defender's that was exposed becomes a penalty card. */
export function restore({ seat, card }: ExtraCardContext, step: Step, origin: '67A2' | '67B2a'): Effect[] {
  const hidden = !holds(step.before.hands[seat], card);
  const effects: Effect[] = [hidden ? move({ do: 'pickUp', seat, card }) : move({ do: 'clear', card })];
  if (isDefender(step.before, seat) && !hidden) {
    effects.push(penaltyCard(seat, card, origin, step, { inadvertent: true }));
  }
  return effects;
}
