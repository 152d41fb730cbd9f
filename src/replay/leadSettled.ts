/** Where a forgotten card hides whose lead it was, and a later event tells it: the position before the lead, or before the choice about it. */

import type { Fact } from '../events/event.ts';
import { withLeadSettled } from './evolve.ts';
import { choiceBeforeLead, whereOffered } from './ledAsChosen.ts';
import type { Position } from './position.ts';
import { properLeaderAfter } from './properLeader.ts';

/** `before` replaces the position before the event of that number, and everything from there on is read again. */
export interface LeadSettled {
  readonly event: number;
  readonly before: Position;
}

/** What the event numbered `at` tells about an earlier lead; null for nothing. */
export function leadSettled(
  read: readonly Fact[],
  at: number,
  positions: readonly Position[],
): LeadSettled | null {
  // Almost every record remembers all its cards.
  if (!positions[at]?.table.forgotten) return null;
  const lead = properLeaderAfter(read, at, positions);
  const known = lead ?? choiceBeforeLead(read, at, positions);
  if (known === null) return null;
  const { event, table } = known;
  const next = read[event] as Fact;
  const before = withLeadSettled(positions[event] as Position, table, next);
  if (lead === null && whereOffered([before], next) === null) return null;
  return { event, before };
}
