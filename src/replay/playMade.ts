/** The lead or play that a fact makes, whether by hand, by a call or by a choice. */

import type { Fact } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import type { Play, Situation } from '../laws/step.ts';
import { playOf } from '../laws/law44.ts';
import { playedWithoutCall } from '../laws/law45C.ts';
import { calledPlay } from '../laws/law46.ts';
import { standsThere } from './clean.ts';
import type { Position } from './position.ts';

/**
 * The play that a fact makes: by hand, by declarer's call, by turning over a face-down lead, by a touch or a choice (45C, 46). Null for
 * any other fact, and for a card that stands already. `situation`: as before the fact, but the ledger with it.
 */
export function playMade(position: Position, situation: Situation, fact: Fact): Play | null {
  if (isKnownPlay(fact)) return standsThere(position, fact) ? null : playOf(situation, fact);
  const faced =
    fact.type === 'LeadFaced'
      ? position.table.faceDownLeads.find(({ seat }) => seat === fact.seat)
      : undefined;
  const played =
    fact.type === 'CardCalled'
      ? calledPlay(situation, fact)
      : faced !== undefined
        ? ({ type: 'CardPlayed', ...faced } as const)
        : playedWithoutCall(situation, fact);
  return played === null ? null : playOf(situation, played);
}
