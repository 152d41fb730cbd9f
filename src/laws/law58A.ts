/**
 * Law 58A: two leads at the same moment. 2017, 2007. The proper lead stands; the other card counts as played after it. Guards and
 * conclusions of `leadOutOfTurn` and `openingLead`. People may say in which order the leads came before or after the second one is
 * recorded.
 */

import { suitOf, type Card } from '../domain/card.ts';
import { nextSeat, partnerOf, sameSide, SEATS } from '../domain/seat.ts';
import { awaitsLead, isDefender, trickWith, trickAt, surelyHolds, type Table } from '../domain/table.ts';
import { cardsInTrick } from '../domain/trick.ts';
import type { CardPlayed, QuestionAnswered } from '../events/event.ts';
import { answerTo } from './answers.ts';
import type { LeadOutOfTurnContext, PenaltyCardCase } from './case.ts';
import { noPenaltyCard, penaltyCard } from './exposure.ts';
import {
  cite,
  move,
  open,
  send,
  type Effect,
  type Step,
  type StepOf,
  type PlayStep,
  type Situation,
} from './step.ts';
import { penaltyCardsIn } from './inForce.ts';
import { isPlayedTo } from './law53.ts';
import { declarerPlayedOn, playedBeforeChoice } from './law60.ts';
import { declarersPlay } from './law57C.ts';
import { properLeadMade } from './leadGoesBack.ts';

/** A lead out of turn: the opening lead or a later one. */
export type WrongLead = Pick<LeadOutOfTurnContext, 'leader' | 'properLeader' | 'card'> & {
  readonly trick?: number;
};

type Answered = StepOf<'QuestionAnswered'>;

function isNotBefore({ properLeader }: WrongLead, answer: QuestionAnswered['answer'] | undefined) {
  return answer === 'together' || answer === properLeader;
}

/** 58A: the proper lead came at the same moment, or first, as the record or the director says. */
export function cameNotBefore(
  lead: WrongLead,
  { ledger }: Pick<Situation, 'ledger'>,
  fact: CardPlayed | null,
): boolean {
  const answer = answerTo(ledger, 'order', { trick: lead.trick ?? 1 })?.answer;
  return answer === undefined ? fact?.together === true : isNotBefore(lead, answer);
}

function isAboutThis({ trick = 1 }: WrongLead, { fact }: Answered): boolean {
  return fact.question === 'order' && (fact.trick === undefined || fact.trick === trick);
}

/**
 * 58A: this answer says that the proper lead came at the same moment, or first; the card out of turn has not been played by another hand
 * since.
 */
export function isFoundNotBefore(lead: WrongLead, step: Answered): boolean {
  return isAboutThis(lead, step) && isNotBefore(lead, step.fact.answer) && !isAnothers(lead, step.before);
}

/** True when the record has put the card into a trick as another hand's: the record is wrong (`record.cardNotHeld`), nothing follows. */
function isAnothers({ leader, card }: WrongLead, table: Table): boolean {
  return SEATS.some((seat) => seat !== leader && trickWith(table, seat, card) !== null);
}

/** 58A: the director finds so when the proper lead stands and the wrong one has gone back (53B). */
export function isLaterAfterAll(lead: LeadOutOfTurnContext, step: Answered): boolean {
  const trick = step.before.trick;
  return (
    lead.together !== true &&
    isFoundNotBefore(lead, step) &&
    trick?.number === lead.trick &&
    trick.leader === lead.properLeader &&
    trick[lead.leader] === null
  );
}

/**
 * 53A: the hand next in rotation plays to the wrong lead, although the lead was its own. Later that card may be found to have been the
 * proper lead (58A).
 */
export function isPlayedByRightLeader(lead: LeadOutOfTurnContext, step: PlayStep): boolean {
  return step.play.seat === lead.properLeader && isPlayedTo(lead, step);
}

/** 58A: the director finds that the card taken for a play to the wrong lead was the proper lead. Nobody else has played since. */
export function wasNoPlayToIt(lead: LeadOutOfTurnContext, step: Answered): boolean {
  const trick = step.before.trick;
  return (
    isFoundNotBefore(lead, step) &&
    trick?.number === lead.trick &&
    trick.leader === lead.leader &&
    cardsInTrick(trick) === 2 &&
    trick[lead.properLeader] !== null
  );
}

/** The penalty card of the proper leader that counted as played before declarer had chosen (60C). */
function laidByRightLeader({ properLeader }: WrongLead, { cases }: Situation): PenaltyCardCase | undefined {
  return penaltyCardsIn(cases).findLast(
    ({ context }) => context.owner === properLeader && context.origin === '60C',
  );
}

/** 58A: the director finds so when both defenders have led and declarer has still to choose. */
export function wasProperLeadAfterAll(lead: WrongLead, step: Answered): boolean {
  return (
    isFoundNotBefore(lead, step) && awaitsLead(step.before) && laidByRightLeader(lead, step) !== undefined
  );
}

/** The director finds that the wrong lead did come first: it goes back after all (53B). */
export function wasFirstAfterAll(lead: LeadOutOfTurnContext, step: Answered): boolean {
  const { before, fact } = step;
  const trick = before.trick;
  return (
    lead.together === true &&
    !sameSide(lead.leader, lead.properLeader) &&
    isAboutThis(lead, step) &&
    fact.answer === lead.leader &&
    trick?.number === lead.trick &&
    cardsInTrick(trick) === (trick[lead.leader] === lead.card ? 2 : 1)
  );
}

/**
 * 58A: the director finds that, of two leads by one side, the wrong one came first: the right leader played before the other side chose
 * (60C).
 */
export function wasFirstOfPartners(lead: WrongLead, step: Answered): boolean {
  const trick = step.before.trick;
  return (
    sameSide(lead.leader, lead.properLeader) &&
    isAboutThis(lead, step) &&
    step.fact.answer === lead.leader &&
    trick?.number === (lead.trick ?? 1) &&
    trick[lead.properLeader] !== null &&
    cardsInTrick(trick) === (trick[lead.leader] === lead.card ? 2 : 1)
  );
}

/** The other side chooses about the wrong lead after all; a defender's right lead is a penalty card, declarer's waits. */
export function choiceAfterAll(wrong: WrongLead, step: Step): Effect[] {
  const { leader, properLeader, card, trick = 1 } = wrong;
  const lead = trickAt(step.before, trick)?.[properLeader] as Card;
  return [
    ...noPenaltyCard(card, step),
    // 57C3: as the later card it had stood as a play to the trick.
    ...(trickAt(step.before, trick)?.[leader] === card ? [move({ do: 'takeBack', seat: leader, card })] : []),
    move({ do: 'takeBack', seat: properLeader, card: lead }),
    move({ do: 'lay', seat: leader, card, as: 'lead' }),
    ...(isDefender(step.before, leader)
      ? playedBeforeChoice(properLeader, lead, trick, step)
      : [
          move({ do: 'lay', seat: properLeader, card: lead, as: 'lead' }),
          declarerPlayedOn(properLeader, lead, trick),
        ]),
  ];
}

/** True when the card, deemed later than the proper lead, is a play in turn, or a legal play of declarer's before his turn (57C3). */
function isPlayedAfterIt({ leader, properLeader, card }: WrongLead, lead: Card, { before }: Step): boolean {
  if (nextSeat(properLeader) === leader) return true;
  const led = suitOf(lead);
  const legal = led === suitOf(card) || !surelyHolds(before, leader, led);
  return !isDefender(before, leader) && legal;
}

/** The finding that the wrong lead does not count as first: both came together (58A), or the proper one came before it (44B). */
export function cameLater(wrong: WrongLead, lead: Card, { ledger }: Step): Effect {
  const { leader, properLeader, card, trick = 1 } = wrong;
  const first = answerTo(ledger, 'order', { trick })?.answer === properLeader;
  return cite({
    key: first ? 'leadOutOfTurn.properLeadFirst' : 'leadOutOfTurn.together',
    laws: [first ? '44B' : '58A'],
    params: { leader, card, properLeader, lead },
    seat: properLeader,
    card: lead,
    trick,
    weighed: [{ law: '53A', why: 'properLeadInstead' }],
  });
}

/** Found after the partner has played to the trick: the card is a penalty card, and nothing is left to choose about that play. */
export function tooLateToChoose({ leader, card, trick = 1 }: WrongLead, step: Step): Effect[] {
  return [
    cite({
      key: 'prematurePlay.foundLate',
      laws: ['57A', '58A', '50B'],
      params: { offender: leader, card, partner: partnerOf(leader) },
      seat: leader,
      card,
      trick,
    }),
    penaltyCard(leader, card, '57A', step),
  ];
}

/** The wrong lead counts as played after the proper one: in turn, too soon (57), or, of declarer's side, not at all. */
export function countsAsLater(wrong: WrongLead, lead: Card, step: Step): Effect[] {
  const { card } = wrong;
  return [
    cameLater(wrong, lead, step),
    move({ do: 'clear', card }),
    ...noPenaltyCard(card, step),
    ...placed(wrong, lead, step),
  ];
}

function placed(wrong: WrongLead, lead: Card, step: Step): Effect[] {
  const { leader, properLeader, card, trick = 1 } = wrong;
  if (isPlayedAfterIt(wrong, lead, step))
    return [
      move({ do: 'stand', seat: leader, card }),
      ...(nextSeat(properLeader) === leader ? [] : declarersPlay(step, leader, card)),
    ];
  if (!isDefender(step.before, leader)) return [];
  const partner = partnerOf(leader);
  if (partner !== properLeader && trickAt(step.before, trick)?.[partner]) return tooLateToChoose(wrong, step);
  return [
    open({
      machine: 'prematurePlay',
      context: {
        offender: leader,
        partner,
        card,
        as: 'play',
        trick,
        suitLed: suitOf(lead),
        choice: null,
        besideLead: true,
      },
    }),
  ];
}

/** 58A: the wrong lead counts as the later card. The proper lead stands already. */
export function putLater(wrong: LeadOutOfTurnContext, step: Step): Effect[] {
  const lead = trickAt(step.before, wrong.trick)?.[wrong.properLeader] as Card;
  return countsAsLater(wrong, lead, step);
}

/** 58A: the card that stood as a play to the wrong lead becomes the lead of the trick. */
export function leadAnew(wrong: LeadOutOfTurnContext, step: Step): Effect[] {
  const { leader, properLeader, card, trick } = wrong;
  const lead = trickAt(step.before, trick)?.[properLeader] as Card;
  return [
    move({ do: 'takeBack', seat: properLeader, card: lead }),
    move({ do: 'takeBack', seat: leader, card }),
    move({ do: 'stand', seat: properLeader, card: lead, as: 'lead' }),
    ...countsAsLater(wrong, lead, step),
  ];
}

/** 58A: the right leader's card, a penalty card until now, becomes the lead and is no penalty card. */
export function leadOfRightLeader(wrong: WrongLead, step: Step): Effect[] {
  const laid = laidByRightLeader(wrong, step) as PenaltyCardCase;
  const { owner, card } = laid.context;
  return [
    send(laid.id, 'DeemedLater'),
    move({ do: 'stand', seat: owner, card, as: 'lead' }),
    ...countsAsLater(wrong, card, step),
  ];
}

/** 53B after all: the card goes back, and is no penalty card. */
export function goesBackAfterAll(wrong: LeadOutOfTurnContext, step: Step): Effect[] {
  const { leader, properLeader, card, trick } = wrong;
  return [
    properLeadMade(wrong, properLeader, trickAt(step.before, trick)?.[properLeader] ?? null),
    move({ do: 'takeBack', seat: leader, card }),
    ...noPenaltyCard(card, step),
  ];
}
