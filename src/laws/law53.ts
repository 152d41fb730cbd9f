/**
 * Law 53: lead out of turn accepted. 2017, 2007. Opens `leadOutOfTurn`, and guides it together with `law55.ts` (declarer's lead) and
 * `law56.ts` (a defender's). `law54.ts` has opening leads.
 */

import { declarerPlayedOn, isAfterDemand, isElsewhere, offendersPlayOn } from './law60.ts';
import { suitOf, type Suit } from '../domain/card.ts';
import { defined } from '../domain/defined.ts';
import { nextSeat, partnerOf, previousSeat, sameSide } from '../domain/seat.ts';
import { isDefender, playerOf, trickAt, trickNumber, waitingCards } from '../domain/table.ts';
import type { LeadOutOfTurnContext } from './case.ts';
import {
  cite,
  clauses,
  move,
  open,
  type Effect,
  type Step,
  type StepOf,
  type Play,
  type PlayStep,
  type Situation,
} from './step.ts';
import type { Clause } from './finding.ts';
import { isLeadBeforeCorrection } from './changedBeforeCorrection.ts';
import { isOpenToLeader, mayTakeLeadBack } from './inForce.ts';
import { declarersPlay, hasPlayedFromBothHands } from './law57C.ts';
import { isTakenBack } from './law62.ts';
import { answeredTrue } from './answers.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isPassingOverUndecided } from './states.ts';

/** A card led by a hand whose lead it was not, after the opening lead. */
export function watch53(step: Step): Effect[] {
  const { play, before } = step;
  if (play === null || play.manner !== 'leadOutOfTurn' || before.trick === null) return [];
  // 58A: `leadBeside.ts` has a lead beside the right one.
  if (play.trick === before.trick.number) return [];
  // After declarer was told to take his lead back, a defender's card is a matter of 60B and no lead.
  if (isAfterDemand(step, play.seat)) return [];
  if (isPlayedToLastLead(play, step)) return [move({ do: 'clear', card: play.card })];
  return openLead(play.seat, play.card, step);
}

/** The next hand plays to a lead out of turn at trick thirteen: that must go back, and so does his card, which is no lead. */
function isPlayedToLastLead({ seat }: Play, { before, ledger: { lastPlay }, laws }: Step): boolean {
  return (
    laws.lastTrickLeadAlwaysWithdrawn &&
    trickNumber(before) === 13 &&
    lastPlay?.manner === 'leadOutOfTurn' &&
    nextSeat(lastPlay.seat) === seat
  );
}

/**
 * 53A: a lead out of turn, which waits for the other side. Nothing where it is nobody's turn. `madeEarly`: it came before the trick
 * before was full.
 */
export function openLead(
  leader: LeadOutOfTurnContext['leader'],
  card: LeadOutOfTurnContext['card'],
  step: Step,
  trick: number = trickNumber(step.before),
  madeEarly = false,
): Effect[] {
  const { before } = step;
  if (before.turn === null) return [];
  const byDefender = isDefender(before, leader);
  // An answer may have come earlier about a lead that waited for the trick before (C-8), or about a card that was only found to be a lead.
  const openedAt = madeEarly || step.play?.card !== card ? undefined : step.at;
  // Only to dummy's card is a card between two tricks played and no fifth card to the last one (45E).
  const isPlayed = step.fact.type === 'CardPlayed' && step.fact.as === 'play' && openedAt !== undefined;
  const context: LeadOutOfTurnContext = {
    leader,
    properLeader: before.turn,
    card,
    trick,
    byDefender,
    chosenBy: null,
    ...(madeEarly ? { madeEarly } : {}),
    ...(isPlayed ? { toDummysCard: true } : {}),
    ...defined({ openedAt }),
  };
  return [leadOutOfTurnCited(context, step), open({ machine: 'leadOutOfTurn', context })];
}

/** 53A: the finding of a lead out of turn, and whether the other side may accept it. */
export function leadOutOfTurnCited(context: LeadOutOfTurnContext, step: Step): Effect {
  const { leader, properLeader, card, trick, byDefender } = context;
  const told = wasToldToLead(context, step);
  return cite({
    key: byDefender ? 'leadOutOfTurn.byDefender' : 'leadOutOfTurn.byDeclarer',
    laws: clauses(told ? '53' : '53A', !byDefender && '55A', '44G'),
    params: {
      leader,
      card,
      properLeader,
      declarer: step.before.declarer,
      acceptable: !told && !isLastTrick(context, step),
    },
    seat: leader,
    card,
    trick,
    weighed: [told ? { law: '53A', why: 'wasTold' } : { law: '47E1', why: 'notTold' }],
  });
}

/** 53A (2017): at trick thirteen no lead out of turn can be accepted. */
export function isLastTrick(context: LeadOutOfTurnContext, step: Step): boolean {
  return context.trick === 13 && step.laws.lastTrickLeadAlwaysWithdrawn;
}

/** 47E1: an opponent had told him that it was his turn. `trick`: the one that he led to, the first unless it is named. */
export function wasToldToLead(
  {
    leader,
    card,
    trick = 1,
    openedAt: since,
  }: Pick<LeadOutOfTurnContext, 'leader' | 'card' | 'openedAt'> & { readonly trick?: number },
  { before, ledger }: Pick<Step, 'before' | 'ledger'>,
): boolean {
  return answeredTrue(ledger, 'toldItWasTurn', false, { seat: playerOf(before, leader), card, trick, since });
}

/** The side that may accept or refuse: declarer for a defender's lead, either defender for declarer's. */
export function mayChoose(context: LeadOutOfTurnContext, step: StepOf<'ChoiceMade'>): boolean {
  const { fact, before } = step;
  if (isCardBeforeOpen(context, step) || isOpenToLeader(context, step)) return false;
  return context.byDefender ? fact.by === before.declarer : isDefender(before, fact.by);
}

/** 52B: declarer has yet to accept or refuse a card in the trick before. Who won that trick, and whose lead it is, depends on it. */
export function isCardBeforeOpen({ trick }: LeadOutOfTurnContext, { cases }: Situation): boolean {
  return lifecyclesIn(cases, isPassingOverUndecided).some(({ context }) => context.trick < trick);
}

/** 53A: a player who may choose accepts the lead out of turn in words. */
export function accepts(context: LeadOutOfTurnContext, step: StepOf<'ChoiceMade'>): boolean {
  return step.fact.option === 'accept' && mayChoose(context, step);
}

/** 53A, 55A: a player who may choose refuses the lead out of turn. */
export function refuses(context: LeadOutOfTurnContext, step: StepOf<'ChoiceMade'>): boolean {
  return step.fact.option === 'refuse' && mayChoose(context, step);
}

/** 62C1: the leader takes his lead back because of the other side's revoke. No choice about it is left. */
export function leadIsTakenBackFreely(
  { leader, card }: LeadOutOfTurnContext,
  step: StepOf<'CardWithdrawn' | 'ChoiceMade'>,
): boolean {
  const mayGoBack = mayTakeLeadBack(step.cases, card) || isLeadBeforeCorrection(step, leader, card);
  return mayGoBack && isTakenBack({ seat: leader, card }, step);
}

/**
 * Moves the cards that declarer's side has laid to the waiting lead into the trick. If a defender led, declarer's side had played too
 * soon, from the hand that is not next, without accepting the lead; now that the lead stands, the card is played (57C3). The card of the
 * next hand accepts the lead and came in turn. A card that stands already does not move again.
 */
function cardsLaidToIt({ byDefender, leader }: LeadOutOfTurnContext, step: Step): Effect[] {
  const { table } = step;
  return waitingCards(table)
    .filter((loose) => !isDefender(table, loose.seat))
    .flatMap((loose) => [
      ...(byDefender && loose.seat !== nextSeat(leader) ? declarersPlay(step, loose.seat, loose.card) : []),
      move({ do: 'stand', seat: loose.seat, card: loose.card }),
    ]);
}

function accepted(
  context: LeadOutOfTurnContext,
  step: Step,
  key: 'leadOutOfTurn.accepted' | 'leadOutOfTurn.acceptedByPlay',
  laws: readonly Clause[],
): Effect[] {
  const { leader, card, trick } = context;
  return [
    cite({
      key,
      laws,
      params: { leader, card },
      seat: leader,
      card,
      trick,
      weighed: [{ law: '53B', why: 'noProperLead' }],
    }),
    move({ do: 'stand', seat: leader, card, as: 'lead' }),
    ...cardsLaidToIt(context, step),
  ];
}

/** 53A: the lead out of turn stands, with the cards that declarer's side has laid to it. */
export function acceptByWord(context: LeadOutOfTurnContext, step: Step): Effect[] {
  return accepted(context, step, 'leadOutOfTurn.accepted', context.byDefender ? ['53A'] : ['53A', '55A']);
}

/** 53A: the hand next in rotation plays to the lead. */
export function isPlayedTo({ leader }: LeadOutOfTurnContext, { play }: PlayStep): boolean {
  return play.manner === 'playOutOfTurn' && play.seat === nextSeat(leader);
}

/** 53A, 60A1, 60A2: the lead out of turn stands, and so does the card that the next hand played to it. */
export function acceptByPlay(context: LeadOutOfTurnContext, step: PlayStep): Effect[] {
  const { play } = step;
  return [
    ...accepted(context, step, 'leadOutOfTurn.acceptedByPlay', ['53A', '60A1', '60A2']),
    move({ do: 'stand', seat: play.seat, card: play.card }),
  ];
}

/** 53C: the defender to the right of declarer's wrong hand plays: the lead stands and he has played before his partner. */
export function isPlayedToByWrongDefender(
  { byDefender, leader }: LeadOutOfTurnContext,
  { play }: PlayStep,
): boolean {
  return !byDefender && play.manner === 'playOutOfTurn' && play.seat === previousSeat(leader);
}

/** 53C: declarer's lead stands, and 57A is opened for the defender who played before his partner, unless 57C1 exempts him. */
export function acceptByWrongDefender(context: LeadOutOfTurnContext, step: PlayStep): Effect[] {
  const { leader, card, trick } = context;
  const { play } = step;
  const exempt = hasPlayedFromBothHands(step);
  return [
    cite({
      key: 'leadOutOfTurn.wrongDefenderPlayed',
      laws: exempt ? ['53C', '57C1'] : ['53C', '57A'],
      params: { leader, card, by: play.seat, played: play.card },
      seat: play.seat,
      card: play.card,
      trick,
    }),
    move({ do: 'stand', seat: leader, card, as: 'lead' }),
    ...cardsLaidToIt(context, step),
    ...(exempt
      ? [move({ do: 'stand', seat: play.seat, card: play.card })]
      : [beforePartner(step, trick, suitOf(card))]),
  ];
}

/** 57A: the fourth hand has played to declarer's lead before its partner. */
export function beforePartner(
  { play: { seat: offender, card }, at: openedAt }: PlayStep,
  trick: number,
  suitLed: Suit,
): Effect {
  const partner = partnerOf(offender);
  return open({
    machine: 'prematurePlay',
    context: { offender, partner, card, as: 'play', trick, suitLed, choice: null, openedAt },
  });
}

/** 60C: the offending side plays on before anybody has chosen; the opponents keep their choice. */
export function isPlayedOnByOffenders(
  { leader, card, trick }: LeadOutOfTurnContext,
  { play, table }: PlayStep,
): boolean {
  // Another hand's lead stands by now, so he plays to it in turn.
  if (trickAt(table, trick) !== null) return false;
  // The second of two cards led at once is a matter of 58B2.
  if (play.manner === 'together') return false;
  return !isElsewhere(play) && play.card !== card && sameSide(play.seat, leader);
}

/** 60C: the opponents still have their choice; a defender's further card is exposed (49), declarer's lies beside the first. */
export function playedOnByOffenders(context: LeadOutOfTurnContext, step: PlayStep): Effect[] {
  const { seat, card } = step.play;
  if (!context.byDefender) return [declarerPlayedOn(seat, card, context.trick)];
  return offendersPlayOn(context.trick, step);
}
