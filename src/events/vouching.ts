/** Who says that something happened, whether the sides agree about it, and what is noted beside it. */

import type { Fact } from './event.ts';
import { STATUSES, type FACTS, type FactType } from './facts.ts';
import { isReadersClaim } from './readersClaim.ts';

export interface Vouching {
  readonly status: (typeof STATUSES)[number] | null;
  /** A player, a side, an office, or a word from the record. */
  readonly by: string | null;
}

/** Facts that declare a `by` of their own. */
type WithActor = {
  [Type in FactType]: 'by' extends keyof (typeof FACTS)[Type] ? Type : never;
}[FactType];

/** A second list, because a page of an article must not carry the whole table of facts. Its type keeps it equal to the table. */
const WITH_ACTOR: Readonly<Record<WithActor, true>> = {
  CardCalled: true,
  HandSeen: true,
  TrickInspected: true,
  QuestionAsked: true,
  AttentionDrawn: true,
  DirectorCalled: true,
  ChoiceMade: true,
  QuestionAnswered: true,
  ClaimMade: true,
  ClaimAgreed: true,
  ClaimDoubted: true,
  ConcessionObjected: true,
  PlayOnRequested: true,
  PlayOnConsented: true,
  StatementMade: true,
  RulingGiven: true,
  ScoreAssigned: true,
  AccountGiven: true,
  AccountFound: true,
};

/** Facts whose `by` is the person who acted. In every other fact `by` is the person who says so. */
export const ACTS_BY: ReadonlySet<string> = /* @__PURE__ */ new Set(Object.keys(WITH_ACTOR));

/** Who says that the fact happened and whether the sides agree on it; null where the record says neither. */
export function vouchingOf(fact: Fact): Vouching | null {
  const { status, by }: { readonly status?: unknown; readonly by?: unknown } = { by: undefined, ...fact };
  const vouching: Vouching = {
    status: STATUSES.find((each) => each === status) ?? null,
    by: ACTS_BY.has(fact.type) || typeof by !== 'string' || by.trim() === '' ? null : by,
  };
  return vouching.status === null && vouching.by === null ? null : vouching;
}

/** The note on a fact, in the words of its author; empty for none. */
export function noteOn({ note }: Fact): string {
  return typeof note === 'string' && !isReadersClaim(note) ? note.trim() : '';
}

/** True for what people said, found and ruled, and for every fact of which more is recorded than that it happened. */
export function isNoted(fact: Fact): boolean {
  return (
    /^(?:StatementMade|QuestionAnswered|RulingGiven|ScoreAssigned|Amended|Account\w+)$/.test(fact.type) ||
    vouchingOf(fact) !== null ||
    noteOn(fact) !== ''
  );
}
