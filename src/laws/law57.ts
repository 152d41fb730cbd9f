/**
 * Law 57: premature lead or play. 2017, 2007. Opens `prematurePlay`. Declarer has four choices (three in 2007) on the play of
 * the offender's partner; none where he has already played from both hands, or where dummy had a part in it.
 */

import { offendersPlayOn, playedBeforeChoice } from './law60.ts';
import { isRightForfeited, secondLead } from './law60A.ts';
import { noPenaltyCard, penaltyCard } from './exposure.ts';
import { isRemembered } from '../domain/card.ts';
import { nextSeat, partnerOf } from '../domain/seat.ts';
import { isDefender, leadToTheRight, trickWith, trickAt } from '../domain/table.ts';
import { cardsInTrick, suitLed } from '../domain/trick.ts';
import { answerTo } from './answers.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { cite, move, open, send, type Effect, type Step, type StepOf, type PlayStep } from './step.ts';
import { penaltyCardsIn } from './inForce.ts';
import { undecidedLead } from './law44.ts';
import { turnNotKnown } from './notKnown.ts';
import { leadBeside, ownLeadBeside } from './leadBeside.ts';
import { cardPutUnasked, isSecondToOpeningLead, declarersPlay, dutyBroken } from './law57C.ts';

/** 57: a defender's lead or play before his partner or out of turn, and a card that declarer plays before its turn (57C3). */
export function watch57(step: Step): Effect[] {
  const { play, before, fact } = step;
  if (play?.manner === 'leadOutOfTurn') return ownLeadBeside(step);
  if (play?.manner !== 'nextLead' && play?.manner !== 'playOutOfTurn') return [];
  if (before.trick === null || undecidedLead(step) !== null) return [];
  const { seat, card, manner } = play;
  // A card that stands in a trick is not led or played a second time.
  if (trickWith(before, seat, card) !== null) return [];
  const notKnown = manner === 'playOutOfTurn' ? turnNotKnown(step, play) : null;
  if (notKnown !== null) return notKnown;
  const second = secondLead(step);
  if (second !== null) return second;
  if (!isDefender(before, seat))
    return manner === 'playOutOfTurn' &&
      !isSecondToOpeningLead(step) &&
      leadToTheRight(before, seat) === null &&
      !isRightForfeited(step, play)
      ? declarersPlay(step, seat, card)
      : [];
  const led = suitLed(before.trick);
  if (led === null) return [];
  if (manner === 'nextLead' && before.trick[partnerOf(seat)] !== null) return [];
  const context: PrematurePlayContext = {
    offender: seat,
    partner: partnerOf(seat),
    card,
    as: manner === 'nextLead' ? 'lead' : 'play',
    trick: before.trick.number,
    suitLed: led,
    choice: null,
    openedAt: step.at,
    ...cardPutUnasked(step, seat),
  };
  if (fact.type !== 'CardPlayed' || fact.together !== true)
    return [open({ machine: 'prematurePlay', context })];
  const besideLead = leadBeside(before.trick, seat, card, step);
  return [
    deemedLater(context),
    ...besideLead,
    open({
      machine: 'prematurePlay',
      context: besideLead.length === 0 ? context : { ...context, besideLead: true },
    }),
  ];
}

/** 58A: the finding that of two cards at the same moment the offender's counts as the later. */
function deemedLater({ offender, card, trick }: PrematurePlayContext): Effect {
  return cite({
    key: 'simultaneous.deemedLater',
    laws: ['58A'],
    params: { seat: offender, card },
    seat: offender,
    card,
    trick,
  });
}

/**
 * The card goes down as a major penalty card: under 57A with a choice for declarer; under 57D because it can't be played; under 49 in
 * 2007.
 */
export function penalise(context: PrematurePlayContext, step: Step, law: '57A' | '57D' | '49'): Effect[] {
  const { offender, card, trick, partner } = context;
  const duty = law === '57D' ? dutyBroken(context, step) : null;
  const found = cite({
    key: law === '57A' ? `prematurePlay.${context.as}` : 'prematurePlay.cannotBePlayed',
    laws: [law, '50B', ...(duty === null ? [] : [duty])],
    params: { offender, card, partner, declarer: step.table.declarer, suitLed: context.suitLed },
    seat: offender,
    card,
    trick,
    weighed:
      law === '57A' && context.as === 'play'
        ? [
            { law: '57C1', why: 'declarerHadNotPlayedFromBoth' },
            { law: '57C2', why: 'dummyHadNoPart' },
          ]
        : [],
  });
  return [
    // 2007: the card is just exposed. The finding about the penalty card says everything.
    ...(law === '49' ? [] : [found]),
    move({ do: 'clear', card }),
    penaltyCard(offender, card, law, step, law === '49' ? { played: true } : {}),
  ];
}

/** The partner plays after a choice that was not on offer. He had no reason to wait for another. */
export function partnerPlaysUnbound(context: PrematurePlayContext, step: PlayStep): boolean {
  return context.misled === true && partnerPlays(context, step);
}

/** 57A: the offender's partner plays to the trick in turn, or puts a card in place of one taken back. */
export function partnerPlays({ partner, trick }: PrematurePlayContext, { play }: PlayStep): boolean {
  return (
    play.seat === partner &&
    play.trick === trick &&
    (play.manner === 'follow' || play.manner === 'correction')
  );
}

/** 58A: partner's card, in turn, came at the same moment and counts as the earlier: the other was played after it. */
export function partnerPlayedTogether(
  { offender, partner, trick, besideLead }: PrematurePlayContext,
  { fact, play, ledger }: PlayStep,
): boolean {
  if (play.seat !== partner) return false;
  // The seat whose card came first, or `together`, if people have found it beforehand.
  const order = besideLead ? undefined : answerTo(ledger, 'order', { trick })?.answer;
  if (order === offender) return false;
  return order === partner || order === 'together' || (fact.type === 'CardPlayed' && fact.together === true);
}

/** 58A: partner's card stands, and the offender's counts as later and is no penalty card. */
export function reorder(context: PrematurePlayContext, step: PlayStep): Effect[] {
  const { seat, card } = step.play;
  return [deemedLater(context), move({ do: 'stand', seat, card }), ...noPenaltyCard(context.card, step)];
}

/** The partner plays before declarer has chosen: the choice stays, his card is exposed too (60C, 49). */
export function partnerPlaysEarly({ partner }: PrematurePlayContext, { play }: PlayStep): boolean {
  return play.seat === partner && play.manner === 'early';
}

/** 60C, 49: partner's card, played before declarer chose, is exposed as well. */
export function partnerTooSoon(context: PrematurePlayContext, step: PlayStep): Effect[] {
  return offendersPlayOn(context.trick, step);
}

/** Partner's card goes back, as a revoke that is corrected: the choice binds the new card. */
export function partnersCardIsTakenBack(
  { partner, trick }: PrematurePlayContext,
  { table }: StepOf<'CardWithdrawn'>,
): boolean {
  return !trickAt(table, trick)?.[partner];
}

/** True for a card to a later trick than the one with the early card. */
export function trickIsPast({ trick }: PrematurePlayContext, { play }: PlayStep): boolean {
  return play.trick > trick;
}

/** 58A: the director finds that the cards came together, or partner's first: the offender's counts as played after it. */
export function wasNotFirst(
  { partner, besideLead }: PrematurePlayContext,
  { fact }: StepOf<'QuestionAnswered'>,
): boolean {
  return !besideLead && fact.question === 'order' && (fact.answer === 'together' || fact.answer === partner);
}

/** The partner's card, played too soon while the choice was open, stands; neither card is a penalty card. */
export function putInOrder(context: PrematurePlayContext, step: Step): Effect[] {
  const laid = penaltyCardsIn(step.cases).filter(
    (open) => open.context.owner === context.partner && open.context.origin === '60C',
  );
  return [
    deemedLater(context),
    ...noPenaltyCard(context.card, step),
    ...laid.flatMap(({ id, context: { owner, card } }) => [
      send(id, 'DeemedLater'),
      move({ do: 'stand', seat: owner, card }),
    ]),
  ];
}

/** 58A: the same for a card taken for a lead to the next trick, when it is that hand's turn: it was played here. */
export function wasNotFirstInTurn(context: PrematurePlayContext, step: StepOf<'QuestionAnswered'>): boolean {
  const { offender, as, trick } = context;
  const { before } = step;
  return (
    wasNotFirst(context, step) && as === 'lead' && before.trick?.number === trick && before.turn === offender
  );
}

/** 58A: the card taken for a lead to the next trick stands in this one, and no card is a penalty card. */
export function putInTurn(context: PrematurePlayContext, step: Step): Effect[] {
  const { offender, card } = context;
  return [...putInOrder(context, step), move({ do: 'stand', seat: offender, card })];
}

/** The director finds that the offender's card did come first: 57A after all. */
export function wasFirst(
  { offender, besideLead }: PrematurePlayContext,
  { fact }: StepOf<'QuestionAnswered'>,
): boolean {
  return !besideLead && fact.question === 'order' && fact.answer === offender;
}

/** 57A: the offender's card is found to have come first, and declarer can still choose: partner's is missing, or last. */
export function wasFirstAndChoiceIsOpen(
  context: PrematurePlayContext,
  step: StepOf<'QuestionAnswered'>,
): boolean {
  const { partner, trick } = context;
  const now = step.before.trick;
  return (
    wasFirst(context, step) &&
    now?.number === trick &&
    (now[partner] === null || now[nextSeat(partner)] === null)
  );
}

/** 57A after all: the early card is a penalty card; a card of the partner's was played before declarer chose (60C). */
export function choiceOfPlayAfterAll(context: PrematurePlayContext, step: Step): Effect[] {
  const { partner, trick } = context;
  const card = step.before.trick?.[partner] ?? null;
  return [
    ...penalise(context, step, '57A'),
    ...(isRemembered(card)
      ? [move({ do: 'takeBack', seat: partner, card }), ...playedBeforeChoice(partner, card, trick, step)]
      : []),
  ];
}

/** The director finds that it was a lead before the proper one (53B): it has gone back, and nothing binds the partner. */
export function wasLeadBefore(
  { offender, trick, besideLead }: PrematurePlayContext,
  { fact, before }: StepOf<'QuestionAnswered'>,
): boolean {
  const isFound = fact.question === 'order' && fact.answer === offender;
  return besideLead === true && isFound && before.trick?.number === trick && cardsInTrick(before.trick) === 1;
}
