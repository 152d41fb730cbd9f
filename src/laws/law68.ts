/**
 * Law 68: claim or concession of tricks. 2017, 2007. Opens `claim`. A remark about the trick in progress alone is no claim (the question
 * `currentTrickOnly`); a conceding defender's partner may stop it at once (68B2). `law68D2.ts` has playing on.
 */

import type { Fact, FactOf } from '../events/event.ts';
import { isReadersClaim } from '../events/readersClaim.ts';
import { partnerOf, sameSide } from '../domain/seat.ts';
import { isDefender, isDummy, trickNumber } from '../domain/table.ts';
import type { ClaimContext } from './case.ts';
import { cite, clauses, open, send, type Effect, type Step, type StepOf, type Situation } from './step.ts';
import { answeredTrue, answers } from './answers.ts';
import { openLifecyclesOf } from './caseIndex.ts';
import type { Ledger } from './ledger.ts';
import { claimBy, NO_AGREEMENT, aboutClaim } from './claimMade.ts';
import { cardsShownForNothing, wholeHand } from './law49.ts';
import { foundNoClaim, isFoundRemark } from './remark.ts';
import { claimsIn, isClaimStanding } from './law69.ts';
import { givesTricks, isClaimUndecided, isClaimUnsettled, isPlayOnAsked, mayBePutInWords } from './states.ts';

/** What players answer to a claim or concession (68B2, 68D2, 69A). */
export const ANSWERS_TO_CLAIM = [
  'ClaimAgreed',
  'ClaimDoubted',
  'ConcessionObjected',
  'PlayOnRequested',
  'PlayOnConsented',
] as const;
type AnswerToClaim = FactOf<(typeof ANSWERS_TO_CLAIM)[number]>;

const ANSWERS: ReadonlySet<string> = new Set(ANSWERS_TO_CLAIM);
const answersClaim = (fact: Fact): fact is AnswerToClaim => ANSWERS.has(fact.type);

/**
 * What an answer is that changes no claim by itself: nobody has made one that is one (68; dummy's words are none, 43A1c), or a player
 * consents to play on and nobody has asked (68D2b).
 */
function answerToNothing({ cases, laws }: Step, fact: AnswerToClaim): Effect[] {
  const claims = claimsIn(cases);
  const { by } = fact;
  if (claims.length === 0) return [cite({ key: 'claim.noneMade', laws: ['68'], params: { by }, seat: by })];
  const isAsked =
    !claims.some(isClaimUnsettled) ||
    claims.some((open) => isPlayOnAsked(open) || open.context.asked === true);
  if (fact.type !== 'PlayOnConsented' || isAsked || !laws.mayPlayOn) return [];
  return [cite({ key: 'claim.consentUnasked', laws: ['68D2b'], params: { by }, seat: by })];
}

/** 68A, 68B1: a claim or concession in words opens a claim; words about the trick in progress (68) or by dummy (43A1c) open none. */
export function watch68(step: Step): Effect[] {
  const { fact, before } = step;
  if (answersClaim(fact)) return answerToNothing(step, fact);
  if (fact.type !== 'ClaimMade' || before.declarer === null) return [];
  // After the last trick nothing is left to claim.
  if (before.phase === 'over') return fact.tricks === 0 ? [] : [impossible(fact, 0)];
  if (isDummy(before, fact.by)) {
    return [cite({ key: 'claim.byDummy', laws: ['43A1c', '43A1'], params: { by: fact.by }, seat: fact.by })];
  }
  const found = foundNoClaim(step, fact.by);
  if (found !== null) return [found];
  const context = claimBy(fact.by, step, {
    kind: fact.kind,
    tricks: fact.tricks,
  });
  const left = 14 - context.trick;
  const isPossible = fact.tricks >= 0 && fact.tricks <= left;
  if (isReadersClaim(fact.note) && isPossible) return recorded(context, left);
  return [
    cite({
      key: fact.kind === 'claim' ? 'claim.made' : 'claim.conceded',
      laws: clauses(
        fact.kind === 'claim' && '68A',
        isOwnConcession(context) && '68B1',
        fact.kind === 'claim' && fact.statement === undefined && '68C',
      ),
      params: {
        by: fact.by,
        tricks: fact.tricks,
        left,
        stated: fact.statement !== undefined,
        stops: !isClaimStanding(step),
      },
      seat: fact.by,
      trick: context.trick,
      procedure: true,
      weighed: [
        // Only a defender's partner can undo a concession by his objection.
        fact.kind === 'concession' && isDefender(before, fact.by)
          ? { law: '68B2', why: 'noObjectionYet' }
          : { law: '68', why: 'notFoundThisTrickOnly' },
      ],
    }),
    ...(isPossible ? [] : [impossible(fact, left)]),
    ...(isAboutEarlierClaim({ ...step, fact }) ? [] : [open({ machine: 'claim', context })]),
  ];
}

/** The number of tricks can't be what was said: more than are left, or fewer than none. */
function impossible({ by, tricks }: StepOf<'ClaimMade'>['fact'], left: number): Effect {
  return cite({
    key: 'claim.impossible',
    laws: [],
    record: 'resultDiffers',
    params: { by, tricks, left },
    seat: by,
  });
}

function isAboutEarlierClaim(step: StepOf<'ClaimMade'>): boolean {
  return claimsIn(step.cases).some(
    (each) =>
      (mayBePutInWords(each) && isPutInWords(each.context, step)) ||
      ((isClaimUndecided(each) || givesTricks(each)) && isAnswered(each.context, step)),
  );
}

/** 68A: the player has claimed by facing his hand (48B2), and his words now say what he claims: they are no second claim. */
export function isPutInWords(
  { by, tricks, playedWithoutConsent }: ClaimContext,
  step: StepOf<'ClaimMade'>,
): boolean {
  return tricks === null && step.fact.by === by && !playedWithoutConsent && claimsInWords(step);
}

/** 68: the words with which the player faced his hand had been found to be about the trick in progress only: he has claimed nothing. */
export function isRemark({ by, tricks }: ClaimContext, step: StepOf<'ClaimMade'>): boolean {
  return tricks === null && step.fact.by === by && !isReadersClaim(step.fact.note) && isFoundRemark(step, by);
}

/** True where the words are the player's own and were not found to be about the trick in progress only. */
function claimsInWords(step: StepOf<'ClaimMade'>): boolean {
  return !isReadersClaim(step.fact.note) && !isFoundRemark(step, step.fact.by);
}

/** An opponent's words about the same tricks answer this claim: they are no second claim, and the first is agreed to or judged. */
function isAnswered({ by, tricks, trick }: ClaimContext, step: StepOf<'ClaimMade'>): boolean {
  const { fact, before } = step;
  const isAboutIt = tricks !== null && !sameSide(fact.by, by) && trickNumber(before) === trick;
  return isAboutIt && !isDummy(before, fact.by) && claimsInWords(step);
}

/** 68D2a: the opponent claims other tricks than this claim leaves to his side, so he doubts it. */
export function isContradicted(context: ClaimContext, step: StepOf<'ClaimMade'>): boolean {
  return isAnswered(context, step) && step.fact.tricks !== 14 - context.trick - (context.tricks ?? 0);
}

/** 69A: the claimer's side agrees, which can only be to what the other side has claimed instead. */
export function isYielded({ by, answer }: ClaimContext, { fact }: StepOf<'ClaimAgreed'>): boolean {
  return sameSide(fact.by, by) && answer !== undefined;
}

/** The context's new fields: the claim that counts is that of the other side, which answered it. */
export function answerAsClaim({ by, kind, tricks, openedAt, answer }: ClaimContext): Partial<ClaimContext> {
  return { ...answer, doubtedBy: null, answer: { by, kind, tricks, openedAt } };
}

/** The context's new fields: what the words claim or concede. */
export function inWords(_context: ClaimContext, { fact }: StepOf<'ClaimMade'>): Partial<ClaimContext> {
  return { kind: fact.kind, tricks: fact.tricks, faced: true };
}

/** The claimer faces his hand after the words. */
export function isFacedToo({ by, tricks }: ClaimContext, { fact }: StepOf<'HandFaced'>): boolean {
  return fact.seat === by && tricks !== null;
}

/** A file gives the tricks of a claim, but not who claimed or agreed: the number counts as recorded. */
function recorded(context: ClaimContext, left: number): Effect[] {
  const { tricks, trick } = context;
  return [
    cite({ key: 'claim.recorded', laws: ['68A'], params: { tricks, left }, trick, procedure: true }),
    open({ machine: 'claim', context: { ...context, asRecorded: true } }),
  ];
}

/** 68B1: true when the claimer gave tricks away, whether he called it a concession or a claim of the others. */
export function isOwnConcession({ tricks, trick }: Pick<ClaimContext, 'tricks' | 'trick'>): boolean {
  const left = 14 - trick;
  return (tricks ?? left) < left;
}

/** An objection after somebody has called on the next board, or after the round, is not made at once. */
function hasGoneOn({ openedAt }: ClaimContext, { nextBoardCalledBy, roundEndedAt }: Ledger): boolean {
  return (roundEndedAt ?? -1) > openedAt || nextBoardCalledBy.some(({ at }) => at > openedAt);
}

/** 68B2: the partner of a conceding defender objects at once. */
export function isObjected(
  context: ClaimContext,
  { fact, before, ledger }: StepOf<'ConcessionObjected'>,
): boolean {
  return (
    isOwnConcession(context) &&
    !hasGoneOn(context, ledger) &&
    isDefender(before, context.by) &&
    fact.by === partnerOf(context.by) &&
    answeredTrue(ledger, 'objectedAtOnce', true, { since: context.openedAt })
  );
}

/** 68B2: there was neither claim nor concession, and the defenders' cards it brought to light are no penalty cards. */
export function cancel(context: ClaimContext, step: Step): Effect[] {
  return [
    cite({
      key: 'claim.cancelled',
      laws: ['68B2', '16C'],
      params: { by: context.by, partner: partnerOf(context.by) },
      seat: context.by,
      because: [context.openedAt],
      weighed: [{ law: '68B1', why: 'partnerObjected' }],
    }),
    ...voidSignals(step, context),
  ];
}

/**
 * 68B2: neither defender's cards become penalty cards when the concession or the objection brings them to light. Only a card exposed
 * (49) can have come to light so: not one taken back after an irregularity, such as a lead refused or a card too many, nor one that the
 * conceding player had dropped before he said anything.
 */
function voidSignals(step: Step, { by, openedAt }: ClaimContext): Effect[] {
  const lastPlay = step.ledger.lastPlay?.at ?? -1;
  return openLifecyclesOf(step.cases, 'penaltyCard')
    .filter(
      ({ context }) =>
        context.origin === '49' &&
        context.openedAt > (context.owner === by && context.shown ? lastPlay : openedAt),
    )
    .map((other) => send(other.id, 'ConcessionVoid'));
}

/** 68D2a: any player doubts it, dummy included; so does an objection that is none by 68B2, then or as found afterwards. */
export function doubt(
  context: ClaimContext,
  { fact }: StepOf<'ClaimMade' | 'ClaimDoubted' | 'ConcessionObjected' | 'QuestionAnswered'>,
): Effect[] {
  return [
    cite({
      key: 'claim.doubted',
      laws: ['68D2a'],
      params: { by: fact.by, claimer: context.by, concession: context.kind === 'concession' },
      seat: context.by,
      because: [context.openedAt],
      weighed: NO_AGREEMENT,
    }),
  ];
}

/** 68 (opening part), 48B2: what looked like a claim was none. */
export function isNoClaim(
  { by, tricks, asRecorded }: ClaimContext,
  { fact }: StepOf<'QuestionAnswered'>,
): boolean {
  // A number in a file is always a result, so nobody asks whether it was a claim.
  if (asRecorded === true) return false;
  return (
    (tricks !== null && answers(fact, 'currentTrickOnly', true, { seat: by })) ||
    answers(fact, 'noClaimIntended', true, { seat: by })
  );
}

/** 48B2 takes a faced hand for a claim where it is declarer's; a defender's is one by 68A alone. */
export function presumedBy(context: ClaimContext, { table }: Situation): '48B2' | '68A' {
  return context.tricks === null && !isDefender(table, context.by) ? '48B2' : '68A';
}

/** 68, 48B2, 68A: no claim was made; a hand faced for nothing is exposed card by card (49). */
export function noClaim(context: ClaimContext, step: StepOf<'QuestionAnswered'>): Effect[] {
  const current = step.fact.question === 'currentTrickOnly';
  return [
    cite({
      key: current ? 'claim.currentTrickOnly' : 'claim.notIntended',
      laws: [current ? '68' : presumedBy(context, step)],
      ...aboutClaim(context),
      weighed: [{ law: '68A', why: current ? 'thisTrickOnly' : 'noClaimIntended' }],
    }),
    ...(current ? [] : exposedForNothing(context, step)),
  ];
}

/** 49: the hand that was faced, or each card shown after the words, claims nothing and so is exposed. Words alone expose no card. */
function exposedForNothing({ by, tricks, faced, openedAt }: ClaimContext, step: Step): Effect[] {
  const isWholeHand = tricks === null || faced === true;
  return isWholeHand ? wholeHand(by, step) : cardsShownForNothing(by, openedAt, step);
}

/** 68B2: it is found that partner did not object at once: the concession stands until it is judged. */
export function wasObjectedTooLate(_context: ClaimContext, { fact }: StepOf<'QuestionAnswered'>): boolean {
  return answers(fact, 'objectedAtOnce', false);
}
