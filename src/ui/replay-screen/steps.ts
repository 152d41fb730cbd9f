/** Where stepping stops: by card, by trick, by event, and at the irregularities. Pure. */

import { isFull } from '../../domain/trick.ts';
import type { FactType } from '../../events/event.ts';
import { marksOf } from '../timeline/marks.ts';
import type { Replay } from '../replay.ts';

export type StepBy = 'card' | 'trick' | 'event';

/** Facts in which a card is moved or seen; questions, calls for the director and rulings are stops of the event mode. */
const MOVES_CARD: ReadonlySet<FactType> = new Set([
  'CardPlayed',
  'CardCalled',
  'CardPlaced',
  'CardExposed',
  'CardWithdrawn',
  'HandFaced',
  'ChoiceMade',
  'ClaimMade',
]);

const made = new WeakMap<Replay, Readonly<Record<StepBy | 'mark', readonly number[]>>>();

/** Positions to stop at, in order, the start and the end included. */
export function stopsOf(replay: Replay): Readonly<Record<StepBy | 'mark', readonly number[]>> {
  const known = made.get(replay);
  if (known !== undefined) return known;
  const event = Array.from({ length: replay.last + 1 }, (_unused, at) => at);
  const told = new Set(replay.findings.map(({ at }) => at + 1));
  const card = event.filter((at) => {
    const fact = replay.record.events[at - 1];
    return (
      at === 0 || at === replay.last || told.has(at) || (fact !== undefined && MOVES_CARD.has(fact.type))
    );
  });
  const trick = event.filter((at) => {
    if (at === 0 || at === replay.last) return true;
    const now = replay.table(at).trick;
    const before = replay.table(at - 1).trick;
    return now !== null && now !== before && isFull(now) && (before === null || !isFull(before));
  });
  const mark = [...new Set(marksOf(replay).map((one) => one.event + 1))].sort((one, other) => one - other);
  const stops = { card, trick, event, mark };
  made.set(replay, stops);
  return stops;
}

/** The next stop in that direction; the position itself when there is none. */
export function stopFrom(stops: readonly number[], at: number, direction: 1 | -1): number {
  const next = direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return next ?? at;
}

/** The position at which the given trick begins, or the last one when the play never came so far. */
export function startOfTrick(replay: Replay, trick: number): number {
  for (let at = 0; at <= replay.last; at++) if ((replay.table(at).trick?.number ?? 0) >= trick) return at;
  return replay.last;
}
