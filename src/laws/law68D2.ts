/**
 * Law 68D2: a doubted claim. All four players agree to play on (2017), or the director decides. 2017, 2007. Guards and conclusions of
 * `claim`.
 */

import { otherSide, sameSide, seatsOf, sideOf, SEATS, type Seat } from '../domain/seat.ts';
import { isDummy, type Table } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import { answeredTrue, answers } from './answers.ts';
import type { ClaimContext } from './case.ts';
import { lastOf, openLifecycles } from './caseIndex.ts';
import { playedAt } from './foundPlayed.ts';
import { cite, send, type Effect, type Step, type StepOf, type PlayStep, type Situation } from './step.ts';
import { claimsIn, latestClaimOf } from './law69.ts';
import { mayBeAskedToPlayOn } from './states.ts';
import { isBoardLeft } from './handsReturned.ts';
import { aboutClaim } from './claimMade.ts';

function otherSidesSeats(context: ClaimContext): readonly [Seat, Seat] {
  return seatsOf(otherSide(sideOf(context.by)));
}

/** 68D2b: a player asks to play on with the same right whether his words are recorded as a request or as his choice. */
function asksToPlayOn(fact: StepOf<'PlayOnRequested' | 'ChoiceMade'>['fact']): boolean {
  return fact.type !== 'ChoiceMade' || fact.option === 'playOn';
}

/** 68D2b: only the side that did not claim may ask to play on (2017), and only before the players have left the board. */
export function isRequested(context: ClaimContext, step: StepOf<'PlayOnRequested' | 'ChoiceMade'>): boolean {
  return canBePlayedOn(context, step) && isRequestOfOtherSide(context, step);
}

/** True when an opponent of the claimer asks to play on, lawfully (68D2b) or not (2007). The choice is not dummy's. */
export function isRequestOfOtherSide(
  context: ClaimContext,
  { fact, before }: StepOf<'PlayOnRequested' | 'ChoiceMade'>,
): boolean {
  if (fact.type === 'PlayOnRequested') return !sameSide(fact.by, context.by);
  return asksToPlayOn(fact) && choosers(context, before).includes(fact.by);
}

/**
 * A request of the claimer's side to play on is neither a doubt nor a right and changes nothing. It counts for the side's latest claim
 * only.
 */
export function isOwnRequest(
  { by, openedAt }: ClaimContext,
  { fact, cases }: StepOf<'PlayOnRequested' | 'ChoiceMade'>,
): boolean {
  const isLatest = latestClaimOf(cases, by)?.context.openedAt === openedAt;
  return asksToPlayOn(fact) && sameSide(fact.by, by) && isLatest;
}

/** True where another claim came after this one, to which the side had agreed: a request is about the later. */
export function isAboutLaterClaim({ openedAt }: ClaimContext, { cases }: StepOf<'PlayOnRequested'>): boolean {
  return claimsIn(cases).at(-1)?.context.openedAt !== openedAt;
}

/** 68D2b fails as soon as one of the four does not agree: the director adjudicates (68D2a). */
export function isConsentRefused(_context: ClaimContext, { fact }: StepOf<'QuestionAnswered'>): boolean {
  return answers(fact, 'allAgreedToPlayOn', false);
}

/** 68D2b: the finding that the side that did not claim wants to play on; it takes the consent of all four. */
export function request(context: ClaimContext, { fact }: StepOf<'PlayOnRequested' | 'ChoiceMade'>): Effect[] {
  return [
    cite({
      key: 'claim.playOnRequested',
      laws: ['68D2b'],
      params: { by: fact.by, claimer: context.by },
      seat: context.by,
      weighed: [{ law: '68D2a', why: 'fourMayAgree' }],
    }),
  ];
}

/** The claimer's side may not ask, and under 2007, or once the players have left the board, nobody may. */
export function wrongRequest(
  context: ClaimContext,
  step: StepOf<'PlayOnRequested' | 'ChoiceMade'>,
): Effect[] {
  const { fact, laws } = step;
  if (!laws.mayPlayOn) return noPlayOn(context, step);
  const isOwn = sameSide(fact.by, context.by);
  if (!isOwn) return boardLeft(context, step);
  return [
    cite({
      key: 'claim.wrongSideAskedToPlayOn',
      laws: ['68D2b'],
      params: { by: fact.by, claimer: context.by },
      seat: context.by,
    }),
  ];
}

/** 68D2a: the finding that nobody plays on once the players have left the board. */
export function boardLeft(
  { by }: ClaimContext,
  { fact }: StepOf<'PlayOnRequested' | 'PlayOnConsented' | 'ChoiceMade'>,
): Effect[] {
  return [cite({ key: 'claim.boardLeft', laws: ['68D2a'], params: { by: fact.by, claimer: by }, seat: by })];
}

/** 68D2a (2007): the finding that play has ceased, whoever asks to play on or consents to it. The latest claim tells it alone. */
export function noPlayOn(
  { by, openedAt }: ClaimContext,
  { fact, cases }: StepOf<'PlayOnRequested' | 'PlayOnConsented' | 'ChoiceMade'>,
): Effect[] {
  if (lastOf(cases, 'claim', mayBeAskedToPlayOn)?.context.openedAt !== openedAt) return [];
  return [
    cite({
      key: 'claim.noPlayOnIn2007',
      laws: ['68D2a', '70A'],
      params: { by: fact.by, claimer: by },
      seat: by,
    }),
  ];
}

/** 68D2a (2007): somebody consents to play on, and nobody has asked or consented before. */
export function isFirstConsentIn2007({ consents }: ClaimContext, { laws }: Step): boolean {
  return !laws.mayPlayOn && consents.length === 0;
}

/** The context's new field: a player who asks to play on, or chooses it, consents. */
export function withConsent(
  context: ClaimContext,
  { fact }: StepOf<'PlayOnRequested' | 'PlayOnConsented' | 'ChoiceMade'>,
): Pick<ClaimContext, 'consents'> {
  return { consents: [...new Set([...context.consents, fact.by])] };
}

/** The context's new fields: the side that had assented asks to play on, and so doubts the claim. */
export function withRequest(
  context: ClaimContext,
  step: StepOf<'PlayOnRequested'>,
): Partial<Pick<ClaimContext, 'consents' | 'asked'>> {
  return { ...withConsent(context, step), asked: true };
}

/** The context's new field: the claimer's side, too, consents by asking in words. Nobody offered it the choice (2017). */
export function withOwnConsent(
  context: ClaimContext,
  step: StepOf<'PlayOnRequested' | 'ChoiceMade'>,
): Partial<Pick<ClaimContext, 'consents'>> {
  return step.fact.type === 'ChoiceMade' && step.laws.mayPlayOn ? {} : withConsent(context, step);
}

/** All four agree as the side that did not claim asks to play on: each has consented before, or it had been found. */
export function isPlayedOn(context: ClaimContext, step: StepOf<'PlayOnRequested' | 'ChoiceMade'>): boolean {
  const { fact, ledger } = step;
  const isAsked = isRequestOfOtherSide(context, step);
  return (
    canBePlayedOn(context, step) &&
    (fact.type !== 'ChoiceMade' || isAsked) &&
    ((isAsked && isLastConsent(context, step)) ||
      answeredTrue(ledger, 'allAgreedToPlayOn', false, { since: context.openedAt }))
  );
}

/** Where that side has asked, whoever asks or consents agrees, and so does the other of its players who chooses to play on. */
export function isConsent(
  context: ClaimContext,
  { fact, before }: StepOf<'PlayOnRequested' | 'PlayOnConsented' | 'ChoiceMade'>,
): boolean {
  if (fact.type !== 'ChoiceMade') return true;
  return asksToPlayOn(fact) && choosers(context, before).includes(fact.by);
}

/** With this player all four have consented. */
export function isLastConsent(
  context: ClaimContext,
  step: StepOf<'PlayOnRequested' | 'PlayOnConsented' | 'ChoiceMade'>,
): boolean {
  const { consents } = withConsent(context, step);
  return isConsent(context, step) && SEATS.every((seat) => consents.includes(seat));
}

/** 68D2b (2017): play may still go on, or has gone on; once the players have left the board nobody can play on any more. */
export function canBePlayedOn(
  { playedWithoutConsent }: ClaimContext,
  { laws, ledger }: Pick<Situation, 'laws' | 'ledger'>,
): boolean {
  return laws.mayPlayOn && (playedWithoutConsent || !isBoardLeft(ledger));
}

/** The last consent comes when the players have left the board: it is too late. */
export function isLastConsentTooLate(
  context: ClaimContext,
  step: StepOf<'PlayOnRequested' | 'PlayOnConsented' | 'ChoiceMade'>,
): boolean {
  return isLastConsent(context, step) && !canBePlayedOn(context, step);
}

/** The same after a request that came after an assent. */
export function isLastConsentAsked(context: ClaimContext, step: StepOf<'PlayOnConsented'>): boolean {
  return context.asked === true && isLastConsent(context, step);
}

/** It is found that all four agreed. */
export function wasPlayedOn(context: ClaimContext, step: StepOf<'QuestionAnswered'>): boolean {
  return canBePlayedOn(context, step) && answers(step.fact, 'allAgreedToPlayOn', true);
}

/** It is found that all four agreed to the play that went on although nobody had doubted the claim. */
export function wasPlayedOnUndoubted(context: ClaimContext, step: StepOf<'QuestionAnswered'>): boolean {
  return context.playedWithoutConsent && wasPlayedOn(context, step);
}

/** Somebody plays on, and it has been found that all four agree to that. */
export function isPlayedOnAsFound(context: ClaimContext, step: PlayStep): boolean {
  const { laws, ledger } = step;
  const about = { since: context.openedAt };
  return (
    laws.mayPlayOn &&
    isPlayedWithoutConsent(context, step) &&
    answeredTrue(ledger, 'allAgreedToPlayOn', false, about)
  );
}

/** 68D2a: dummy doubts a claim once more that is doubted already; the request to play on (68D2b) stands. */
export function isDummysFurtherDoubt(
  { doubtedBy }: ClaimContext,
  { fact, before }: StepOf<'ClaimDoubted'>,
): boolean {
  return doubtedBy !== null && isDummy(before, fact.by);
}

/** 68D2b: the claim is void, and every open matter is signalled, for cards it showed are no penalty cards. */
export function playOn(context: ClaimContext, step: Step): Effect[] {
  return [
    cite({
      key: 'claim.void',
      laws: ['68D2b'],
      ...aboutClaim(context),
      weighed: [{ law: '70A', why: 'fourConsents' }],
    }),
    ...openLifecycles(step.cases).map((other) => send(other.id, 'ClaimVoid')),
  ];
}

/**
 * 68D: a card is played although the claim stands. A card that puts something right (62A, 67) fills its old place and does not count, nor
 * does one that was played before the claim, as is found only now (45C2, 45C3).
 */
export function isPlayedWithoutConsent(context: ClaimContext, step: PlayStep): boolean {
  const { manner } = step.play;
  const isNew = !context.playedWithoutConsent && manner !== 'correction' && manner !== 'toTrick';
  return isNew && playedAt(step) >= context.openedAt;
}

/** 68D, 70A: the finding that somebody played on although not all four agreed. In 2007 the cards are evidence under 70D3. */
export function playedWithoutConsent(context: ClaimContext, { play, laws }: PlayStep): Effect[] {
  return [
    cite({
      key: 'claim.playedWithoutConsent',
      laws: laws.mayPlayOn ? ['68D', '70A'] : ['68D', '70A', '70D3'],
      params: { by: context.by, seat: play.seat, mayPlayOn: laws.mayPlayOn },
      seat: context.by,
      because: [context.openedAt],
      weighed: [
        { law: '68D2b', why: 'noFourConsents' },
        { law: '69A', why: 'notAgreed' },
      ],
    }),
  ];
}

/**
 * The choice between playing on and the director's adjudication, offered to the side that did not claim (68D2). Once one of its players
 * has asked to play on, the others consent or refuse, which is no option of this side alone. Once the players have left the board
 * nobody can play on any more.
 */
export function claimOptions(context: ClaimContext, situation: Situation): { by: Seat; of: Option[] }[] {
  if (!situation.laws.mayPlayOn) return [];
  const of: Option[] = isBoardLeft(situation.ledger) ? ['adjudicate'] : ['playOn', 'adjudicate'];
  return choosers(context, situation.table).map((by) => ({ by, of }));
}

/** 68D2: the side that did not claim, without dummy. */
export function choosers(context: ClaimContext, table: Table): readonly Seat[] {
  return otherSidesSeats(context).filter((seat) => !isDummy(table, seat));
}
