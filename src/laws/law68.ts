/**
 * Law 68: claim or concession of tricks. 2017, 2007. Opens `claim`. A remark on the trick in progress alone is no claim (asked
 * as `currentTrickOnly`); a conceding defender's partner may stop it at once (68B2); all four may agree to play on (68D2b).
 */

import { isReadersClaim } from '../events/readersClaim.ts';
import { otherSide, partnerOf, sameSide, seatsOf, sideOf, SEATS, type Seat } from '../domain/seat.ts';
import { isDefender, isDummy, type Table } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { ClaimContext } from './case.ts';
import {
  cite,
  clauses,
  open,
  tell,
  type Effect,
  type Heard,
  type HeardFact,
  type HeardPlay,
  type Situation,
} from './heard.ts';
import { answeredTrue, answers } from './answers.ts';
import { openLifecycles, openLifecyclesOf } from './caseIndex.ts';
import { claimBy } from './claimMade.ts';
import { wholeHand } from './law49.ts';
import { claimsIn, latestClaimOf } from './law69.ts';

export function watch68(heard: Heard): Effect[] {
  const { fact, before } = heard;
  if (fact.type !== 'ClaimMade' || before.declarer === null) return [];
  if (isDummy(before, fact.by)) {
    return [cite({ key: 'claim.byDummy', laws: ['43A1c', '43A1'], params: { by: fact.by }, seat: fact.by })];
  }
  if (answeredTrue(heard.ledger, 'currentTrickOnly', false, { seat: fact.by })) {
    return [cite({ key: 'claim.currentTrickOnly', laws: ['68'], params: { by: fact.by }, seat: fact.by })];
  }
  const context = claimBy(fact.by, heard, {
    kind: fact.kind,
    tricks: fact.tricks,
  });
  const left = 14 - context.trick;
  const impossible = fact.tricks < 0 || fact.tricks > left;
  if (isReadersClaim(fact.note) && !impossible) return recorded(context, left);
  return [
    cite({
      key: fact.kind === 'claim' ? 'claim.made' : 'claim.conceded',
      laws: clauses(
        fact.kind === 'claim' && '68A',
        isOwnConcession(context) && '68B1',
        fact.kind === 'claim' && fact.statement === undefined && '68C',
      ),
      params: { by: fact.by, tricks: fact.tricks, left, stated: fact.statement !== undefined },
      seat: fact.by,
      trick: context.trick,
      procedure: true,
    }),
    ...(impossible
      ? [
          cite({
            key: 'claim.impossible',
            laws: [],
            record: 'resultDiffers' as const,
            params: { by: fact.by, tricks: fact.tricks, left },
            seat: fact.by,
          }),
        ]
      : []),
    open({ machine: 'claim', context }),
  ];
}

/** A file says how many tricks a claim came to, and nothing of who claimed or agreed: it counts as recorded. */
function recorded(context: ClaimContext, left: number): Effect[] {
  const { tricks, trick } = context;
  return [
    cite({ key: 'claim.recorded', laws: ['68A'], params: { tricks, left }, trick, procedure: true }),
    open({ machine: 'claim', context: { ...context, asRecorded: true } }),
  ];
}

function otherSidesSeats(context: ClaimContext): readonly [Seat, Seat] {
  return seatsOf(otherSide(sideOf(context.by)));
}

/** 68B1: the claimer gave tricks away, be it called a concession or a claim of the others. */
export function isOwnConcession({ tricks, trick }: ClaimContext): boolean {
  const left = 14 - trick;
  return (tricks ?? left) < left;
}

/** 68B2: the partner of a conceding defender objects at once. */
export function isObjected(
  context: ClaimContext,
  { fact, before, ledger }: HeardFact<'ConcessionObjected'>,
): boolean {
  return (
    isOwnConcession(context) &&
    isDefender(before, context.by) &&
    fact.by === partnerOf(context.by) &&
    answeredTrue(ledger, 'objectedAtOnce', true)
  );
}

export function cancel(context: ClaimContext, heard: Heard): Effect[] {
  return [
    cite({
      key: 'claim.cancelled',
      laws: ['68B2', '16C'],
      params: { by: context.by, partner: partnerOf(context.by) },
      seat: context.by,
      because: [context.openedAt],
    }),
    ...voidSignals(heard, context),
  ];
}

/** Cards of either defender that the concession or the objection brought to light are no penalty cards (68B2). */
function voidSignals(heard: Heard, context: ClaimContext): Effect[] {
  const lastPlay = heard.ledger.lastPlay?.at ?? -1;
  return openLifecyclesOf(heard.cases, 'penaltyCard')
    .filter(
      (other) => other.context.openedAt > (other.context.owner === context.by ? lastPlay : context.openedAt),
    )
    .map((other) => tell(other.id, 'ConcessionVoid'));
}

/** 68D2a: any player doubts it, dummy included; so does an objection that is none by 68B2, then or as found afterwards. */
export function doubt(
  context: ClaimContext,
  { fact }: HeardFact<'ClaimDoubted' | 'ConcessionObjected' | 'QuestionAnswered'>,
): Effect[] {
  return [
    cite({
      key: 'claim.doubted',
      laws: ['68D2a'],
      params: { by: fact.by, claimer: context.by },
      seat: context.by,
      because: [context.openedAt],
    }),
  ];
}

/** 68D2b: only the side that did not claim may ask to play on (2017). */
export function isRequested(
  context: ClaimContext,
  { fact, laws, before }: HeardFact<'PlayOnRequested' | 'ChoiceMade'>,
): boolean {
  if (!laws.mayPlayOn) return false;
  if (fact.type === 'PlayOnRequested') return !sameSide(fact.by, context.by);
  return fact.option === 'playOn' && choosers(context, before).includes(fact.by);
}

/** The claimer's side asks, which is neither a doubt nor a right: the claim stays as it is. Asked once, it is told of its latest claim. */
export function isOwnRequest(
  { by, openedAt }: ClaimContext,
  { fact, cases }: HeardFact<'PlayOnRequested'>,
): boolean {
  return sameSide(fact.by, by) && latestClaimOf(cases, by)?.context.openedAt === openedAt;
}

export function isOthersRequest({ by }: ClaimContext, { fact }: HeardFact<'PlayOnRequested'>): boolean {
  return !sameSide(fact.by, by);
}

/** 68D2b fails as soon as one of the four does not agree: the director adjudicates (68D2a). */
export function isConsentRefused(_context: ClaimContext, { fact }: HeardFact<'QuestionAnswered'>): boolean {
  return answers(fact, 'allAgreedToPlayOn', false);
}

export function request(
  context: ClaimContext,
  { fact }: HeardFact<'PlayOnRequested' | 'ChoiceMade'>,
): Effect[] {
  return [
    cite({
      key: 'claim.playOnRequested',
      laws: ['68D2b'],
      params: { by: fact.by, claimer: context.by },
      seat: context.by,
    }),
  ];
}

/** The claimer's side may not ask, and under 2007 nobody may. */
export function wrongRequest(context: ClaimContext, { fact, laws }: HeardFact<'PlayOnRequested'>): Effect[] {
  return [
    cite({
      key: laws.mayPlayOn ? 'claim.wrongSideAskedToPlayOn' : 'claim.noPlayOnIn2007',
      laws: laws.mayPlayOn ? ['68D2b'] : ['68D2a', '70A'],
      params: { by: fact.by, claimer: context.by },
      seat: context.by,
    }),
  ];
}

/** Who asks to play on, or chooses it, consents. */
export function withConsent(
  context: ClaimContext,
  { fact }: HeardFact<'PlayOnRequested' | 'PlayOnConsented' | 'ChoiceMade'>,
): Pick<ClaimContext, 'consents'> {
  return { consents: [...new Set([...context.consents, fact.by])] };
}

/** All four agree, in words or as had been found before. */
export function isPlayedOn(
  context: ClaimContext,
  heard: HeardFact<'PlayOnRequested' | 'PlayOnConsented'>,
): boolean {
  const { laws, ledger } = heard;
  const { consents } = withConsent(context, heard);
  const agreed = SEATS.every((seat) => consents.includes(seat));
  return laws.mayPlayOn && (agreed || answeredTrue(ledger, 'allAgreedToPlayOn', false));
}

/** It is found that all four agreed. */
export function wasPlayedOn(_context: ClaimContext, { fact, laws }: HeardFact<'QuestionAnswered'>): boolean {
  return laws.mayPlayOn && answers(fact, 'allAgreedToPlayOn', true);
}

/** 68D2b: it is found later that one of the four did not agree. The claim is not void; what was played since is no play. */
export function wasNotPlayedOn({ fact, cases }: HeardFact<'QuestionAnswered'>): boolean {
  return answers(fact, 'allAgreedToPlayOn', false) && claimsIn(cases).at(-1)?.state === 'playedOn';
}

/** Of that claim alone: one that was made after play had gone on is the one that counts. */
export function isVoidNoMore({ openedAt }: ClaimContext, heard: HeardFact<'QuestionAnswered'>): boolean {
  return wasNotPlayedOn(heard) && claimsIn(heard.cases).at(-1)?.context.openedAt === openedAt;
}

export function playOn(context: ClaimContext, heard: Heard): Effect[] {
  return [
    cite({
      key: 'claim.void',
      laws: ['68D2b'],
      params: { by: context.by },
      seat: context.by,
      because: [context.openedAt],
    }),
    ...openLifecycles(heard.cases).map((other) => tell(other.id, 'ClaimVoid')),
  ];
}

/** A card is played although the claim stands. Putting right a card that was wrong goes on (62A, 67): it fills its old place. */
export function isPlayedWithoutConsent(context: ClaimContext, { play }: HeardPlay): boolean {
  return !context.playedWithoutConsent && play.manner !== 'correction' && play.manner !== 'toTrick';
}

export function playedWithoutConsent(context: ClaimContext, { play }: HeardPlay): Effect[] {
  return [
    cite({
      key: 'claim.playedWithoutConsent',
      laws: ['68D', '70A'],
      params: { by: context.by, seat: play.seat },
      seat: context.by,
      because: [context.openedAt],
    }),
  ];
}

/** 68 (opening part), 48B2: what looked like a claim was none. */
export function isNoClaim(
  { by, tricks, asRecorded }: ClaimContext,
  { fact }: HeardFact<'QuestionAnswered'>,
): boolean {
  // Nobody asks it of a number in a file.
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

export function noClaim(context: ClaimContext, heard: HeardFact<'QuestionAnswered'>): Effect[] {
  const current = heard.fact.question === 'currentTrickOnly';
  return [
    cite({
      key: current ? 'claim.currentTrickOnly' : 'claim.notIntended',
      laws: [current ? '68' : presumedBy(context, heard)],
      params: { by: context.by },
      seat: context.by,
      because: [context.openedAt],
    }),
    // A hand that was faced and claims nothing is exposed, card by card (49); words alone show none.
    ...(context.tricks === null && !current ? wholeHand(context.by, heard) : []),
  ];
}

/** The choice between playing on and the director's adjudication, offered to the side that did not claim (68D2). */
export function claimOptions(context: ClaimContext, situation: Situation): { by: Seat; of: Option[] }[] {
  if (!situation.laws.mayPlayOn) return [];
  const of: Option[] = ['playOn', 'adjudicate'];
  return choosers(context, situation.table).map((by) => ({ by, of }));
}

/** 68D2: the side that did not claim, without dummy. */
export function choosers(context: ClaimContext, table: Table): readonly Seat[] {
  return otherSidesSeats(context).filter((seat) => !isDummy(table, seat));
}

/** 68B2: it is found that partner did not object at once: the concession stands until it is judged. */
export function wasObjectedTooLate(_context: ClaimContext, { fact }: HeardFact<'QuestionAnswered'>): boolean {
  return answers(fact, 'objectedAtOnce', false);
}
