/** Everything a record says about its score at a moment, and what it is worth: results, assigned scores, the field. Pure. */

import type { Comparison } from '../../events/comparison.ts';
import { scoreIfKnown } from '../../domain/score.ts';
import { sideOf } from '../../domain/seat.ts';
import type { Table } from '../../domain/table.ts';
import type { DealRecord } from '../../events/record.ts';
import type { Edition } from '../../lawbook/editions.ts';
import type { Finding } from '../../laws/finding.ts';
import type { Position } from '../../replay/position.ts';
import { resultAt } from '../../replay/view.ts';
import type { Timeline } from '../../replay/timeline.ts';
import { assignedIn, type Assigned, type Reach } from './assigned.ts';
import { boardScore, fieldScores, isStated, type BoardScore, type FieldScore } from './boardScore.ts';
import { topOf, worthOf, type Worth } from './worth.ts';
import { isPlayOver } from '../../laws/law69.ts';

export interface Assessed {
  /** The edition of the Laws under which the deal is read. */
  readonly edition: Edition;
  /** What the score is compared with; null if the record does not say. */
  readonly comparison: Comparison | null;
  /** Match points for winning the board against every table; null without a field. */
  readonly top: number | null;
  readonly assigned: readonly Assigned[];
  /** Null if nobody has assigned a score or stated an average or a penalty, or if there is nothing to compare with. */
  readonly board: BoardScore | null;
  /** The other tables, if they are known and this one changes their scores. */
  readonly field: readonly FieldScore[];
  /** The value of a score, in points for North–South, to North–South. */
  readonly worth: (score: number) => Worth;
}

/** A deal at any number of events. */
export interface Looked {
  readonly edition: Edition;
  readonly record: DealRecord;
  readonly findings: readonly Finding[];
  /** The number of events. */
  readonly last: number;
  table(at: number): Table;
  /** Declarer’s tricks after the Laws; null while play goes on, or if nobody can tell. */
  tricks(at: number): number | null;
}

/** The timeline as a deal to look at. A number of events outside the record counts as the nearest one inside. */
export function lookedAt({ record, laws, findings, positions }: Timeline): Looked {
  const last = positions.length - 1;
  const position = (at: number): Position => positions[Math.min(Math.max(at, 0), last)] as Position;
  return {
    edition: laws.edition,
    record,
    findings,
    last,
    table: (at) => position(at).table,
    tricks: (at) => {
      const result = isPlayOver(position(at)) ? resultAt(position(at)) : null;
      return result?.finalTricks ?? result?.adjustedTricks ?? null;
    },
  };
}

/**
 * The scores of the board at that moment, with what was assigned and what the other tables score.
 * @param at so many events have happened
 * @param known what the session has of the other tables, where the record itself says nothing
 */
export function assessed(looked: Looked, at: number, known: Comparison | null = null): Assessed {
  const { header, events } = looked.record;
  const comparison = header.comparison ?? known;
  const against = comparison ?? {};
  const assigned = assignedIn(events.slice(0, at), {
    vulnerable: header.deal.vulnerable,
    comparison: against,
    reach: reachOf(looked),
  });
  const isMade = assigned.length > 0 || isStated(against);
  const score = scoreAt(looked, at);
  return {
    edition: looked.edition,
    comparison,
    top: topOf(against),
    assigned,
    board: comparison !== null && isMade ? boardScore(assigned, score, comparison) : null,
    field: comparison !== null && isMade ? fieldScores(assigned, score, comparison) : [],
    worth: (points) => worthOf(points, against),
  };
}

/** The points for North–South from the play after the Laws, or else as the record states; null for neither. */
function scoreAt(looked: Looked, at: number): number | null {
  const tricks = looked.tricks(at) ?? looked.record.header.statedResult?.declarerTricks;
  return scoreIfKnown(looked.table(at), tricks);
}

/** The tricks that were certain before the first irregularity: no outcome in the same contract can have others. */
function reachOf(looked: Looked): Reach | null {
  const first = looked.findings.find(
    ({ laws, procedure, at }) => laws.length > 0 && procedure !== true && at >= 0,
  );
  const { contract, declarer } = looked.table(looked.last);
  if (first === undefined || contract === null || declarer === null) return null;
  const side = sideOf(declarer);
  const { won } = looked.table(first.at);
  return { contract, declarer, least: won[side], most: 13 - won[side === 'NS' ? 'EW' : 'NS'] };
}
