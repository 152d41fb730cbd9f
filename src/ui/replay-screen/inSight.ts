/** On a phone the card about this moment covers the bottom of the page: scrolls the page so that the trick stays visible. */

import { coveredAbove } from '../notices/heights.ts';
import { isSame } from '../../domain/json.ts';
import type { Replay } from '../../view/replay.ts';

/** Pixels between the trick and the card below it. */
const GAP = 8;

/** Moves the page by as much as the trick is covered; while recording, by as much as the table is, so that every hand can be pressed. */
export function intoSight(root: ParentNode, recording: boolean): void {
  const table = root.querySelector('dt-table');
  const trick = table?.shadowRoot?.querySelector('.centre')?.getBoundingClientRect();
  const card = root.querySelector('.now')?.getBoundingClientRect();
  if (table === null || trick === undefined || card === undefined) return;
  const isBeside = card.left >= trick.right || card.right <= trick.left;
  // If the reader has scrolled below the table, the page does not move.
  if (isBeside || trick.bottom < 0 || table.getBoundingClientRect().bottom <= card.top) return;
  const hidden = trick.bottom + GAP - card.top;
  const more = recording ? table.getBoundingClientRect().bottom + GAP - card.top : 0;
  // The page never moves so far that the trick disappears at the top, and moves back if it did.
  const room = trick.top - stuckAbove(root) - GAP;
  const by = room < 0 && hidden <= room ? room : Math.max(0, Math.min(Math.max(hidden, more), room));
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}

/** After an entry: scrolls back to the top of a card beside the table, where it is told what the entry led to; long questions moved the page on. */
export function toNews(root: ParentNode): void {
  const table = root.querySelector('dt-table')?.getBoundingClientRect();
  const card = root.querySelector('.now')?.getBoundingClientRect();
  if (table === undefined || card === undefined || card.top >= 0) return;
  if (card.left >= table.right || card.right <= table.left)
    scrollBy({ top: card.top - stuckAbove(root) - GAP, behavior: 'instant' });
}

/** The height in pixels that notices and the bar of open matters cover at the top. */
const stuckAbove = (root: ParentNode): number =>
  coveredAbove() + (root.querySelector('.matters')?.getBoundingClientRect().height ?? 0);

/** True if another moment is shown than before. A new name of the deal is no difference, as when lines are begun from an example. */
export function isAnother(before: Replay | null | undefined, now: Replay | null, at: number): boolean {
  if (before === undefined || before === now) return false;
  if (before === null || now === null || before.last !== now.last) return true;
  const [one, other] = [before.record, now.record];
  return (
    !isSame(one.events.slice(0, at), other.events.slice(0, at)) || !isSame(one.header.deal, other.header.deal)
  );
}
