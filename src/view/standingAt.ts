/** Where the cards are at a position of a folded deal, for the picture and for the baked replay. */

import { isRemembered, type Placed } from '../domain/card.ts';
import { formatContract } from '../domain/contract.ts';
import { cardsOf, holds } from '../domain/hand.ts';
import { bySeat, SEATS } from '../domain/seat.ts';
import { allTricks } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import type { CaseId } from '../laws/case.ts';
import { lifecyclesIn } from '../laws/caseIndex.ts';
import { isClaimStanding, isPlayOver } from '../laws/law69.ts';
import { isSeenInAuction } from '../laws/states.ts';
import type { Knowledge } from '../replay/knowledge.ts';
import type { Position } from '../replay/position.ts';
import { information, penaltyCards, revokes } from '../replay/view.ts';
import type { StandingPieces } from './lie.ts';

const NONE: ReadonlySet<CaseId> = new Set();

/**
 * What lies where, and whose turn it is, for the picture and the baked replay.
 * @param fact what led to the position; null at the start
 * @param ifSo matters that exist only if a disputed fact is true
 */
export function standingAt(
  position: Position,
  fact: Fact | null,
  ifSo: ReadonlySet<CaseId> = NONE,
): StandingPieces {
  const { table } = position;
  const penalty = penaltyCards(position);
  const exposed = lifecyclesIn(position.cases, isSeenInAuction).map(({ id, context }) => ({
    owner: context.owner,
    card: context.card,
    case: id,
  }));
  const faceUp = new Set([...penalty, ...table.loose, ...exposed].map(({ card }) => card));
  return {
    dealt: bySeat((seat) => {
      const hand = table.deal.hands[seat];
      return hand === null ? null : cardsOf(hand);
    }),
    tricks: allTricks(table),
    contract: table.contract === null ? null : formatContract(table.contract),
    declarer: table.declarer,
    // Play is suspended while a claim stands (68D), so no hand is to play.
    turn: isClaimStanding(position) ? null : table.turn,
    over: isPlayOver(position),
    spread: table.dummySpread,
    won: [table.won.NS, table.won.EW],
    loose: [
      ...table.loose.map(({ seat, card, as }) => [seat, card, as === 'lead' ? 'led' : 'played'] as const),
      ...exposed.map(({ owner, card }) => [owner, card, 'exposed'] as const),
    ],
    penaltyCards: penalty.map(({ owner, card, kind }) => [owner, card, kind]),
    doubtful: [...penalty, ...exposed].flatMap(({ card, case: id }) => (ifSo.has(id) ? [card] : [])),
    // The card of a corrected revoke may be played to another trick, where it is no revoke.
    revokes: revokes(position)
      .filter(({ state }) => state !== 'corrected')
      .map(({ seat, card, trick }) =>
        isRemembered(card) ? ([seat, card] as const) : ([seat, card, trick] as const),
      ),
    known: [
      ...new Set(
        information(position)
          .filter(({ card, owner }) => holds(table.hands[owner], card) && !faceUp.has(card))
          .map(({ card }) => card),
      ),
    ],
    fact,
  };
}

/** A card taken back is still shown in its place for this many events. */
const SHOWN_FOR = 6;

/**
 * The cards for the screens, which show more than a picture: whose lead lies face down, cards taken back some events ago, forgotten cards
 * that can have been no other. Cards back in the hand that others know are in a panel of their own there.
 * @param events of the whole record
 */
export function shownAt(
  position: Position,
  events: readonly Fact[],
  ifSo: ReadonlySet<CaseId>,
  knowledge: Knowledge | null,
): StandingPieces {
  const { at, table } = position;
  const standing = standingAt(position, events[at - 1] ?? null, ifSo);
  const lying = new Set<Placed | null | undefined>([
    ...SEATS.map((seat) => table.trick?.[seat]),
    ...standing.penaltyCards.map(([, card]) => card),
  ]);
  return {
    ...standing,
    known: [],
    withdrawn: events
      .slice(Math.max(0, at - SHOWN_FOR), at)
      .reverse()
      .flatMap((fact) =>
        fact.type === 'CardWithdrawn' && !lying.has(fact.card) ? [[fact.seat, fact.card] as const] : [],
      ),
    faceDown: table.faceDownLeads.map(({ seat }) => seat),
    followed: knowledge?.mustHaveBeen.map(({ seat, card, trick }) => [seat, card, trick]) ?? [],
  };
}
