/**
 * Law 24: card exposed or led during the auction. 2017, 2007. While the auction lasts partner must pass (24B, 24C); then a
 * defender's card becomes a penalty card (24E) and the declaring side's goes back to the hand (24D). Opens `penaltyCard`. A card
 * seen before the first call is information from elsewhere (16D1) and nothing more; in 2007 the law begins with the auction period.
 */

import { isHonour } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';
import { cardsOf } from '../domain/hand.ts';
import { isDefender, isKnownHand } from '../domain/table.ts';
import type { Card } from '../domain/card.ts';
import type { Case, PenaltyCardCase, PenaltyCardContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { cite, tell, type Effect, type Heard } from './heard.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isSeenInAuction } from './states.ts';
import { ofCard } from './finding.ts';

/** How a card came to be seen: an accident excuses a low card (24A), a lead never. */
export type ShownHow = 'led' | 'byAccident' | 'onPurpose';

/** Cards seen during the auction, which wait for its end. */
function seenInAuction(cases: readonly Case[]): readonly PenaltyCardCase[] {
  return lifecyclesIn(cases, isSeenInAuction);
}

/** 16D1: nobody has called yet, so partner need not pass and no penalty card follows. */
function seenTooEarly(seat: Seat, card: Card): Effect {
  return cite({
    key: 'exposed.beforeAuction',
    laws: ['16D1'],
    ...ofCard(seat, card),
    weighed: [{ law: '24', why: 'nobodyHadCalled' }],
  });
}

/** Why the other two paragraphs do not apply. */
const OTHER_PARAGRAPHS = {
  '24A': [
    { law: '24B', why: 'lowAndNotLed' },
    { law: '24C', why: 'onlyOneCard' },
  ],
  '24B': [
    { law: '24A', why: 'honourOrLed' },
    { law: '24C', why: 'onlyOneCard' },
  ],
  '24C': [
    { law: '24A', why: 'severalCards' },
    { law: '24B', why: 'severalCards' },
  ],
} as const;

/** 24A-C: what the exposure means while the auction goes on. */
export function exposedInAuction(seat: Seat, card: Card, how: ShownHow, heard: Heard): Effect[] {
  if (heard.laws.firstCallBeginsAuction && !heard.ledger.happened.auctionBegun)
    return [seenTooEarly(seat, card)];
  const seen = seenInAuction(heard.cases).filter((other) => other.context.owner === seat);
  if (seen.some(({ context }) => context.card === card)) return [];
  const already = seen.length > 0;
  const clause = already ? '24C' : how === 'led' || isHonour(card) ? '24B' : '24A';
  return [
    cite({
      key: `exposed.inAuction.${clause}`,
      laws: clause === '24A' ? ['24A', '16C'] : [clause, '16C', heard.laws.couldHaveKnownLaw],
      ...ofCard(seat, card),
      weighed: OTHER_PARAGRAPHS[clause],
    }),
    penaltyCard(seat, card, '24E', heard, { inadvertent: how === 'byAccident', inAuction: true }),
  ];
}

/** 24C: a whole hand laid face up while the auction goes on, by which nobody can claim anything. */
function handFaced(heard: Heard, seat: Seat): Effect[] {
  const { before, laws, ledger } = heard;
  const isTooEarly = laws.firstCallBeginsAuction && !ledger.happened.auctionBegun;
  const found = cite({
    key: isTooEarly ? 'exposed.handBeforeAuction' : 'exposed.handInAuction',
    laws: isTooEarly ? ['16D1'] : ['24C', '16C', laws.couldHaveKnownLaw],
    params: { seat },
    seat,
    weighed: [isTooEarly ? { law: '24', why: 'nobodyHadCalled' } : { law: '68A', why: 'auctionGoesOn' }],
  });
  if (isTooEarly) return [found];
  const seen = seenInAuction(heard.cases).map(({ context }) => context.card);
  const cards = isKnownHand(before, seat) ? cardsOf(before.hands[seat]) : [];
  return [
    found,
    ...cards
      .filter((card) => !seen.includes(card))
      .map((card) => penaltyCard(seat, card, '24E', heard, { inAuction: true })),
  ];
}

/** A card led, or a hand faced, before the auction has ended. */
export function watch24(heard: Heard): Effect[] {
  const { play, fact } = heard;
  if (fact.type === 'CallMade') return partnersCall(heard, fact);
  if (fact.type === 'HandFaced' && heard.before.phase === 'auction') return handFaced(heard, fact.seat);
  if (play === null || play.manner !== 'inAuction') return [];
  return exposedInAuction(play.seat, play.card, 'led', heard);
}

/** 24B, 24C: partner must pass at his next turn. */
function partnersCall(heard: Heard, fact: CallMade): Effect[] {
  const seen = seenInAuction(heard.cases).filter((other) => other.context.owner === partnerOf(fact.seat));
  const { calledBefore } = heard;
  const first = seen.find(
    ({ context }) => calledBefore === undefined || context.openedAt > calledBefore,
  )?.context;
  if (first === undefined || fact.call === 'P') return [];
  // Two cards, though partner may have called between them: he must pass at the turn after the second.
  const clause = seen.length > 1 ? '24C' : '24B';
  if (clause === '24B' && !isHonour(first.card) && first.inadvertent) return [];
  return [
    cite({
      key: 'exposed.partnerDidNotPass',
      laws: [clause],
      params: { seat: fact.seat, owner: first.owner, card: first.card, call: fact.call },
      seat: fact.seat,
    }),
  ];
}

/** The auction has ended: every exposed card gets its status. */
export function attendAuctionEnd(heard: Heard): Effect[] {
  if (heard.table.phase === 'auction') return [];
  return seenInAuction(heard.cases).map((other) => tell(other.id, 'AuctionOver'));
}

/** 24D: the offender has become declarer or dummy, or there is no play. */
export function isDeclaringSideNow(context: PenaltyCardContext, heard: Heard): boolean {
  return !isDefender(heard.table, context.owner);
}

/** 24D: the finding that the card exposed during the auction is picked up. */
export function lapseWithAuction(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'exposed.pickedUpAfterAuction',
      laws: ['24D'],
      params: { seat: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
      weighed: [{ law: '50', why: 'declaringSide' }],
    }),
  ];
}
