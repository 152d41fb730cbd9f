/**
 * What an event tells about earlier ones, so that the fold goes back and reads them again: the card of a play that nobody remembered, which
 * of two cards at the same moment came first, or whose lead it was.
 */

import type { Card } from '../domain/card.ts';
import type { Fact } from '../events/event.ts';
import { isUnknownPlay } from '../events/remembered.ts';
import { filledWith, namedBy } from './inferred.ts';
import { leadSettled } from './leadSettled.ts';
import type { Position } from './position.ts';
import { toReadOtherwise } from './readingOrder.ts';

/** What one event tells. All numbers are numbers of events. */
export interface Hindsight {
  readonly why: 'cardNamed' | 'order' | 'leader';
  /** The event that tells it. */
  readonly by: number;
  /** The first event that is read again. */
  readonly first: number;
  /** The facts that are read otherwise. */
  readonly facts: Readonly<Record<number, Fact>>;
  /** The card that was played, where this is what the event tells. */
  readonly card?: Card;
  /** The position before `first`, where it becomes another one. */
  readonly before?: Position;
}

const NO_FACTS: Readonly<Record<number, Fact>> = {};

/** What the event numbered `at` tells about earlier ones; null for nothing. `read`: the facts as they are read so far. */
export function hindsightOf(
  read: readonly Fact[],
  at: number,
  positions: readonly Position[],
): Hindsight | null {
  const order = toReadOtherwise(read, at, positions);
  if (order !== null) return { why: 'order', by: at, first: order.first, facts: order.facts };
  const named = namedBy(read[at] as Fact, positions);
  const play = named === null ? undefined : read[named.event];
  if (named !== null && play !== undefined && isUnknownPlay(play)) {
    const { event: first, card } = named;
    return { why: 'cardNamed', by: at, first, card, facts: { [first]: filledWith(play, card) } };
  }
  const lead = leadSettled(read, at, positions);
  if (lead === null) return null;
  return { why: 'leader', by: at, first: lead.event, facts: NO_FACTS, before: lead.before };
}

/**
 * How many events need not be read again in a record that agrees with an earlier one in the first `same` events: those before the first that
 * is read otherwise because of a later difference.
 */
export function unaffected(same: number, before: readonly Hindsight[]): number {
  let known = same;
  for (const { by, first, before: position } of before.toSorted((one, other) => other.by - one.by))
    // The position before a lead that is settled is another one, too.
    if (by >= known) known = Math.min(known, position === undefined ? first : first - 1);
  return known;
}

/**
 * The list with what was just found. What was found about a later lead goes: its position is made anew, and the same event tells it again.
 */
export function withFound(known: readonly Hindsight[], found: Hindsight): readonly Hindsight[] {
  return [...known.filter(({ before, first }) => before === undefined || first <= found.first), found];
}

/** True when this is known already. Nothing is read again twice for the same reason, so that the fold ends whatever the record holds. */
export function isKnown(known: readonly Hindsight[], { why, by, first }: Hindsight): boolean {
  return known.some((one) => one.why === why && one.by === by && one.first === first);
}

/** Marks the positions that a record which ended there would have read otherwise. */
export function markReadByLater(positions: Position[], known: readonly Hindsight[]): void {
  for (const { why, first, by } of known)
    // The play of a card that is named later is the same event, whether or not its card is known.
    if (why !== 'cardNamed')
      for (let at = first + 1; at <= by; at++)
        // One that an earlier fold has marked stays the same object, since what is known of a position is remembered by it.
        if (!positions[at]?.readByLater)
          positions[at] = { ...(positions[at] as Position), readByLater: true };
}
