/** A conflict: this page and another tab recorded at the same time, unaware of each other. A person chooses; the record keeps both. */

import { canonical } from '../../../domain/json.ts';
import type { Fact } from '../../../events/event.ts';
import { rewrites } from '../../../events/ofRecording.ts';
import { timelineOf, type Timeline } from '../../../replay/timeline.ts';
import { factSentence } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Marks } from '../../../store/deal.ts';
import type { Waiting } from '../../../store/unsaved.ts';
import type { Way } from '../../../ui/conflict/conflict.element.ts';

export interface Conflict {
  /** The number of events of the stream that both have seen. */
  readonly after: number;
  /** The facts of this page, not stored yet. */
  readonly mine: readonly Fact[];
  readonly marks: Marks;
  /** The facts stored in their place. */
  readonly theirs: readonly Fact[];
  /** The entry in memory with `mine`, which waits since the storage failed; null if it was refused just now. */
  readonly waiting: Waiting | null;
}

const TAKEN_BACK: Fact = { type: 'Undone' };

const canGo = (facts: readonly Fact[]): boolean => !facts.some(rewrites);
const undoing = (facts: readonly Fact[]): readonly Fact[] => facts.map(() => TAKEN_BACK);

/**
 * The possible choices. An entry that takes another one back can’t be taken back itself, so the ways that need this are left out. After
 * the other tab’s entries “take back the last entry” would mean one of those, which the person who pressed it has not seen.
 */
export function waysOut({ mine, theirs }: Pick<Conflict, 'mine' | 'theirs'>): readonly Way[] {
  const ways: readonly Way[] = canGo(theirs)
    ? ['theirsFirst', 'mineFirst', 'theirs', 'mine']
    : ['theirsFirst', 'theirs'];
  const meansTheLast = mine.some((fact) => fact.type === 'Undone' && fact.event === undefined);
  return meansTheLast ? ways.filter((way) => way !== 'theirsFirst') : ways;
}

/** True if the other tab has recorded the same facts first: both mean the same card, or take back the same entry. */
export function isRecordedAlready({ mine, marks, theirs }: Conflict, stored: Marks): boolean {
  return (
    canonical(theirs.slice(0, mine.length)) === canonical(mine) &&
    Object.entries(marks).every(([name, at]) => stored[name] === at)
  );
}

/** The facts to record after `theirs`. Entries that are not chosen are recorded and taken back, so that nothing is lost. */
export function resolution({ mine, theirs }: Pick<Conflict, 'mine' | 'theirs'>, way: Way): readonly Fact[] {
  switch (way) {
    case 'theirsFirst':
      return mine;
    case 'mineFirst':
      return [...undoing(theirs), ...mine, ...theirs];
    case 'mine':
      return [...undoing(theirs), ...mine];
    default:
      return canGo(mine) ? [...mine, ...undoing(mine)] : [];
  }
}

/** The marks of `mine` at the new positions of their entries; earlier ones stay. `shared`: events of the parent before the fork. */
export function marksMoved(
  { marks, theirs, after }: Pick<Conflict, 'marks' | 'theirs' | 'after'>,
  way: Way,
  shared: number,
): Marks {
  const by = way === 'mine' || way === 'mineFirst' ? 2 * theirs.length : theirs.length;
  return Object.fromEntries(
    Object.entries(marks).map(([name, at]) => [name, at < shared + after ? at : at + by]),
  );
}

/** These facts as sentences, as if they came next after `at` events. */
export function sentencesAfter(
  { source, laws }: Timeline,
  at: number,
  facts: readonly Fact[],
  words: Words,
): readonly string[] {
  const { positions } = timelineOf({ ...source, events: [...source.events.slice(0, at), ...facts] }, laws);
  return facts.map((fact, index) =>
    factSentence(fact, positions[at + index]?.table ?? null, words, words.written),
  );
}
