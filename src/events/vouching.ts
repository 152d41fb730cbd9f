/** Who says that something happened, whether the sides agree on it, and what is noted beside it. */

import type { Fact } from './event.ts';
import { FACTS, STATUSES, type FactType } from './facts.ts';
import { isReadersClaim } from './readersClaim.ts';

export interface Vouching {
  readonly status: (typeof STATUSES)[number] | null;
  /** A player, a side, an office, or a word of the record. */
  readonly by: string | null;
}

/** Facts whose `by` is the person who acted; of every other fact it is who says so. */
export const ACTS_BY: ReadonlySet<FactType> = /* @__PURE__ */ new Set(
  (Object.keys(FACTS) as FactType[]).filter((type) => 'by' in FACTS[type]),
);

/** Null where the record says nothing of it. */
export function vouchingOf(fact: Fact): Vouching | null {
  const { status, by }: { readonly status?: unknown; readonly by?: unknown } = { by: undefined, ...fact };
  const told: Vouching = {
    status: STATUSES.find((each) => each === status) ?? null,
    by: ACTS_BY.has(fact.type) || typeof by !== 'string' || by.trim() === '' ? null : by,
  };
  return told.status === null && told.by === null ? null : told;
}

/** The note on a fact, in whoever’s own words; empty where there is none. */
export function noteOn({ note }: Fact): string {
  return typeof note === 'string' && !isReadersClaim(note) ? note.trim() : '';
}

/** What people said, found and ruled, and every fact of which more is told than that it happened. */
export function isNoted(fact: Fact): boolean {
  return (
    /^(?:StatementMade|QuestionAnswered|RulingGiven|ScoreAssigned|Amended)$/.test(fact.type) ||
    vouchingOf(fact) !== null ||
    noteOn(fact) !== ''
  );
}
