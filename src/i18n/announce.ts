/** What a screen reader says of one step: who did what, who is winning the trick, then what the Laws say that is new. */

import type { Fact } from '../events/event.ts';
import type { Finding } from '../laws/finding.ts';
import type { Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import { trumpAt } from '../domain/table.ts';
import { isFull, winnerOf } from '../domain/trick.ts';
import type { Ground } from '../replay/ifSo.ts';
import { inOrder } from './inOrder.ts';
import { findingIfSo } from './ifSo.ts';
import { factParts, type Hidden } from './sentence.ts';
import type { Naming } from './naming.ts';
import type { Words } from './words.ts';

export interface AnnouncedStep {
  readonly ground: Ground;
  /** Null at the start of the deal. */
  readonly fact: Fact | null;
  readonly before: Table | null;
  readonly after: Table;
  readonly findings: readonly Finding[];
  /** Who may choose now, and among how many. */
  readonly choosers: readonly { readonly by: Seat; readonly count: number }[];
}

/** Short sentences, always in the same order. They are spoken, unless `naming` is the written one. `hidden`: cards that the reader may not see. */
export function announcement(
  step: AnnouncedStep,
  words: Words,
  hidden?: Hidden,
  naming: Naming = words.spoken,
): string {
  const { announce } = words.screen;
  if (step.fact === null) return inOrder([announce.atStart]);
  const parts = [...factParts(step.fact, step.before, words, naming)];
  const { trick } = step.after;
  if (step.fact.type === 'CardPlayed' && trick !== null && isFull(trick) && trick !== step.before?.trick) {
    const winner = winnerOf(trick, trumpAt(step.after));
    if (winner !== null) parts.push(announce.wins({ seat: naming.seat(winner) }));
  }
  for (const finding of step.findings) parts.push(findingIfSo(finding, step.ground, words, naming, hidden));
  for (const { by, count } of step.choosers) {
    parts.push(announce.choices({ seat: naming.seat(by), options: count }));
  }
  return inOrder(parts);
}
