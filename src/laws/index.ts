/**
 * The list of the laws of play. `watch` asks them about a fact, `watchStanding` about a card that has come to stand in a trick, and
 * `followUp` what follows from the situation now: choices to offer, bans that end. It is called until nothing more follows.
 */

import { trickAt } from '../domain/table.ts';
import type { PenaltyCardCase } from './case.ts';
import { send, type Effect, type Step, type Situation, type Standing } from './step.ts';
import { watch9 } from './law9.ts';
import { watch16 } from './law16.ts';
import { hasRulingOnCall } from './callsShown.ts';
import { offerLeadRestriction } from './law26.ts';
import { giveStatusAfterAuction, watch24 } from './law24.ts';
import { watch31 } from './law31.ts';
import { watch37 } from './law37.ts';
import { watch41 } from './law41.ts';
import { watch43 } from './law43.ts';
import { watch45 } from './law45.ts';
import { watch46 } from './law46.ts';
import { watch47 } from './law47.ts';
import { watch48 } from './law48.ts';
import { watch49 } from './law49.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { penaltyCardsIn } from './inForce.ts';
import { upgradeToMajor, isPlayed, watch50 } from './law50.ts';
import { wakeLiftedChoices } from './choiceLifted.ts';
import { makeMinorAgain } from './law50B.ts';
import { offerLeadChoice } from './law50D.ts';
import { offerPenaltyCardChoice } from './law51.ts';
import { watchStanding52 } from './law52.ts';
import { watch53 } from './law53.ts';
import { endOvertakenLeads } from './law53B.ts';
import { legalBeside, legalCardsOf } from './legal.ts';
import { watch54 } from './law54.ts';
import { watch57 } from './law57.ts';
import { watch58 } from './law58.ts';
import { watchFoundPlayed } from './foundPlayed.ts';
import { watchFoundTogether } from './foundTogether.ts';
import { watchStanding59 } from './law59.ts';
import { watchStanding50D1b } from './law50D1b.ts';
import { watch61, watchStanding61 } from './law61.ts';
import { watchSaid61, watchShown61, watchUncertain61 } from './law61A.ts';
import { isClaimStanding, isPlayOver } from './law69.ts';
import { leadNotKnown } from './notKnown.ts';
import { endReplacedRevokes } from './replacedCard.ts';
import { watchShownChoice61 } from './shownAgainstChoice.ts';
import { watch65 } from './law65.ts';
import { watch66 } from './law66.ts';
import { playEarlyLead, watch67, watchEarlyLead } from './law67.ts';
import { watch67B } from './law67B.ts';
import { watch68 } from './law68.ts';
import { watchChoice, watchExplained } from './options.ts';
import { watchAnswer } from './questions.ts';
import { watchImpossibleAnswer, watchRuling } from './ruling.ts';
import {
  type ByState,
  type MachineName,
  awaitsEndOfPlay,
  followsTheLead,
  isCardMisplaced,
  isCardToBeChosen,
  mayStillBeCorrected,
  mustBeCorrected,
  mayBeChanged,
} from './states.ts';

const WATCHES: readonly ((step: Step) => Effect[])[] = [
  watch9,
  watch16,
  watch24,
  watch31,
  watch37,
  watch41,
  watch43,
  watch45,
  watch46,
  watch47,
  watch48,
  watch49,
  watch50,
  watch53,
  watch54,
  watch57,
  watch58,
  watchFoundTogether,
  watchFoundPlayed,
  watch61,
  watchSaid61,
  watch65,
  watch66,
  watch67,
  watchEarlyLead,
  watch67B,
  watch68,
  watchChoice,
  watchExplained,
  watchRuling,
  watchImpossibleAnswer,
  watchAnswer,
];

/** Asks each law what follows from this fact, in the order of the book. */
export function watch(step: Step): Effect[] {
  const effects: Effect[] = [];
  for (const each of WATCHES) for (const effect of each(step)) effects.push(effect);
  return effects;
}

/**
 * The effects of a card that now stands: a revoke (61A), or a duty not obeyed (50, 52, 59). `earlier`: the situation with the card still
 * in the hand.
 */
export function watchStanding(standing: Standing, step: Step, earlier: Situation): Effect[] {
  const trick = trickAt(step.table, standing.trick);
  if (trick === null) return [];
  // The doubt about the lead or the turn is named already.
  const notKnown = leadNotKnown(standing, step);
  if (notKnown !== null) return [...notKnown];
  const revoked = watchStanding61(standing, { ...step, cases: earlier.cases }, trick);
  if (revoked.length > 0) return revoked;
  const { seat, card, led } = standing;
  const legalHere = legalBeside(earlier, seat, card, led);
  const legal = led ? legalCardsOf(earlier, seat) : legalHere;
  return [
    ...watchUncertain61(standing, trick),
    ...watchShown61(standing, step),
    ...watchShownChoice61(standing, step),
    ...watchStanding52(standing, legalHere, earlier, step),
    ...watchStanding59(standing, legal),
    ...watchStanding50D1b(standing, legal, earlier),
  ];
}

/** Tells each lifecycle in these states that nothing more moves on the table. Its own law decides what follows. */
function settled({ cases }: Step, ...concerned: readonly ByState<MachineName>[]): Effect[] {
  return concerned.flatMap((isMeant) => lifecyclesIn(cases, isMeant).map(({ id }) => send(id, 'Settled')));
}

/** Ends each penalty card that has come to stand in a trick by an accepted lead or an exempt play. */
function endPlayed(step: Step, lying: readonly PenaltyCardCase[]): Effect[] {
  return lying.filter((open) => isPlayed(open.context, step)).map((open) => send(open.id, 'CardPlayedOn'));
}

/** What is to be chosen before the hand in turn leads or plays: declarer's choice about the lead first, since it may leave fewer cards due. */
function offerAtTurn(step: Step): Effect[] {
  const aboutLead = [...offerLeadRestriction(step), ...offerLeadChoice(step)];
  return aboutLead.length > 0 ? aboutLead : offerPenaltyCardChoice(step);
}

/** The effects that follow from the situation itself. Call it again after each effect, until it returns none. */
export function followUp(step: Step): Effect[] {
  const early = playEarlyLead(step);
  if (early.length > 0) return early;
  if (step.cases.length === 0 && !hasRulingOnCall(step.ledger.calls)) return [];
  const replaced = endReplacedRevokes(step);
  if (replaced.length > 0) return replaced;
  const lying = penaltyCardsIn(step.cases);
  const played = endPlayed(step, lying);
  if (played.length > 0) return played;
  // The kind of a penalty card is settled first, because declarer's choice depends on it (51B).
  const upgraded = upgradeToMajor(lying);
  if (upgraded.length > 0) return upgraded;
  const minorAgain = makeMinorAgain(step);
  if (minorAgain.length > 0) return minorAgain;
  return [
    ...giveStatusAfterAuction(step),
    ...wakeLiftedChoices(step),
    ...settled(step, followsTheLead, isCardToBeChosen, isCardMisplaced, mayBeChanged),
    ...endOvertakenLeads(step),
    // 68D: while a claim stands nobody is to lead or play.
    ...(isClaimStanding(step) ? [] : offerAtTurn(step)),
    // 63A1: the revoke may be established by a card that was laid down first and came to stand later, or by the cards of tricks that the
    // record does not tell.
    ...(step.table === step.before ? [] : settled(step, mayStillBeCorrected)),
    // These lifecycles need no signal before the end of play, and there may be many.
    ...(isPlayOver(step) ? settled(step, mustBeCorrected, awaitsEndOfPlay) : []),
  ];
}
