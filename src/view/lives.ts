/** The course of every case over the whole deal: its states, and when each began. */

import { beginningOf, type Case, type CaseId, type MachineName } from '../laws/case.ts';
import type { CaseState } from '../laws/states.ts';

/** A replay or a timeline, by position: all cases, and a test for those that still demand something. */
export interface CourseOfCases {
  /** The highest position: the number of events. */
  readonly last: number;
  cases(at: number): readonly Case[];
  isOpen(at: number): (one: Case) => boolean;
}

/** A state of a case, and the event since which it was in it. */
export interface LifeStage {
  readonly state: CaseState<MachineName>;
  readonly since: number;
}

export interface Life {
  readonly id: CaseId;
  readonly machine: MachineName;
  readonly opened: number;
  /** The number of the event that ended it; null if it is open at the end of the record. */
  readonly closed: number | null;
  readonly stages: readonly LifeStage[];
}

const lives = new WeakMap<CourseOfCases, readonly Life[]>();

/** Every case of the deal with all its states, in the order of opening. Computed once. */
export function livesOf(replay: CourseOfCases): readonly Life[] {
  const known = lives.get(replay);
  if (known !== undefined) return known;
  const found: { id: CaseId; machine: MachineName; stages: LifeStage[]; closed: number | null }[] = [];
  for (let at = 0; at <= replay.last; at++) {
    const isOpen = replay.isOpen(at);
    // A case keeps its index in the list, because new ones are appended.
    for (const [index, one] of replay.cases(at).entries()) {
      const life = (found[index] ??= { id: one.id, machine: one.machine, stages: [], closed: null });
      if (life.stages.at(-1)?.state !== one.state) life.stages.push({ state: one.state, since: at - 1 });
      if (isOpen(one)) life.closed = null;
      else life.closed ??= at - 1;
    }
  }
  const all = found.map((life): Life => ({ opened: life.stages[0]?.since ?? beginningOf(life.id), ...life }));
  lives.set(replay, all);
  return all;
}
