/**
 * Law 47: retraction of a card played. 2017, 2007. A closed list: what no clause allows stays played (47F2).
 */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { isDefender, placeOf, playerOf } from '../domain/table.ts';
import type { Clause } from './finding.ts';
import { cite, open, type Effect, type Heard } from './heard.ts';
import { answeredTrue } from './ledger.ts';

/** Why a card may be taken back, and whether a defender's is penalised for it. */
export interface Retraction {
  readonly law: Clause;
  readonly penalised: boolean;
}

/** A lifecycle of its own already deals with this card: the revoke, the change, the choice. */
function handledByCase(heard: Heard, seat: Seat, card: Card): boolean {
  return heard.cases.some((other) => {
    if (other.ended) return false;
    if (other.machine === 'revoke' || other.machine === 'cardChange') {
      return other.context.seat === seat && other.context.card === card;
    }
    if (other.machine === 'designation') return other.context.card === card || other.context.placed === card;
    return other.machine === 'penaltyCardUnplayed' && other.context.card === card;
  });
}

/** A card played to a trick after a non-offender's place was opened, which 62C, 45D or 53B let him change. */
export function retractionOf(heard: Heard, seat: Seat): Retraction | null {
  const { ledger, before } = heard;
  const about = { seat: playerOf(before, seat) };
  if (answeredTrue(ledger, 'toldItWasTurn', false, about)) return { law: '47E1', penalised: false };
  if (answeredTrue(ledger, 'misinformed', false, about)) return { law: '47E2a', penalised: false };
  return null;
}

export function watch47(heard: Heard): Effect[] {
  const { fact, before } = heard;
  if (fact.type !== 'CardWithdrawn') return [];
  const { seat, card } = fact;
  const trick = placeOf(before, seat, card);
  if (trick === null) {
    return before.faceDownLead?.card === card
      ? [cite({ key: 'retraction.faceDownLead', laws: ['41A'], params: { seat, card }, seat, card })]
      : [];
  }
  if (handledByCase(heard, seat, card)) return [];
  const retraction = retractionOf(heard, seat);
  if (retraction !== null) {
    return [cite({ key: `retraction.${retraction.law}`, laws: [retraction.law], params: { seat, card }, seat, card, trick: trick.number })];
  }
  const effects: Effect[] = [
    cite({ key: 'retraction.notAllowed', laws: ['47F2'], params: { seat, card, trick: trick.number }, seat, card, trick: trick.number }),
  ];
  if (isDefender(before, seat)) {
    effects.push(
      open({
        machine: 'penaltyCard',
        context: { owner: seat, card, inadvertent: false, origin: '49', inAuction: false, byClaim: false, several: false, openedAt: heard.at },
      }),
    );
  }
  return effects;
}
