/** What is certain at one moment of a record with forgotten cards: tricks won, cards that must have been played, cards that may have been. */

import { isRemembered, type Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { trickWith, trickAt, trickNumber } from '../domain/table.ts';
import { cardsFit, gapsIn, tricksKnown, type Gap, type TricksKnown } from './memory.ts';
import { perhapsRevoked, type PerhapsRevoked } from './perhapsRevoked.ts';
import { settled } from '../events/settle.ts';
import { lastPosition, type Timeline } from './timeline.ts';

/** A card in the place of one that nobody remembers. */
export interface RestoredCard {
  readonly seat: Seat;
  readonly trick: number;
  readonly card: Card;
}

export interface Knowledge {
  readonly tricks: TricksKnown;
  /** Forgotten cards that can only have been one card. */
  readonly mustHaveBeen: readonly RestoredCard[];
  /** Forgotten cards that may have been several. */
  readonly mayHaveBeen: readonly Gap[];
  /** For each hand with a forgotten card, or that followed to one: whether it revoked. */
  readonly revokes: readonly PerhapsRevoked[];
}

/** What is certain after `at` events about forgotten cards; null while every card is known. Later facts of the record count, too. */
export function knowledgeAt(timeline: Timeline, at: number): Knowledge | null {
  const { positions, record, inferred } = timeline;
  const table = positions[at]?.table;
  if (table === undefined) return null;
  const known = Object.entries(inferred);
  if (table.forgotten === null && known.length === 0) return null;
  const { events } = settled(record);
  const mustHaveBeen = known.flatMap(([event, card]) => {
    const index = Number(event);
    const fact = events[index];
    if (index >= at || fact?.type !== 'CardPlayed' || !isRemembered(card)) return [];
    // If the card was taken back by name, everybody saw it when it was played, so it was never forgotten.
    const since = events.slice(index + 1, at);
    if (since.some((later) => later.type === 'CardWithdrawn' && later.card === card)) return [];
    const trick = trickWith(table, fact.seat, card)?.number;
    return trick === undefined ? [] : [{ seat: fact.seat, trick, card }];
  });
  if (table.forgotten === null && mustHaveBeen.length === 0) return null;
  const whole = inTheEnd(timeline);
  const mayHaveBeen = whole.gaps.filter(({ seat, trick }) => {
    const placed = trickAt(table, trick)?.[seat] ?? null;
    return placed !== null && !isRemembered(placed);
  });
  const revokes = whole.revokes.map((one) => soFar(one, trickNumber(table)));
  return { tricks: tricksKnown(table), mustHaveBeen, mayHaveBeen, revokes };
}

/** What follows from the whole record; the same for every position. */
interface InTheEnd {
  readonly gaps: readonly Gap[];
  readonly revokes: readonly PerhapsRevoked[];
}

const known = new WeakMap<Timeline, InTheEnd>();

function inTheEnd(timeline: Timeline): InTheEnd {
  const { table } = lastPosition(timeline);
  const found = known.get(timeline) ?? {
    gaps: gapsIn(table),
    revokes: cardsFit(table) ? perhapsRevoked(table) : [],
  };
  known.set(timeline, found);
  return found;
}

/** The revokes up to that trick. If a revoke may also lie in a later trick, it is not certain yet. */
function soFar({ seat, certain, surely, perhaps }: PerhapsRevoked, number: number): PerhapsRevoked {
  const until = (tricks: readonly number[]): number[] => tricks.filter((trick) => trick <= number);
  const all = [...surely, ...perhaps].every((trick) => trick <= number);
  return {
    seat,
    certain: certain && (all || until(surely).length > 0),
    surely: until(surely),
    perhaps: until(perhaps),
  };
}
