/**
 * Law 43: dummy's limitations. 2017, 2007. Opens `leadingHand` (43B2a). Law 42, dummy's rights, needs no more than silence.
 */

import { lifecyclesOf } from './inForce.ts';
import { isAttentionFresh } from './ledger.ts';
import { isClaimUnderWay, isEndedByClaim } from './law69.ts';
import { isDummysRemark } from './law62.ts';
import { comesTooLate, isAboutTurnedCard } from './law65.ts';
import { partnerOf } from '../domain/seat.ts';
import { isDefender, isDummy, onLead, trickNumber, type Table } from '../domain/table.ts';
import type { AttentionDrawn, HandSeen } from '../events/event.ts';
import type {
  LeadingHandContext,
  LeadOutOfTurnContext,
  PenaltyCardUnplayedContext,
  RevokeContext,
} from './case.ts';
import { cite, move, open, type Effect, type Heard, type HeardFact, type HeardPlay } from './heard.ts';

/** 43B2b: dummy, his rights lost, is the first to ask declarer about a revoke from declarer's own hand. */
export function dummyAskedFirst(
  revoke: RevokeContext,
  heard: HeardFact<'AttentionDrawn' | 'QuestionAsked'>,
): boolean {
  const { before, ledger } = heard;
  return (
    asksOrPointsOut(heard) && revoke.seat === before.declarer && ledger.dummyLostRights && !revoke.questioned
  );
}

/** Dummy asks declarer about a revoke, or says outright that he has revoked. */
function asksOrPointsOut({ fact, before }: HeardFact<'AttentionDrawn' | 'QuestionAsked'>): boolean {
  const isAboutHim =
    fact.type === 'QuestionAsked'
      ? fact.about === 'revoke' && fact.to === before.declarer
      : fact.to === 'revoke' && (fact.seat === undefined || fact.seat === before.declarer);
  return isAboutHim && isDummy(before, fact.by);
}

export function asIfEstablished(revoke: RevokeContext): Effect[] {
  return [
    cite({
      key: 'revoke.asIfEstablished',
      laws: ['43B2b', '64A'],
      params: { seat: revoke.seat, card: revoke.card, trick: revoke.trick },
      seat: revoke.seat,
      card: revoke.card,
      trick: revoke.trick,
      because: [revoke.openedAt],
    }),
  ];
}

/** 43A: what dummy may not do during play. */
export function watch43(heard: Heard): Effect[] {
  const { fact, before, ledger } = heard;
  if (before.declarer === null || before.phase === 'auction' || before.phase === 'over') return [];
  if (isClaimUnderWay(heard) || isEndedByClaim(heard)) return [];
  if (fact.type === 'HandSeen') return isDummy(before, fact.by) ? [seen(before, fact)] : [];
  if (fact.type === 'DirectorCalled' && isDummy(before, fact.by) && !isAttentionFresh(ledger, before)) {
    return [
      cite({ key: 'dummy.calledDirector', laws: ['43A1a', '43A1'], params: { by: fact.by }, seat: fact.by }),
    ];
  }
  if (fact.type !== 'AttentionDrawn' || !isDummy(before, fact.by)) return [];
  if (isAboutTurnedCard(fact) && !comesTooLate(fact, heard)) return [];
  if (isWarning(before, fact)) return warned(heard);
  if (isDummysRemark(fact, heard) && concernsDefender(heard, fact)) {
    return [
      cite({
        key: 'dummy.pointedOutDefender',
        laws: ['43B3'],
        params: { by: fact.by, seat: fact.seat ?? null },
        seat: fact.by,
      }),
    ];
  }
  return [
    cite({ key: 'dummy.pointedOut', laws: ['43A1b', '43A1', '9A3'], params: { by: fact.by }, seat: fact.by }),
  ];
}

/** Whose irregularity it is: as named, or the only one there is to point at. */
function concernsDefender({ before, cases }: Heard, fact: AttentionDrawn): boolean {
  // A penalty card is nobody's irregularity before another card is played in its stead (52).
  if (fact.to === 'penaltyCard')
    return lifecyclesOf(cases, 'penaltyCardUnplayed').some(
      ({ state, context }) => state === 'pending' && isMeant(context, fact),
    );
  if (fact.seat !== undefined) return isDefender(before, fact.seat);
  if (fact.to === 'leadOutOfTurn') return before.loose.some((loose) => isDefender(before, loose.seat));
  const pending = lifecyclesOf(cases, 'revoke').filter((open) => open.state === 'latent');
  return (
    fact.to === 'revoke' &&
    pending.length > 0 &&
    pending.every(({ context }) => isDefender(before, context.seat))
  );
}

function isMeant({ owner }: PenaltyCardUnplayedContext, { seat }: AttentionDrawn): boolean {
  return seat === undefined || seat === owner;
}

/** 43B3: dummy without his rights was the first to say that a penalty card was due: the card played instead stands for now. */
export function isPassingOverPointedOut(
  context: PenaltyCardUnplayedContext,
  heard: HeardFact<'AttentionDrawn'>,
): boolean {
  return heard.fact.to === 'penaltyCard' && isMeant(context, heard.fact) && isDummysRemark(heard.fact, heard);
}

function seen(before: Table, { by, of }: HandSeen): Effect {
  const exchanged = of === before.declarer;
  return cite({
    key: exchanged ? 'dummy.exchangedHands' : 'dummy.sawDefendersHand',
    laws: [exchanged ? '43A2a' : '43A2c', '43A2', '43B1'],
    params: { by, of },
    seat: by,
  });
}

/** Dummy warns declarer before he leads from the wrong hand. */
function isWarning(before: Table, fact: AttentionDrawn): boolean {
  const leader = onLead(before);
  return (
    fact.to === 'leadOutOfTurn' && leader !== null && !isDefender(before, leader) && before.loose.length === 0
  );
}

/** Allowed while dummy has his rights (42B2); otherwise either defender chooses the hand that leads (43B2a). */
function warned(heard: Heard): Effect[] {
  const { before, ledger } = heard;
  if (!ledger.dummyLostRights || before.declarer === null) return [];
  const trick = trickNumber(before);
  return [
    cite({ key: 'dummy.warnedOfWrongHand', laws: ['43B2a'], params: { declarer: before.declarer }, trick }),
    open({ machine: 'leadingHand', context: { declarer: before.declarer, trick } }),
  ];
}

export function choosesHand(
  _context: LeadingHandContext,
  { fact, before }: HeardFact<'ChoiceMade'>,
): boolean {
  return isDefender(before, fact.by) && (fact.option === 'lead:declarer' || fact.option === 'lead:dummy');
}

export function handChosen(
  { declarer, trick }: LeadingHandContext,
  { fact }: HeardFact<'ChoiceMade'>,
): Effect[] {
  const hand = fact.option === 'lead:declarer' ? declarer : partnerOf(declarer);
  return [
    cite({
      key: 'dummy.handChosen',
      laws: ['43B2a'],
      params: { by: fact.by, hand },
      seat: hand,
      trick,
    }),
    move({ do: 'turn', seat: hand }),
  ];
}

export function hasLed(_context: LeadingHandContext, { play }: HeardPlay): boolean {
  return play.manner === 'lead';
}

/** A defender has asked declarer about the card: dummy is no longer the first (43B2b). */
export function defenderAsked(revoke: RevokeContext, { fact, before }: HeardFact<'QuestionAsked'>): boolean {
  return (
    fact.about === 'revoke' &&
    fact.to === before.declarer &&
    isDefender(before, fact.by) &&
    !revoke.questioned
  );
}

/** 43B3: dummy without his rights was the first to point it out: no rectification now, the lead stands. */
export function isPointedOutByDummy(
  context: LeadOutOfTurnContext,
  heard: HeardFact<'AttentionDrawn'>,
): boolean {
  return context.byDefender && isDummysRemark(heard.fact, heard);
}

export function standsAfterDummy(context: LeadOutOfTurnContext): Effect[] {
  return [move({ do: 'stand', seat: context.leader, card: context.card, as: 'lead' })];
}
