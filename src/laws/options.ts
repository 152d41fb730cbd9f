/** The choices that players have now, in all lifecycles in progress. A choice is open even if the hand can't comply (59). */

import { nextSeat, previousSeat, SEATS, type Seat } from '../domain/seat.ts';
import { isDefender, isHidden, playerOf } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { Case, CaseId, PenaltyCardCase } from './case.ts';
import { lifecyclesOf, openLifecycles } from './caseIndex.ts';
import type { Clause } from './finding.ts';
import { firstPassedOver, isHisToName, isOpenToLeader, isToBeNamed, majorsOf } from './inForce.ts';
import { undecidedLead } from './law44.ts';
import { clauseChosen } from '../events/callsAfter.ts';
import type { ChoiceMade } from '../events/event.ts';
import { cite, type Effect, type Step, type Situation } from './step.ts';
import { claimOptions } from './law68D2.ts';
import { isClaimStanding } from './law69.ts';
import { mayChooseHand } from './law43.ts';
import { waitsForLead } from './law45.ts';
import { candidatesNow, isNamedOfHiddenHand } from './law45C.ts';
import { dueCards, mayDesignate } from './law51.ts';
import { isOfFreedRight, leadChoices } from './leadChoice.ts';
import { isCardBeforeOpen } from './law53.ts';
import { playOptions } from './law57A.ts';
import { undecidedCards } from './law58.ts';
import { visibleCards } from './law58B.ts';
import { mayChooseNow } from './law62C.ts';
import {
  isCardPresumed,
  isCardToBeChosen,
  isCardToBeNamed,
  isClaimDoubted,
  isDesignationOpen,
  isHandToBeChosen,
  isLeadChoiceOpen,
  isLeadUndecided,
  isOpeningLeadUndecided,
  isPlayChoiceOpen,
  mayBeChanged,
  wasLeadLeftFree,
} from './states.ts';

export interface OpenOptions {
  readonly by: Seat;
  readonly of: readonly Option[];
  readonly law: Clause;
  readonly case: CaseId;
}

function offers(
  open: Case,
  situation: Situation,
): readonly { by: Seat; of: readonly Option[]; law: Clause }[] {
  const { table } = situation;
  const declarer = table.declarer;
  if (declarer === null) return [];
  switch (open.machine) {
    case 'leadRestriction':
      // First somebody decides whether a lead out of turn stands (53A, 54), and which of two cards was played (58B2).
      return isLeadChoiceOpen(open) && undecidedLead(situation) === null && undecidedCards(situation) === null
        ? [
            {
              by: declarer,
              of: leadChoices(open.context, situation),
              law: open.context.law ?? '50D2',
            },
          ]
        : [];
    case 'leadOutOfTurn': {
      if (!isLeadUndecided(open) || isOpenToLeader(open.context, situation)) return [];
      if (isCardBeforeOpen(open.context, situation)) return [];
      const of: Option[] = ['accept', 'refuse'];
      if (open.context.byDefender) return [{ by: declarer, of, law: '53A' }];
      return [nextSeat(open.context.leader), previousSeat(open.context.leader)].map((by) => ({
        by,
        of,
        law: '55A',
      }));
    }
    case 'openingLead':
      return isOpeningLeadUndecided(open) && !isOpenToLeader(open.context, situation)
        ? [{ by: open.context.declarer, of: ['accept', 'refuse', 'spread'], law: '54' }]
        : [];
    case 'prematurePlay':
      return isPlayChoiceOpen(open)
        ? [{ by: declarer, of: playOptions(open.context, situation), law: '57A' }]
        : [];
    case 'penaltyCardUnplayed':
      return open.id === firstPassedOver(situation.cases)?.id && !isToBeNamed(situation, open.context.owner)
        ? [{ by: declarer, of: ['accept', 'refuse'], law: '52B' }]
        : [];
    case 'penaltyCardChoice':
      return isDesignationOpen(open) && mayDesignate(open.context, situation)
        ? [{ by: declarer, of: dueCards(open.context, situation), law: '51A' }]
        : [];
    case 'cardChange':
      return mayBeChanged(open) && mayChooseNow(open.context, table)
        ? [
            {
              by: playerOf(table, open.context.seat),
              of: [`withdraw:${open.context.card}`, 'keep'],
              law: open.context.law,
            },
          ]
        : [];
    case 'simultaneous':
      return isCardToBeNamed(open) && isHisToName(open.context, table)
        ? [{ by: playerOf(table, open.context.seat), of: visibleCards(open.context, table), law: '58B2' }]
        : [];
    case 'designation': {
      // If declarer and dummy have changed places (54A), there is no dummy to call a card from.
      if (!isCardToBeChosen(open) || open.context.caller !== declarer) return [];
      const of = candidatesNow(open.context, table).map((card): Option => `card:${card}`);
      return of.length === 0 || waitsForLead(open.context, situation)
        ? []
        : open.context.choosers.map((by) => ({ by, of, law: open.context.clause }));
    }
    case 'leadingHand':
      return isHandToBeChosen(open) && mayChooseHand(open.context, situation)
        ? SEATS.filter((by) => isDefender(table, by)).map((by) => ({
            by,
            of: ['lead:declarer', 'lead:dummy'] as const,
            law: '43B2a',
          }))
        : [];
    case 'claim':
      return isClaimDoubted(open) &&
        !open.context.asked &&
        !open.context.playedWithoutConsent &&
        open.context.tricks !== null
        ? claimOptions(open.context, situation).map((offer) => ({ ...offer, law: '68D2' }))
        : [];
    default:
      return [];
  }
}

/**
 * 68D: while a claim stands, choices about the play are off. The claim's own choices stay, and so does the change of a card after a
 * correction (62A, 62C1), which comes before the claim is judged.
 */
export function isOffByClaim(open: Case, situation: Situation): boolean {
  return !staysBesideClaim(open, situation) && isClaimStanding(situation);
}

function staysBesideClaim(open: Case, situation: Situation): boolean {
  return open.machine === 'claim' || comesOfCorrection(open, situation);
}

function comesOfCorrection(open: Case, { cases }: Situation): boolean {
  return (
    open.machine === 'cardChange' &&
    lifecyclesOf(cases, 'claim').every(
      ({ context }) => (context.endedAt ?? context.openedAt) < open.context.openedAt,
    )
  );
}

/** Every choice open now, with its player and its clause; while a claim stands (68D) only those that stay beside it. */
export function openOptionsIn(situation: Situation): OpenOptions[] {
  const open = openLifecycles(situation.cases);
  const on = isClaimStanding(situation) ? open.filter((each) => staysBesideClaim(each, situation)) : open;
  return on.flatMap((each) => offers(each, situation).map((offer) => ({ ...offer, case: each.id })));
}

/** The finding that a choice was not on offer. It is applied all the same where it can be. */
export function watchChoice(step: Step): Effect[] {
  const { fact, before } = step;
  if (fact.type !== 'ChoiceMade') return [];
  const offered = openOptionsIn({ ...step, table: before });
  const own = offered.filter((offer) => offer.by === fact.by);
  if (own.some((offer) => offer.of.includes(fact.option))) return [];
  // 25B, 27A, 29: a choice about the call before.
  if (step.ledger.calls.chosenAt === step.at || isLateChoice(fact, { ...step, table: before })) return [];
  if (own.length === 0 && isClaimStanding(step)) {
    const { by, option } = fact;
    return [cite({ key: 'choice.noneOpen', laws: ['68D'], params: { by, option }, seat: by })];
  }
  return [
    cite({
      key: own.length > 0 ? 'choice.notOnOffer' : offered.length > 0 ? 'choice.notHis' : 'choice.noneOpen',
      laws: [...new Set(own.length > 0 ? own.map((offer) => offer.law) : offered.map((offer) => offer.law))],
      params: { by: fact.by, option: fact.option, offered: own.flatMap((offer) => offer.of).join(' ') },
      seat: fact.by,
    }),
  ];
}

/** 55A: the second defender may still choose. 62C: a player may change a card before the option is formally open. */
function isLateChoice(fact: ChoiceMade, situation: Situation): boolean {
  if (isClaimStanding(situation)) return isAboutClaim(fact);
  return openLifecycles(situation.cases).some((open) => leavesTime(open, fact, situation));
}

function leavesTime(open: Case, fact: ChoiceMade, situation: Situation): boolean {
  const { table } = situation;
  switch (open.machine) {
    case 'leadOutOfTurn':
      return (
        !isLeadUndecided(open) &&
        !open.context.byDefender &&
        isDefender(table, fact.by) &&
        fact.by !== open.context.chosenBy
      );
    case 'cardChange':
    case 'revoke':
      return fact.option === `withdraw:${open.context.card}`;
    case 'simultaneous':
      return isCardPresumed(open);
    case 'leadRestriction':
      return (
        wasLeadLeftFree(open) &&
        fact.by === table.declarer &&
        isOfFreedRight(open.context, fact.option, situation)
      );
    case 'designation':
      return isCardToBeChosen(open) && isNamedOfHiddenHand(open.context, fact, table);
    case 'penaltyCard':
      return isNamedToDiscard(open, fact, situation);
    default:
      return false;
  }
}

/** 51A: declarer names one of several penalty cards of a hand that the record does not show: it may have none of the suit led. */
function isNamedToDiscard(
  { context: { owner, card } }: PenaltyCardCase,
  { by, option }: ChoiceMade,
  { table, cases }: Situation,
): boolean {
  const majors = majorsOf(cases, owner);
  const isOwners = isHidden(table, owner) && table.turn === owner && majors.length > 1;
  return isOwners && majors.includes(card) && by === table.declarer && option === `card:${card}`;
}

function isAboutClaim({ option }: ChoiceMade): boolean {
  return option === 'playOn' || option === 'adjudicate';
}

/** The finding that the director explained other options than the Laws gave. */
export function watchExplained(step: Step): Effect[] {
  const { fact, before } = step;
  if (fact.type !== 'OptionsExplained') return [];
  const own = openOptionsIn({ ...step, table: before }).filter((offer) => offer.by === fact.to);
  // 25B, 27A, 29: about the call before.
  const mayChoose = (option: Option): boolean =>
    before.phase !== 'play' &&
    clauseChosen(step.ledger.calls.standing, { by: fact.to, option }, before.deal.dealer) !== null;
  const available = own.flatMap((offer) => offer.of);
  const missing = available.filter((option) => !fact.options.includes(option));
  const extra = fact.options.filter((option) => !available.includes(option) && !mayChoose(option));
  if (missing.length === 0 && extra.length === 0) return [];
  return [
    cite({
      key: 'options.explainedOtherwise',
      laws: [...new Set(own.map((offer) => offer.law))],
      params: { to: fact.to, missing: missing.join(' '), extra: extra.join(' ') },
      seat: fact.to,
    }),
  ];
}
