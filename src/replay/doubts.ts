/** Doubts about a fact that can't be true as the record has it: findings that cite no law and accuse no player. */

import { mayHaveWon } from '../domain/forgotten.ts';
import { suitOf, type Card } from '../domain/card.ts';
import { isVoid } from '../domain/hand.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import { awaitsLead, dummyOf, isKnownHand, trickWith, type Table } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';
import type { CardExposed, CardPlayed, CardTouched, Fact, FactOf } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { cannotBe } from './cannotBe.ts';
import { ruledBefore } from './ruledBefore.ts';
import { isOfNothing, isUnusable, misstated } from './misstated.ts';
import { cardsFit } from './memory.ts';
import { cited, type Citation } from '../laws/finding.ts';
import type { Play } from '../laws/step.ts';
import { isPutBack, undecidedLead } from '../laws/law44.ts';
import { claimsDiffer, contradictsAgreement, endedByClaimSince } from '../laws/law69.ts';
import type { Position } from './position.ts';
import { withoutEffect } from './withoutEffect.ts';
import { isOnTable, mayHold } from './possession.ts';

const CLAIMS_DIFFER = cited({ key: 'record.claimsDiffer', laws: [], record: 'resultDiffers', params: {} });

type Shown = CardExposed | CardTouched | FactOf<'CardPlaced'>;

/** The hand in which the card must be: his who shows it, or dummy's. */
const ownerOf = ({ table }: Position, fact: Shown): Seat | null =>
  fact.type === 'CardExposed' ? fact.seat : dummyOf(table);

/** True for a card shown, or touched or put down in dummy, that this hand cannot hold: a slip of the recorder, and no law speaks of it. */
function isShownWithoutHolding(position: Position, fact: Fact): fact is Shown {
  if (fact.type !== 'CardExposed' && fact.type !== 'CardTouched' && fact.type !== 'CardPlaced') return false;
  const { table } = position;
  const owner = ownerOf(position, fact);
  if (owner === null || trickWith(table, owner, fact.card) !== null) return false;
  return !mayHold(position, owner, fact.card);
}

/** True for a card that its hand no longer has, played when all thirteen tricks are full: no law speaks of it. */
function isPlayedAfterAll(position: Position, fact: Fact): boolean {
  if (!isKnownPlay(fact) || position.table.phase !== 'over' || fact.trick !== undefined) return false;
  return !mayHold(position, fact.seat, fact.card);
}

/** True for an entry that can only be a slip of the recorder: no law speaks of it, and nothing later depends on it. */
export function isSlipOfRecorder(position: Position, fact: Fact): boolean {
  return (
    isShownWithoutHolding(position, fact) ||
    isPlayedAfterAll(position, fact) ||
    isOfNothing(position, fact) ||
    (fact.type === 'QuestionAnswered' && isUnusable(position, fact))
  );
}

/** True for a lead to a fourteenth trick. There is none, so the card belongs to the thirteenth. */
function leadsToNoTrick({ table }: Position, fact: CardPlayed): boolean {
  if (table.phase === 'over' || table.trick?.number !== 13) return false;
  return fact.as === 'lead' || (fact.trick ?? 0) > 13;
}

/** The number of a trick that the fact names and that is none of this deal, or that is looked at or spoken of before it was begun; null for none. */
function noSuchTrick({ table }: Position, fact: Fact): number | null {
  if (!('trick' in fact) || fact.trick === undefined) return null;
  const { trick } = fact;
  // The fourteenth trick of a play has a doubt of its own.
  const last = fact.type === 'CardPlayed' && table.trick?.number === 13 ? Infinity : 13;
  if (trick < 1 || trick > last) return trick;
  if (table.trick === null) return null;
  const { number } = table.trick;
  if (fact.type === 'TrickInspected' && trick > number) return trick;
  // A lead to the next trick may be made, and attention drawn to it, before that trick has begun.
  const mayBeNext = fact.type === 'AttentionDrawn' || fact.type === 'CardPlayed';
  return mayBeNext && trick > number + 1 ? trick : null;
}

/** What contradicts the record itself at this fact, before any law speaks. `held`: the hand may have held the card of the play. */
export function doubtsAt(position: Position, fact: Fact, play: Play | null, held: boolean): Citation[] {
  const trick = noSuchTrick(position, fact);
  return [
    ...(trick === null ? [] : [trickNotPlayed(trick)]),
    ...shownWithoutHolding(position, fact),
    ...cannotBe(position, fact, play),
    ...misstated(position, fact),
    ...(fact.type === 'ClaimAgreed' && contradictsAgreement(position, fact) ? [CLAIMS_DIFFER] : []),
    ...(play === null ? [] : doubtsOfPlay(position, fact, play, held)),
  ];
}

function doubtsOfPlay(position: Position, fact: Fact, play: Play, held: boolean): Citation[] {
  const { seat, card, trick } = play;
  const { table } = position;
  const about = { laws: [], params: { seat, card, trick }, seat, card, trick };
  const doubts: Citation[] = [];
  if (!held) {
    const code = isOnTable(position, seat, card) ? 'cardTwice' : 'cardNotHeld';
    doubts.push(cited({ ...about, key: `record.${code}`, record: code }));
  }
  // Without declarer or contract nobody can tell whose turn it is; a lead put down before the last pass waits for that.
  const waits = play.manner === 'faceDown' && table.phase === 'auction';
  if (table.declarer === null && table.trick === null && !waits)
    doubts.push(cited({ ...about, key: 'record.turnUnclear', record: 'turnUnclear' }));
  const led = isKnownPlay(fact) ? leadItMayFollow(position, fact, play) : null;
  if (led !== null)
    doubts.push(
      cited({ ...about, key: 'record.ledOrPlayed', record: 'turnUnclear', params: { ...about.params, led } }),
    );
  if (isKnownPlay(fact) && leadsToNoTrick(position, fact))
    doubts.push(cited({ ...about, key: 'record.turnAfterTheLastTrick', record: 'turnUnclear' }));
  if (play.manner === 'lead' && cannotHaveWon(position, seat))
    doubts.push(cited({ ...about, key: 'record.leaderDidNotWin', record: 'tricksDiffer' }));
  if (goesOn(play) && endedByClaimSince(position, position.ledger.lastPlay?.at ?? -1))
    doubts.push(cited({ ...about, key: 'record.playedAfterClaim', record: 'resultDiffers' }));
  return doubts;
}

/**
 * 53A, 53B: the lead out of turn that this card may have been played to. The hand behind, which is on lead, is void in its suit, so that the
 * card may be the proper lead as well as a discard; the record does not say which. Null elsewhere.
 */
function leadItMayFollow(
  { table, cases, ledger, laws }: Position,
  { seat, as }: CardPlayed,
  play: Play,
): Card | null {
  if (play.manner !== 'lead' || as !== undefined) return null;
  const waiting = undecidedLead({ table, cases, ledger, laws })?.context;
  if (waiting === undefined || nextSeat(waiting.leader) !== seat || !isKnownHand(table, seat)) return null;
  if (isPutBack(waiting, { ledger })) return null;
  return isVoid(table.hands[seat], suitOf(waiting.card)) ? waiting.card : null;
}

/** True when the cards leave it open who won the trick before, but the hand that leads can't have won it. */
function cannotHaveWon({ table }: Position, seat: Seat): boolean {
  const { trick, turn } = table;
  return trick !== null && turn === null && awaitsLead(table) && !mayHaveWon(table, trick, seat);
}

/** True for a lead or play that continues the play. A card that puts an earlier trick right may come after the end of play. */
function goesOn({ manner }: Play): boolean {
  return manner !== 'correction' && manner !== 'toTrick' && manner !== 'hidden';
}

/** 44G: the finding that a later event tells whose lead it was, and so who had won the last trick: one that has a turn and a trick before it. */
export function leaderFromLater({ trick, turn }: Table): Citation {
  const about = { seat: turn as Seat, trick: (trick as Trick).number };
  return cited({ key: 'record.leaderFromLater', laws: [], record: 'notRemembered', params: about, ...about });
}

const trickNotPlayed = (trick: number): Citation =>
  cited({ key: 'record.trickNotPlayed', laws: [], record: 'tricksDiffer', params: { trick } });

function shownWithoutHolding(position: Position, fact: Fact): Citation[] {
  if (!isShownWithoutHolding(position, fact)) return [];
  const seat = ownerOf(position, fact);
  const { card } = fact;
  if (seat === null) return [];
  const about = { params: { seat, card }, seat, card };
  return [cited({ ...about, key: 'record.cardShownNotHeld', laws: [], record: 'cardNotHeld' })];
}

/**
 * What contradicts the record once the fact has had its effect: two claims that can't both have been agreed to, or an answer or
 * choice that leaves everything as it is.
 */
export function doubtsAfter(position: Position, fact: Fact, after: Position): Citation[] {
  const isNew = after.cases !== position.cases && claimsDiffer(after) && !claimsDiffer(position);
  const late = ruledBefore(position, fact, after);
  return [
    ...(isNew ? [CLAIMS_DIFFER] : []),
    ...(late.length > 0 ? late : withoutEffect(position, fact, after)),
    ...(after.table !== position.table && !cardsFit(after.table) && cardsFit(position.table)
      ? [cited({ key: 'record.cardsDoNotFit', laws: [], record: 'notRemembered', params: {} })]
      : []),
  ];
}
