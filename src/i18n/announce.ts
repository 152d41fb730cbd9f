/** What a screen reader says of one step: who did what, who is winning the trick, then what the Laws say that is new. */

import type { Fact } from '../events/event.ts';
import type { Finding } from '../laws/finding.ts';
import type { Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import { trumpAt } from '../domain/table.ts';
import { isFull, winnerOf } from '../domain/trick.ts';
import type { Supposition } from '../replay/ifSo.ts';
import { inOrder } from './inOrder.ts';
import { findingIfSo } from './ifSo.ts';
import { factSentences, type Hidden } from './sentence.ts';
import type { Naming } from './naming.ts';
import { stepNews } from './stepNews.ts';
import type { Words } from './words.ts';

export interface AnnouncedStep {
  readonly supposition: Supposition;
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
  const winner = wonBy(step);
  return stepNews({
    step: factSentences(step.fact, step.before, words, naming),
    winner: winner && announce.wins({ seat: naming.seat(winner) }),
    findings: step.findings.map((finding) => findingIfSo(finding, step.supposition, words, naming, hidden)),
    choices: step.choosers.map(({ by, count }) =>
      announce.choices({ seat: naming.seat(by), options: count }),
    ),
  });
}

/** Who won the trick that this card completed; null if it completed none. */
function wonBy({ fact, before, after }: AnnouncedStep): Seat | null {
  const { trick } = after;
  return fact?.type === 'CardPlayed' && trick !== null && isFull(trick) && trick !== before?.trick
    ? winnerOf(trick, trumpAt(after))
    : null;
}
