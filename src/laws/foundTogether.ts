/**
 * Law 58A, found after play has gone on: the proper lead came at the same moment as the wrong lead, or before it. 2017, 2007. The program
 * puts right what it still can; cards that others have played since, or that the same player has put in place of his lead, stay.
 */

import { isRemembered, suitOf, suitShown, type Card, type Suit } from '../domain/card.ts';
import { isVoid } from '../domain/hand.ts';
import { nextSeat, partnerOf, type Seat } from '../domain/seat.ts';
import {
  allTricks,
  awaitsLead,
  hasForgotten,
  holdsCard,
  isDefender,
  trickAt,
  waitingCards,
  type Table,
} from '../domain/table.ts';
import { cardsInTrick, suitLed, type Trick } from '../domain/trick.ts';
import type { LeadOutOfTurnCase, LeadOutOfTurnContext } from './case.ts';
import { waitingUnder } from './law57C.ts';
import { penaltyCard } from './exposure.ts';
import { cite, move, send, type Effect, type Step, type StepOf } from './step.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { isPenaltyCard } from './inForce.ts';
import { cameLater, countsAsLater, isFoundNotBefore, tooLateToChoose, type WrongLead } from './law58A.ts';
import { isLeadMadeProperly, wasLeadPlayedTo } from './states.ts';

/** 58A: an answer about which lead came first, when no lifecycle can act on it any more. */
export function watchFoundTogether(step: Step): Effect[] {
  const { fact } = step;
  if (fact.type !== 'QuestionAnswered' || fact.question !== 'order' || (step.stepped?.length ?? 0) > 0)
    return [];
  const beside = leadBesideLead({ ...step, fact });
  if (beside !== null) return leadFoundBeside(beside, step);
  const found = lifecyclesOf(step.cases, 'leadOutOfTurn').findLast(({ context }) =>
    isFoundNotBefore(context, { ...step, fact }),
  );
  const trick = found === undefined ? null : trickAt(step.before, found.context.trick);
  if (found === undefined || trick === null || found.context.together === true) return [];
  if (isLeadMadeProperly(found)) return afterProperLead(found.context, trick, step);
  return wasTakenForPlay(found, trick) ? ledByProperLeader(found.context, trick, step) : [];
}

type LeadBeside = WrongLead & { readonly trick: number };

/** The lead that lies alone in the trick, and the lead at the same moment, which the record has put to the next trick. */
function leadBesideLead(step: StepOf<'QuestionAnswered'>): LeadBeside | null {
  const { trick, loose } = step.before;
  if (trick === null || cardsInTrick(trick) !== 1) return null;
  const other = loose.find(({ seat, as }) => as === 'lead' && seat !== trick.leader);
  if (other === undefined) return null;
  const wrong = {
    leader: other.seat,
    properLeader: trick.leader,
    card: other.card,
    trick: trick.number,
  };
  return isFoundNotBefore(wrong, step) ? wrong : null;
}

/** 58A: nobody has led to the next trick, so no hand owes a card to this one. */
function leadFoundBeside(wrong: LeadBeside, step: Step): Effect[] {
  const lead = trickAt(step.before, wrong.trick)?.[wrong.properLeader] ?? null;
  if (!isRemembered(lead)) return [];
  const owed = lifecyclesOf(step.cases, 'defectiveTrick').filter(
    ({ ended, context }) => !ended && context.fault === 'short' && context.trick === wrong.trick,
  );
  return [...owed.map(({ id }) => send(id, 'Lapsed')), ...countsAsLater(wrong, lead, step)];
}

/** For a lead from declarer's wrong hand: the card that his right hand laid beside it, while no defender has chosen. */
export function laidByOwnHand({ properLeader, byDefender }: LeadOutOfTurnContext, table: Table): Card | null {
  if (byDefender) return null;
  return waitingCards(table).find(({ seat }) => seat === properLeader)?.card ?? null;
}

/** 58A: the director finds that the lead from declarer's right hand did not come after the wrong one, and it still lies beside it. */
export function wasLedFromRightHand(wrong: LeadOutOfTurnContext, step: StepOf<'QuestionAnswered'>): boolean {
  return (
    isFoundNotBefore(wrong, step) &&
    awaitsLead(step.before) &&
    !isDefender(step.before, wrong.properLeader) &&
    laidByOwnHand(wrong, step.before) !== null
  );
}

/** 58A: the card from declarer's right hand becomes the lead, and the one from the wrong hand counts as later. */
export function leadOfRightHand(wrong: LeadOutOfTurnContext, step: Step): Effect[] {
  const lead = laidByOwnHand(wrong, step.before) as Card;
  return [
    move({ do: 'clear', card: lead }),
    move({ do: 'stand', seat: wrong.properLeader, card: lead, as: 'lead' }),
    ...countsAsLater(wrong, lead, step),
  ];
}

/** True when the proper leader sits next to the wrong one, and his lead, of the same suit, was taken for a play to the wrong lead. */
function wasTakenForPlay(open: LeadOutOfTurnCase, trick: Trick): boolean {
  const { leader, properLeader, card, chosenBy } = open.context;
  const proper = trick[properLeader];
  return (
    wasLeadPlayedTo(open) &&
    chosenBy === null &&
    trick.leader === leader &&
    trick[leader] === card &&
    nextSeat(leader) === properLeader &&
    proper !== null &&
    suitShown(proper) === suitOf(card)
  );
}

/** The finding that the proper leader led this trick. The cards in it, and the hand that wins it, do not change. */
function ledByProperLeader(wrong: LeadOutOfTurnContext, trick: Trick, step: Step): Effect[] {
  const lead = trick[wrong.properLeader];
  return [
    ...(isRemembered(lead) ? [cameLater(wrong, lead, step)] : []),
    move({ do: 'leader', seat: wrong.properLeader, trick: wrong.trick }),
  ];
}

/** The findings when the wrong lead went back (53B) and its player gave another card to the trick. */
function afterProperLead(wrong: LeadOutOfTurnContext, trick: Trick, step: Step): Effect[] {
  const { leader, properLeader, card } = wrong;
  const { before } = step;
  const lead = trick[properLeader];
  if (!isRemembered(lead) || trick.leader !== properLeader) return [];
  const found = cameLater(wrong, lead, step);
  // The card has been played since, so there is nothing left to put right.
  if (!holdsCard(before, leader, card)) return [found];
  const defender = isDefender(before, leader);
  const inTurn = nextSeat(properLeader) === leader;
  if (defender && !inTurn && partnerOf(leader) !== properLeader)
    return [found, ...(isPenaltyCard(step.cases, card) ? [] : tooLateToChoose(wrong, step))];
  if (suitOf(card) !== suitOf(lead) && couldFollow(before, leader, trick)) {
    // The card could not have been played to this trick. A defender's would have become a penalty card (57D, 62B1).
    return defender && !isPenaltyCard(step.cases, card)
      ? [found, penaltyCard(leader, card, inTurn ? '62B1' : waitingUnder(step), step)]
      : [found];
  }
  return [found, staysInHand(wrong, step)];
}

/** True when the hand had a card of the suit led when the trick was played. */
function couldFollow(before: Table, seat: Seat, trick: Trick): boolean {
  const suit = suitLed(trick) as Suit;
  const given = allTricks(before).slice(trick.number - 1);
  return (
    (!hasForgotten(before, seat) && !isVoid(before.hands[seat], suit)) ||
    given.some((each) => each[seat] !== null && suitShown(each[seat]) === suit)
  );
}

/** 58A: the finding that the card counted as played, but its hand has played another card instead. */
function staysInHand({ leader, card, trick }: LeadOutOfTurnContext, step: Step): Effect {
  return cite({
    key: 'leadOutOfTurn.foundTooLate',
    laws: ['58A'],
    params: { leader, card, played: trickAt(step.before, trick)?.[leader] ?? null },
    seat: leader,
    card,
    trick,
    disputed: 'C-14',
  });
}
