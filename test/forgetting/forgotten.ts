/** What a record says only because one card of it is forgotten: it should say less than the whole record, and accuse nobody. */

import type { CardPlayed, Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import type { Position } from '../../src/replay/position.ts';
import { timelineOf, type Timeline } from '../../src/replay/timeline.ts';

/** A finding that the whole record does not have. */
export interface OnlyForgotten {
  /** The number of the play whose card is forgotten. */
  readonly event: number;
  readonly key: string;
  /** The number of the event at which it is found. */
  readonly at: number;
}

/** A longer record is one of a hearing, and has no more kinds of plays. */
const LONGEST = 60;

/** Each finding that rests on a law, is of a kind that the whole record does not have, and appears when one ordinary card is forgotten. */
export function onlyForgotten(whole: Timeline): OnlyForgotten[] {
  const { source } = whole;
  if (source.events.length > LONGEST) return [];
  const kinds = new Set(whole.findings.map(({ key }) => key));
  return source.events.flatMap((fact, event) => {
    if (!isOrdinary(fact, event, whole)) return [];
    const { findings } = timelineOf(withoutCard(source, event, fact));
    return findings
      .filter(({ key, laws, record }) => record === undefined && laws.length > 0 && !kinds.has(key))
      .map(({ key, at }) => ({ event, key, at }));
  });
}

/** A card led or played in its turn, in which nothing was found, and that no other event names. */
function isOrdinary(fact: Fact, event: number, { source, positions }: Timeline): fact is CardPlayed & Known {
  if (fact.type !== 'CardPlayed' || fact.card === undefined || Object.keys(fact).length > 3) return false;
  const [before, after] = [positions[event] as Position, positions[event + 1] as Position];
  if (before.table.turn !== fact.seat || after.findings.length > 0) return false;
  const named = `"${fact.card}"`;
  return source.events.every((other, at) => at === event || !JSON.stringify(other).includes(named));
}

interface Known {
  readonly card: NonNullable<CardPlayed['card']>;
}

function withoutCard(source: DealRecord, event: number, { seat }: CardPlayed): DealRecord {
  return { ...source, events: source.events.with(event, { type: 'CardPlayed', seat }) };
}
