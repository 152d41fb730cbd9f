/** People's judgement of lines of a claim: careless and inferior plays are normal (footnote to 69 to 71), any other mark excludes a line. */

import { afterCard, isOver, legalIn, type ClaimEnding } from './ending.ts';
import { markOf } from './open.ts';
import type { PlayFact } from './playFacts.ts';

export const LINE_KINDS = ['careless', 'inferior', 'notNormal'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Every card of the claimer's side for which a fact is true; or one card of either side, after these cards from the claim on. */
export type MarkedLine =
  | { readonly fact: PlayFact }
  | { readonly card: number; readonly after: readonly number[] };

export interface LineMark {
  readonly kind: LineKind;
  readonly of: MarkedLine;
  /** Who made the mark, and why; empty if that is not noted. */
  readonly by: string;
  readonly why: string;
}

/** Two of them with the same key are one: a fact, or a card in an ending, whichever line led there. */
export function keyOfMarked(of: MarkedLine, start: ClaimEnding): string {
  return 'fact' in of ? of.fact : markOf(led(start, of.after), of.card);
}

/** The marked plays that the search leaves out: those that are not normal. Careless and inferior plays stay. */
export function ruledOut(
  marks: readonly LineMark[],
  start: ClaimEnding,
): { readonly facts: readonly PlayFact[]; readonly cards: readonly string[] } {
  const out = marks.filter(({ kind }) => kind === 'notNormal').map(({ of }) => of);
  return {
    facts: out.flatMap((of) => ('fact' in of ? [of.fact] : [])),
    cards: out.flatMap((of) => ('card' in of ? [keyOfMarked(of, start)] : [])),
  };
}

/** The marks on a play in this ending: marks on one of its facts or cards. */
export function marksOn(
  marks: readonly LineMark[],
  start: ClaimEnding,
  at: ClaimEnding,
  { cards, facts }: { readonly cards: readonly number[]; readonly facts: readonly PlayFact[] },
): readonly LineMark[] {
  const keys = new Set<string>([...facts, ...cards.map((card) => markOf(at, card))]);
  return marks.filter(({ of }) => keys.has(keyOfMarked(of, start)));
}

/** The ending after those cards. It stops before a card that can't be played. */
function led(start: ClaimEnding, cards: readonly number[]): ClaimEnding {
  let at = start;
  for (const card of cards) {
    if (isOver(at) || !legalIn(at).includes(card)) break;
    at = afterCard(at, card).ending;
  }
  return at;
}
