/**
 * Law 47E1: an opponent had told the player that it was his turn. 2017, 2007. The card of his premature lead or play goes back and is no
 * penalty card. `law53.ts` and `law54.ts` have leads out of turn. 47E2a: a lead out of turn on a wrong explanation; `law47.ts` has the other
 * cards.
 */

import { nextSeat } from '../domain/seat.ts';
import { openPlaceOf, playerOf, trickAt } from '../domain/table.ts';
import { firstWithoutCard, playedAfter, type Trick } from '../domain/trick.ts';
import type { About } from './answered.ts';
import { answeredTrue } from './answers.ts';
import { lifecyclesIn, lifecyclesOf } from './caseIndex.ts';
import { ofCard } from './finding.ts';
import {
  beginningOf,
  type LeadOutOfTurnContext,
  type OpeningLeadContext,
  type PenaltyCardContext,
} from './case.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { cite, move, type Effect, type Situation, type Step, type StepOf } from './step.ts';
import { isExemptPlay, wasOpeningLeadAccepted } from './states.ts';
import { noPenaltyCard } from './exposure.ts';
import { isPenaltyCard, penaltyCardAgain } from './inForce.ts';
import { wasToldToLead } from './law53.ts';
import { takeBackFree } from './leadGoesBack.ts';
import { exempt, isAtRightHandTurn, isExempt, partnerHasPlayed } from './law57C.ts';

/** 47E1: an opponent had told the player that it was his turn, as found now or before the card came. */
export function wasToldToPlay(context: PrematurePlayContext, step: Step): boolean {
  return answeredTrue(step.ledger, 'toldItWasTurn', false, aboutEarlyCard(context));
}

/** The card led or played before partner, the trick that it was meant for, and the event at which it came, if that began the matter. */
export function aboutEarlyCard({ offender: seat, card, as, trick, openedAt }: PrematurePlayContext) {
  const about = { seat, card, trick: as === 'lead' ? trick + 1 : trick };
  return openedAt === undefined ? about : { ...about, since: openedAt };
}

/**
 * The cards that were played before their turn and stay (57C), while a hand before them has yet to play to the trick: each may go back if
 * an opponent had told the player that it was his turn.
 */
export function earlyCardsThatStay({ ledger, cases, table }: Situation): readonly Required<About>[] {
  const { trick, declarer } = table;
  const missing = trick === null ? null : firstWithoutCard(trick);
  if (trick === null || missing === null || declarer === null) return [];
  // That hand had played: its card has been taken back.
  if (openPlaceOf(table, missing)?.trick === trick.number) return [];
  const later = playedAfter(trick, missing).map((seat) => trick[seat]);
  // 54B2 decides which card of declarer's side counts as second to an opening lead out of turn.
  const isOwnMatter = trick.number === 1 && lifecyclesIn(cases, wasOpeningLeadAccepted).length > 0;
  // They were played to a lead that has gone back: 47D has them.
  const situation = { before: table, cases, ledger };
  const misled = misledLead(situation, trick);
  const isToMisledLead = misled !== null && isMisledLeadGone(misled, trick, situation);
  const ofDeclarer = (isOwnMatter || isToMisledLead ? [] : ledger.playedEarly).map(({ card, at }) => ({
    seat: declarer,
    card,
    trick: trick.number,
    since: at,
  }));
  const exempt = lifecyclesOf(cases, 'prematurePlay')
    .filter(isExemptPlay)
    .map(({ id, context }) => ({ ...aboutEarlyCard(context), since: beginningOf(id) }));
  return [...ofDeclarer, ...exempt].filter(({ card }) => later.includes(card));
}

const OUT_OF_TURN = ['openingLead', 'leadOutOfTurn', 'prematurePlay'] as const;

/** Each lead or play out of turn: its card, the trick that it was meant for, and the number of the event with which it began. */
export function cardsOutOfTurn({ cases }: Pick<Situation, 'cases'>): readonly Required<About>[] {
  const leads = (['openingLead', 'leadOutOfTurn'] as const).flatMap((machine) =>
    lifecyclesOf(cases, machine).map(({ id, context }) => ({
      seat: context.leader,
      card: context.card,
      trick: 'trick' in context ? context.trick : 1,
      since: beginningOf(id),
    })),
  );
  const early = lifecyclesOf(cases, 'prematurePlay').map(({ id, context }) => ({
    ...aboutEarlyCard(context),
    since: beginningOf(id),
  }));
  return [...leads, ...early];
}

/** What an answer is about that says whether the owner of the penalty card was told (57D, 53A): the last time that it came out of turn. */
export function aboutItsTurn({ owner: seat, card }: PenaltyCardContext, situation: Situation): About {
  const [latest] = cardsOutOfTurn(situation)
    .filter((each) => each.card === card)
    .toSorted((one, other) => other.since - one.since);
  return latest ?? { seat, card };
}

/** In 2007, a card played at the right-hand opponent's turn is just an exposed one (49), which 47E1 excuses all the same. */
export function isPlayedAtRightHandTurn(
  { card, origin, openedAt }: PenaltyCardContext,
  { cases }: Pick<Situation, 'cases'>,
): boolean {
  return (
    origin === '49' &&
    OUT_OF_TURN.some((machine) =>
      lifecyclesOf(cases, machine).some(
        ({ id, context }) => context.card === card && beginningOf(id) === openedAt,
      ),
    )
  );
}

/** 47E1: the card led or played before partner goes back and is no penalty card. */
export function takeBackPlay({ offender, card, trick }: PrematurePlayContext, step: Step): Effect[] {
  return [...takeBackFree({ leader: offender, card, trick }), ...noPenaltyCard(card, step)];
}

/** 47E1: the finding that the card that 57C lets stay may go back. Whether it does is for its player to say. */
export function earlyCardOfMisled({ seat, card, trick }: Omit<Required<About>, 'since'>): Effect {
  return cite({
    key: 'retraction.mayGoBack',
    laws: ['47E1'],
    ...ofCard(seat, card),
    trick,
    weighed: [{ law: '57C', why: 'wasTold' }],
  });
}

/** 47E1, 57C: it is known already that the player was told, and his card before partner's stays all the same. */
export function isMisledAndExempt(context: PrematurePlayContext, step: Step): boolean {
  const staysNot =
    context.as === 'lead' || isAtRightHandTurn(context, step) || partnerHasPlayed(context, step);
  return !staysNot && wasToldToPlay(context, step) && isExempt(context, step);
}

/** 47E1, 57C: the findings that the card stays, and that it may go back. */
export function exemptThoughMisled(context: PrematurePlayContext, step: Step): Effect[] {
  const { offender: seat, card, trick } = context;
  return [...exempt(context, step), earlyCardOfMisled({ seat, card, trick })];
}

type MisinformedLead = Pick<OpeningLeadContext, 'leader' | 'card'> & { readonly trick?: number };

/**
 * 47E2a: the leader takes back the lead out of turn that he made on an opponent's wrong explanation; an opening lead only before dummy has
 * faced a card.
 */
export function isMisinformedLeadTakenBack(
  { leader, card, trick = 1 }: MisinformedLead,
  { fact, ledger, before }: StepOf<'CardWithdrawn'>,
): boolean {
  if (fact.seat !== leader || fact.card !== card || (trick === 1 && before.dummySpread)) return false;
  return answeredTrue(ledger, 'misinformed', false, { seat: playerOf(before, leader), card, trick });
}

/** 47E2a: the lead goes back to the hand, and is no penalty card. */
export function takeBackMisinformed({ leader, card, trick = 1 }: MisinformedLead): Effect[] {
  return [
    cite({
      key: 'retraction.47E2a',
      laws: ['47E2a'],
      ...ofCard(leader, card),
      trick,
      weighed: [{ law: '47F2', why: 'lawAllowsIt' }],
    }),
    move({ do: 'clear', card }),
  ];
}

type MisledLead = Pick<LeadOutOfTurnContext, 'leader' | 'properLeader' | 'card'>;

/** 47E1: a lead accepted in words goes back, because nobody may accept it. No card has been played to it. */
export function takeBackAccepted(
  { leader, properLeader, card }: MisledLead,
  trick: number,
  { cases }: Step,
): Effect[] {
  return [
    ...takeBackFree({ leader, card, trick }),
    move({ do: 'takeBack', seat: leader, card }),
    move({ do: 'turn', seat: properLeader }),
    ...penaltyCardAgain(cases, leader, card),
  ];
}

/** 47E1: found after declarer refused the lead: the leader had been told that it was his turn. */
export function wasToldAfterRefusal(
  context: LeadOutOfTurnContext,
  step: StepOf<'QuestionAnswered'>,
): boolean {
  return wasToldToLead(context, step) && isPenaltyCard(step.cases, context.card);
}

/** 47E1: the lead that declarer had refused goes back and is no penalty card any more. */
export function takeBackRefused(context: LeadOutOfTurnContext, step: Step): Effect[] {
  return [...takeBackFree(context), ...noPenaltyCard(context.card, step)];
}

/**
 * 47E1: the lead out of turn that stood in that trick, whose leader had been told that it was his turn, also after it has gone back; null
 * where there is none.
 */
export function misledLead(
  step: Pick<Step, 'before' | 'cases' | 'ledger'>,
  { number, leader: first }: Trick,
): MisledLead | null {
  const later = lifecyclesOf(step.cases, 'leadOutOfTurn').filter(({ context }) => context.trick === number);
  const leads = number === 1 ? [...lifecyclesOf(step.cases, 'openingLead'), ...later] : later;
  const led = leads.find(
    ({ context }) =>
      (context.leader === first || hasGoneBack(context, number, step)) && wasToldToLead(context, step),
  );
  return led?.context ?? null;
}

/** True when that lead has been taken back from that trick. */
function hasGoneBack(
  { leader, card }: MisledLead,
  number: number,
  { ledger }: Pick<Step, 'ledger'>,
): boolean {
  return ledger.takenBack.some((each) => each.seat === leader && each.card === card && each.trick === number);
}

/** 47D: the lead has gone back, and nobody has led to the next trick if its player has given the trick another card since. */
export function isMisledLeadGone(
  lead: MisledLead,
  trick: Trick,
  step: Pick<Step, 'before' | 'ledger'>,
): boolean {
  const now = trick[lead.leader];
  if (now === null) return true;
  return now !== lead.card && hasGoneBack(lead, trick.number, step) && trick === step.before.trick;
}

/**
 * 47E1: once the lead has gone back, the hand leads whose turn it was. Cards that others have played to the trick lie there until they are
 * taken back (47D), but the hand that is to lead must have taken its own back.
 */
export function properLeaderLeads(
  { leader, properLeader, card }: MisledLead,
  number: number,
  { table }: Step,
): Effect[] {
  const trick = trickAt(table, number);
  if (trick === null) return [move({ do: 'turn', seat: properLeader })];
  const isLatest = trick === table.trick && trick[leader] !== card;
  // 54A: where declarer has become dummy, the hand that led is the one to lead.
  const isLeadersTurn = number === 1 && table.declarer !== null && nextSeat(table.declarer) === leader;
  if (!isLatest || isLeadersTurn || trick[properLeader] !== null) return [];
  return [
    ...table.openPlaces
      .filter((place) => place.trick === number)
      .map(({ seat }) => move({ do: 'passOver', seat, trick: number })),
    move({ do: 'leader', seat: properLeader, trick: number }),
  ];
}
