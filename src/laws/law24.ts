/**
 * Law 24: card exposed or led during the auction. 2017, 2007. While the auction lasts partner must pass (24B, 24C); then a
 * defender's card becomes a penalty card (24E) and the declaring side's goes back to the hand (24D). Opens `penaltyCard`.
 */

import { isHonour } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';
import { isDefender } from '../domain/table.ts';
import type { Card } from '../domain/card.ts';
import type { PenaltyCardContext } from './case.ts';
import { cite, open, tell, type Effect, type Heard } from './heard.ts';

/** 24A-C: what the exposure means while the auction goes on. */
export function exposedInAuction(
  seat: Seat,
  card: Card,
  ledHere: boolean,
  inadvertent: boolean,
  heard: Heard,
): Effect[] {
  const already = heard.cases.some(
    (other) =>
      other.machine === 'penaltyCard' && other.context.owner === seat && other.state === 'auctionPeriod',
  );
  const clause = already ? '24C' : ledHere || isHonour(card) ? '24B' : '24A';
  const context: PenaltyCardContext = {
    owner: seat,
    card,
    inadvertent: inadvertent && !ledHere,
    origin: '24E',
    inAuction: true,
    byClaim: false,
    several: false,
    seen: true,
    shown: false,
    openedAt: heard.at,
  };
  return [
    cite({
      key: `exposed.inAuction.${clause}`,
      laws: clause === '24A' ? ['24A', '16C'] : [clause, '16C', heard.laws.couldHaveKnownLaw],
      params: { seat, card },
      seat,
      card,
    }),
    open({ machine: 'penaltyCard', context }),
  ];
}

/** A card led before the auction has ended. */
export function watch24(heard: Heard): Effect[] {
  const { play, fact } = heard;
  if (fact.type === 'CallMade') return partnersCall(heard, fact);
  if (play === null || play.manner !== 'inAuction') return [];
  return exposedInAuction(play.seat, play.card, true, false, heard);
}

/** 24B, 24C: partner must pass at his next turn. */
function partnersCall(heard: Heard, fact: CallMade): Effect[] {
  const exposed = heard.cases.filter(
    (other) =>
      other.machine === 'penaltyCard' &&
      other.state === 'auctionPeriod' &&
      other.context.owner === partnerOf(fact.seat),
  );
  const last = heard.calledBefore ?? -1;
  const due = exposed.filter((other) => other.machine === 'penaltyCard' && other.context.openedAt > last);
  const [first] = due;
  if (first?.machine !== 'penaltyCard' || fact.call === 'P') return [];
  // Two cards, though partner may have called between them: he must pass at the turn after the second.
  const clause = exposed.length > 1 ? '24C' : '24B';
  if (clause === '24B' && !isHonour(first.context.card) && first.context.inadvertent) return [];
  return [
    cite({
      key: 'exposed.partnerDidNotPass',
      laws: [clause],
      params: { seat: fact.seat, owner: first.context.owner, card: first.context.card, call: fact.call },
      seat: fact.seat,
    }),
  ];
}

/** The auction has ended: every exposed card gets its status. */
export function attendAuctionEnd(heard: Heard): Effect[] {
  if (heard.table.phase === 'auction') return [];
  return heard.cases
    .filter((other) => other.machine === 'penaltyCard' && other.state === 'auctionPeriod')
    .map((other) => tell(other.id, 'AuctionOver'));
}

/** 24D: the offender has become declarer or dummy, or there is no play. */
export function isDeclaringSideNow(context: PenaltyCardContext, heard: Heard): boolean {
  return !isDefender(heard.table, context.owner);
}

export function lapseWithAuction(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'exposed.pickedUpAfterAuction',
      laws: ['24D'],
      params: { seat: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
    }),
  ];
}
