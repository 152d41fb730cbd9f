/**
 * Law 16B, and before the first call 16D1, where a player looks at another hand. 2017, 2007. Once somebody has called, sight of an
 * opponent's hand is left to the director: who sees it by accident may use it, who looks for it behaves badly (Law 74). Who may use what
 * of withdrawn cards is kept by law50E.ts.
 */

import { partnerOf } from '../domain/seat.ts';
import { isDefender, type Table } from '../domain/table.ts';
import type { HandSeen } from '../events/event.ts';
import type { Citation, FindingKey } from './finding.ts';
import { isBoardLeft } from './handsReturned.ts';
import type { Ledger } from './ledger.ts';
import { isClaimUnderWay, isEndedByClaim } from './law69.ts';
import { cite, type Effect, type Step } from './step.ts';

/** The findings by which a player may have learnt something that he may not use: of his partner's hand, or of a possible revoke (61B). */
const INFORMS: ReadonlySet<FindingKey> = new Set<FindingKey>([
  'exposed.partnersHandSeen',
  'revoke.dummyAskedDefender',
  'revoke.defenderAskedPartner',
]);

/** True if a finding says that a player has seen his partner's hand, or has been asked in a way that may inform. */
function informsDefender({ key }: Citation): boolean {
  return INFORMS.has(key);
}

/** 16B, 16D1, 43A2: the ledger after the findings of this moment. While a claim is looked into, dummy loses no rights by seeing hands. */
export function enteredSight(ledger: Ledger, findings: readonly Citation[]): Ledger {
  const sight = findings.find((found) => informsDefender(found) || losesRights(found));
  if (sight === undefined) return ledger;
  const what = losesRights(sight)
    ? 'dummyLostRights'
    : sight.laws.includes('16D1')
      ? 'sightBeforeAuction'
      : 'informedByPartner';
  return { ...ledger, happened: { ...ledger.happened, [what]: true } };
}

/** True if a finding says that dummy has looked at a hand which he may not see (43A2). */
function losesRights({ laws }: Citation): boolean {
  return laws.includes('43A2');
}

/**
 * 16B: the finding that what the player has seen of his partner's cards may not be used. A wrong hand looked at before the first call is
 * information from elsewhere, whoever holds it (16D1).
 */
export function watch16(step: Step): Effect[] {
  const { fact, before, ledger } = step;
  if (fact.type !== 'HandSeen') return [];
  const isTooEarly = before.phase === 'auction' && !ledger.happened.auctionBegun;
  if (isTooEarly && fact.of !== partnerOf(fact.by)) return [opponentsHandSeen(fact)];
  if (!isPartnersHand(before, fact)) return [];
  // While a claim is looked into, hands are compared.
  if (isClaimUnderWay(step) || isEndedByClaim(step)) return [];
  // The record may leave the end of play out.
  if (isBoardLeft(ledger)) return [];
  const { by, of } = fact;
  return [
    cite({
      key: 'exposed.partnersHandSeen',
      laws: [isTooEarly ? '16D1' : '16B'],
      params: { by, of },
      seat: by,
    }),
  ];
}

/** 16D1: the finding that a player has looked at an opponent's hand before anybody has called. What follows, the director decides (16D2). */
function opponentsHandSeen({ by, of }: HandSeen): Effect {
  return cite({ key: 'exposed.opponentsHandSeen', laws: ['16D1'], params: { by, of }, seat: by });
}

/** True for the partner's hand: it is closed to every player during the auction, and to a defender throughout the play. */
function isPartnersHand(table: Table, { by, of }: HandSeen): boolean {
  if (of !== partnerOf(by) || table.phase === 'over') return false;
  return table.phase === 'auction' || isDefender(table, by);
}
