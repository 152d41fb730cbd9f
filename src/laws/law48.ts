/**
 * Law 48: exposure of declarer's or dummy's cards. 2017, 2007. They never become penalty cards. A faced hand may be a claim (48B2, the
 * question `noClaimIntended`) or a spread after an opening lead out of turn (48B1, see `law54.ts`).
 */

import type { Card } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import type { Seat } from '../domain/seat.ts';
import type { ExposureManner } from '../events/event.ts';
import { hasLedFaceDown, isDefender, isDummy, onLead, trickNumber } from '../domain/table.ts';
import { cite, move, open, type Effect, type Step } from './step.ts';
import { answeredTrue } from './answers.ts';
import { claimBy } from './claimMade.ts';
import { isClaimUnderWay, isEndedByClaim } from './law69.ts';
import { undecidedLead } from './law44.ts';
import { ofCard } from './finding.ts';
import { isFoundUnmeant } from './remark.ts';

/** 48B2, 68A: declarer or a defender faces his hand, and it is neither a spread (54A), part of a claim already made, nor found to mean nothing. */
export function isPresumedClaim(step: Step, seat: Seat): boolean {
  const { before } = step;
  // Before the opening lead declarer has nothing to claim with; a defender may have meant a claim.
  const inTime = before.phase === 'play' || (before.phase === 'lead' && isDefender(before, seat));
  if (!inTime || isDummy(before, seat)) return false;
  if (isClaimUnderWay(step) || isEndedByClaim(step)) return false;
  return undecidedLead(step)?.machine !== 'openingLead' && !isFoundUnmeant(step, seat);
}

/** 48A: nothing follows, unless declarer names the card as his play (45C4a) or plays two cards at once (58B2). */
function exposed(step: Step, seat: Seat, card: Card, manner: ExposureManner): Effect[] {
  const { at, before, ledger } = step;
  if (isDefender(before, seat) || undecidedLead(step)?.machine === 'openingLead') return [];
  const isTooSoon = manner === 'spreading';
  if (isTooSoon && !isBeforeLead(step, seat)) return [];
  if (manner === 'withAnother' || answeredTrue(ledger, 'declarerCardPlayed', false, { card, since: at }))
    return [];
  if (
    manner === 'named' &&
    before.turn === seat &&
    seat === before.declarer &&
    holds(before.hands[seat], card)
  ) {
    return [
      cite({
        key: 'declarer.cardNamed',
        laws: ['45C4a'],
        ...ofCard(seat, card),
        trick: trickNumber(before),
        weighed: [{ law: '45C4b', why: 'noChangeWanted' }],
      }),
      move({ do: 'stand', seat, card, as: onLead(before) === seat ? 'lead' : undefined }),
    ];
  }
  return [
    cite({
      key: 'exposed.byDeclarer',
      // 41D: a hand that begins to be spread before the lead is dummy's too soon.
      laws: isTooSoon ? ['41D', '48A'] : ['48A'],
      ...ofCard(seat, card),
      weighed: [{ law: '49', why: 'declaringSide' }],
    }),
  ];
}

/** The declaring side lays a hand open before the opening lead is faced; dummy may do so once the right lead lies there face down. */
function isBeforeLead(step: Step, seat: Seat): boolean {
  const { before, fact, ledger } = step;
  if (before.phase !== 'lead' || before.trick !== null) return false;
  if (isDummy(before, seat) && before.turn !== null && hasLedFaceDown(before, before.turn)) return false;
  if (isDefender(before, seat) || (isDummy(before, seat) && before.dummySpread)) return false;
  if (fact.type === 'DummySpread' && ledger.handsFaced.includes(seat)) return false;
  return undecidedLead(step) === null && !isClaimUnderWay(step) && !isEndedByClaim(step);
}

/** 41D, 48A: the finding that dummy is spread after the lead, not before; the cards are no penalty cards, and damage is the director's. */
function laidTooSoon(seat: Seat): Effect {
  return cite({
    key: 'exposed.handBeforeLead',
    laws: ['41D', '48A'],
    params: { seat },
    seat,
    weighed: [{ law: '49', why: 'declaringSide' }],
  });
}

/** 48A: a card shown by declaring side has no consequence. 48B2, 68A: a faced hand is presumed to be a claim. */
export function watch48(step: Step): Effect[] {
  const { fact, before } = step;
  if (before.declarer === null || before.phase === 'auction') return [];
  if (fact.type === 'CardExposed') return exposed(step, fact.seat, fact.card, fact.manner);
  if (fact.type !== 'HandFaced' && fact.type !== 'DummySpread') return [];
  if (isBeforeLead(step, fact.seat)) return [laidTooSoon(fact.seat)];
  if (fact.type !== 'HandFaced' || !isPresumedClaim(step, fact.seat)) return [];
  const defender = isDefender(before, fact.seat);
  return [
    cite({
      key: 'claim.presumed',
      laws: defender ? ['68A'] : ['48B2', '68A'],
      params: { seat: fact.seat },
      seat: fact.seat,
      weighed: [
        defender
          ? { law: '68', why: 'notFoundThisTrickOnly' }
          : { law: '48B1', why: 'noOpeningLeadOutOfTurn' },
      ],
    }),
    open({ machine: 'claim', context: claimBy(fact.seat, step) }),
  ];
}
