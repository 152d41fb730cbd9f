/**
 * Law 24: card exposed or led during the auction. 2017, 2007. While the auction lasts partner must pass (24B, 24C); then a
 * defender's card becomes a penalty card (24E) and the declaring side's goes back to the hand (24D). Opens `penaltyCard`. A card
 * seen before the first call is information from elsewhere (16D1) and nothing more; in 2007 the law begins with the auction period.
 */

import { isHonour, type Card } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';
import { cardsOf } from '../domain/hand.ts';
import { isDefender, isKnownHand } from '../domain/table.ts';
import type { Case, PenaltyCardCase, PenaltyCardContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { cite, open, send, type Effect, type Step } from './step.ts';
import { lifecyclesIn, lifecyclesOf } from './caseIndex.ts';
import { isSeenInAuction, liesOnTheTable } from './states.ts';
import { ofCard } from './finding.ts';

/** How a card came to be seen. 24A excuses an accident with a low card, never a lead. */
export type ShownHow = 'led' | 'byAccident' | 'onPurpose';

function seenInAuction(cases: readonly Case[]): readonly PenaltyCardCase[] {
  return lifecyclesIn(cases, isSeenInAuction);
}

/** 16D1: the finding that nobody had called yet, so partner need not pass and no penalty card follows. */
function seenTooEarly(seat: Seat, card: Card): Effect {
  return cite({
    key: 'exposed.beforeAuction',
    laws: ['16D1'],
    ...ofCard(seat, card),
    weighed: [{ law: '24', why: 'nobodyHadCalled' }],
  });
}

/** Why the two other paragraphs of 24 do not apply. */
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
export function exposedInAuction(seat: Seat, card: Card, how: ShownHow, step: Step): Effect[] {
  if (step.laws.firstCallBeginsAuction && !step.ledger.happened.auctionBegun)
    return [seenTooEarly(seat, card)];
  const seen = seenInAuction(step.cases).filter((other) => other.context.owner === seat);
  if (seen.some(({ context }) => context.card === card)) return [];
  const already = seen.length > 0;
  const clause = already ? '24C' : how === 'led' || isHonour(card) ? '24B' : '24A';
  return [
    cite({
      key: `exposed.inAuction.${clause}`,
      laws: clause === '24A' ? ['24A', '16C'] : [clause, '16C', '72C'],
      ...ofCard(seat, card),
      weighed: OTHER_PARAGRAPHS[clause],
    }),
    penaltyCard(seat, card, '24E', step, {
      inadvertent: how === 'byAccident',
      inAuction: true,
      ...(how === 'led' && { played: true as const }),
    }),
  ];
}

/** 24C: a player faced his whole hand during the auction. It is no claim, because there is no play yet. */
function handFaced(step: Step, seat: Seat): Effect[] {
  const { before, laws, ledger } = step;
  const isTooEarly = laws.firstCallBeginsAuction && !ledger.happened.auctionBegun;
  const found = cite({
    key: isTooEarly ? 'exposed.handBeforeAuction' : 'exposed.handInAuction',
    laws: isTooEarly ? ['16D1'] : ['24C', '16C', '72C'],
    params: { seat },
    seat,
    weighed: [isTooEarly ? { law: '24', why: 'nobodyHadCalled' } : { law: '68A', why: 'auctionGoesOn' }],
  });
  if (isTooEarly) return [found];
  const seen = seenInAuction(step.cases).map(({ context }) => context.card);
  const cards = isKnownHand(before, seat) ? cardsOf(before.hands[seat]) : [];
  return [
    found,
    ...cards
      .filter((card) => !seen.includes(card))
      .map((card) => penaltyCard(seat, card, '24E', step, { inAuction: true })),
  ];
}

/**
 * A card led, or a hand faced, before the auction has ended; a call that the exposure forbids; and what becomes of the cards if the auction
 * goes on.
 */
export function watch24(step: Step): Effect[] {
  const { play, fact } = step;
  if (fact.type === 'CallMade') return [...auctionGoesOn(step), ...partnersCall(step, fact)];
  if (fact.type === 'RulingGiven') return auctionGoesOn(step);
  const isHand = fact.type === 'HandFaced' || fact.type === 'DummySpread';
  if (isHand && step.before.phase === 'auction') return handFaced(step, fact.seat);
  if (play === null || play.manner !== 'inAuction') return [];
  return exposedInAuction(play.seat, play.card, 'led', step);
}

/** 24B, 24C: partner must pass at his next turn. If he calls otherwise, 37 says what becomes of the call. */
function partnersCall(step: Step, fact: CallMade): Effect[] {
  const seen = seenInAuction(step.cases).filter((other) => other.context.owner === partnerOf(fact.seat));
  const { calledBefore } = step;
  const first = seen.find(
    ({ context }) => calledBefore === undefined || context.openedAt > calledBefore,
  )?.context;
  if (first === undefined || fact.call === 'P') return [];
  // Two cards: partner must pass at his turn after the second card, even if he has called between them.
  const clause = seen.length > 1 ? '24C' : '24B';
  if (clause === '24B' && !isHonour(first.card) && first.played !== true) return [];
  return [
    cite({
      key: 'exposed.partnerDidNotPass',
      laws: [clause, '37'],
      params: { seat: fact.seat, owner: first.owner, card: first.card, call: fact.call },
      seat: fact.seat,
    }),
  ];
}

/** The auction has ended: every exposed card gets its status. */
export function giveStatusAfterAuction(step: Step): Effect[] {
  if (step.table.phase === 'auction') return [];
  return seenInAuction(step.cases).map((other) => send(other.id, 'AuctionOver'));
}

/**
 * The auction goes on although all had passed: what becomes of a card exposed in it, or after its last pass (49), is decided anew at its
 * end (24D, 24E).
 */
function auctionGoesOn({ before, table, cases }: Step): Effect[] {
  if (before.phase === 'auction' || table.phase !== 'auction') return [];
  return lifecyclesOf(cases, 'penaltyCard')
    .filter(
      (other) =>
        liesOnTheTable(other) || (other.context.inAuction && !isDefender(before, other.context.owner)),
    )
    .flatMap(({ id, context }) => [
      send(id, 'AuctionGoesOn'),
      open({
        machine: 'penaltyCard',
        context: { ...context, origin: '24E', inAuction: true, several: false },
      }),
    ]);
}

/** 24D: the offender has become declarer or dummy, or there is no play. */
export function isDeclaringSideNow(context: PenaltyCardContext, step: Step): boolean {
  return !isDefender(step.table, context.owner);
}

/**
 * 24D: the finding that the card exposed during the auction is picked up; none where all have passed and no side declares. Of a hand
 * that was faced it is told once, with its first card.
 */
export function lapseWithAuction(context: PenaltyCardContext, { table, cases }: Step): Effect[] {
  if (table.declarer === null) return [];
  const { owner } = context;
  const cards = new Set(
    lifecyclesOf(cases, 'penaltyCard')
      .filter((other) => other.context.owner === owner && other.context.inAuction)
      .map((other) => other.context.card),
  );
  const isWholeHand = cards.size === 13;
  if (isWholeHand && [...cards][0] !== context.card) return [];
  if (isWholeHand)
    return [
      cite({
        key: 'exposed.handPickedUpAfterAuction',
        laws: ['24D'],
        params: { seat: owner },
        seat: owner,
        weighed: [{ law: '50', why: 'declaringSide' }],
      }),
    ];
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
