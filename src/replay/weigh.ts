/** What would follow if a fact were recorded now. A question is worth asking only if its answers lead to different results. */

import type { Fact } from '../events/event.ts';
import type { FindingKey } from '../laws/finding.ts';
import type { Position } from './position.ts';
import { append, lastPosition, type Timeline } from './timeline.ts';
import { openMatters, openOptions, openQuestions, restrictionAt, resultAt, waitsFor } from './view.ts';

export interface WeighedFact {
  /** Everything that would be true and everything that would be found, as text: two facts with the same text have the same result. */
  readonly comesTo: string;
  /** True when anything would change apart from the record's length. */
  readonly changes: boolean;
  /** True when the record would contradict itself: the card was not there, nobody was in turn, two claims were agreed to. */
  readonly doubted: boolean;
}

/** A finding which says that nothing follows is no change. */
const ANSWERS_TO_NOTHING: ReadonlySet<FindingKey> = new Set<FindingKey>([
  'claim.noneMade',
  'claim.consentUnasked',
  'choice.changesNothing',
  'answer.kept',
  'answer.repeated',
  'answer.changed',
  'answer.namesNoCard',
]);

/** What would follow if the fact came next after `at` events. Nothing is recorded. */
export function weighed(timeline: Timeline, at: number, fact: Fact): WeighedFact {
  const before = upTo(timeline, at);
  const after = lastPosition(append(before, fact));
  const text = textOf(after);
  const { findings } = after;
  const findsSome = findings.some(({ key }) => !ANSWERS_TO_NOTHING.has(key));
  return {
    comesTo: text + JSON.stringify(findings),
    changes: findsSome || text !== textOf(lastPosition(before)),
    doubted: findings.some(({ record }) => record !== undefined),
  };
}

/** The timeline after that many events. */
function upTo(timeline: Timeline, at: number): Timeline {
  const { record, source, positions, findings } = timeline;
  if (at >= positions.length - 1) return timeline;
  return {
    ...timeline,
    record: { ...record, events: record.events.slice(0, at) },
    source: { ...source, events: source.events.slice(0, at) },
    positions: positions.slice(0, at + 1),
    findings: findings.filter((one) => one.at < at),
  };
}

const texts = new WeakMap<Position, string>();

/** The position as text, without its number and without answers and marks. Cached by position. */
function textOf(position: Position): string {
  const known = texts.get(position);
  if (known !== undefined) return known;
  const { table, cases, ledger } = position;
  const { answers: _told, marks: _names, ...kept } = ledger;
  const text = JSON.stringify([
    table,
    cases,
    kept,
    openMatters(position).map(({ id }) => id),
    openOptions(position),
    openQuestions(position),
    restrictionAt(position),
    waitsFor(position),
    resultAt(position),
  ]);
  texts.set(position, text);
  return text;
}
