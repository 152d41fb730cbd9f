/**
 * Law 49: exposure of a defender's cards. 2017, 2007. Opens `penaltyCard`. The exceptions: a remark on the trick in progress
 * (68, opening part), an objection to partner's concession (68B2), play on after a void claim (68D2b), a retraction that a
 * law allows (47E), cards only the opponents could see.
 */

import { isDefender, placeOf } from '../domain/table.ts';
import type { CardExposed } from '../events/event.ts';
import type { PenaltyCardContext } from './case.ts';
import { cite, open, type Effect, type Heard } from './heard.ts';
import { isPenaltyCard } from './inForce.ts';
import { exposedInAuction } from './law24.ts';
import { answeredTrue } from './ledger.ts';

function exposure(fact: CardExposed, heard: Heard): PenaltyCardContext {
  return {
    owner: fact.seat,
    card: fact.card,
    inadvertent: fact.manner === 'dropped' || fact.manner === 'withAnother',
    origin: fact.manner === 'withAnother' ? '58B2' : '49',
    inAuction: false,
    byClaim: heard.cases.some((other) => other.machine === 'claim' && !other.ended),
    several: false,
    openedAt: heard.at,
  };
}

/** Partner could not have seen the face: nothing follows. */
function couldBeSeen(fact: CardExposed, heard: Heard): boolean {
  return answeredTrue(heard.ledger, 'partnerCouldSee', fact.seenByPartner ?? true, { seat: fact.seat, card: fact.card });
}

/** In meeting or making a claim cards are shown by operation of law. */
function isPartOfClaim(heard: Heard): boolean {
  return heard.cases.some((other) => other.machine === 'claim' && (other.state === 'made' || other.state === 'doubted' || other.state === 'cancelled'));
}

export function watch49(heard: Heard): Effect[] {
  const { fact, before } = heard;
  if (fact.type !== 'CardExposed') return [];
  const { seat, card } = fact;
  if (!couldBeSeen(fact, heard)) return [];
  if (before.phase === 'auction') {
    return exposedInAuction(seat, card, false, fact.manner === 'dropped' || fact.manner === 'withAnother', heard);
  }
  if (!isDefender(before, seat) || isPenaltyCard(heard.cases, card) || placeOf(before, seat, card) !== null) return [];
  if (isPartOfClaim(heard)) return [];
  return [open({ machine: 'penaltyCard', context: exposure(fact, heard) })];
}

/** An answer takes the card out of 49: not to be seen, only the trick in progress, or a waiver for cause (50, 81C5). */
export function isExcused(context: PenaltyCardContext, heard: Heard): boolean {
  const about = { seat: context.owner, card: context.card };
  return (
    !answeredTrue(heard.ledger, 'partnerCouldSee', true, about) ||
    answeredTrue(heard.ledger, 'currentTrickOnly', false, { seat: context.owner }) ||
    answeredTrue(heard.ledger, 'waive', false, about)
  );
}

export function excuse(context: PenaltyCardContext, heard: Heard): Effect[] {
  const about = { seat: context.owner, card: context.card };
  const [key, law] = answeredTrue(heard.ledger, 'waive', false, about)
    ? ['penaltyCard.waived', '50']
    : answeredTrue(heard.ledger, 'currentTrickOnly', false, { seat: context.owner })
      ? ['penaltyCard.currentTrickOnly', '68']
      : ['penaltyCard.notVisible', '49'];
  return [cite({ key, laws: [law], params: { owner: context.owner, card: context.card }, seat: context.owner, card: context.card })];
}
