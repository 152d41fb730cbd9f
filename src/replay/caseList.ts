/** The lifecycles of a deal while one fact is folded. Copy on write: after somebody has read the list, a change copies it first. */

import { beginningOf, type Case } from '../laws/case.ts';
import { firstIndex } from '../laws/caseGroup.ts';
import { hasChanged } from '../laws/caseIndex.ts';
import type { Opening } from '../laws/step.ts';
import { isOpenAlready, openCase } from '../../machines/index.ts';

type Change = Parameters<typeof hasChanged>[2][number];

/** How many lifecycles after the last one are tried before the whole list is searched. */
const NEXT = 8;

export class CaseList {
  private list: Case[];
  private shown = true;
  /** The list that was read last, and the changes since. */
  private before: readonly Case[];
  private changes: Change[] = [];
  /** The index that was found last: lifecycles are often looked up in their order. */
  private near = 0;

  constructor(cases: readonly Case[]) {
    this.list = cases as Case[];
    this.before = cases;
  }

  /** The list as it is now. It will not be changed any more. */
  now(): readonly Case[] {
    if (!this.shown) hasChanged(this.before, this.list, this.changes);
    this.shown = true;
    return this.list;
  }

  at(index: number): Case {
    return this.list[index] as Case;
  }

  /** The index of the lifecycle, -1 if there is none. It never changes, because new lifecycles are appended. */
  indexOf(id: string): number {
    for (let index = this.near; index < Math.min(this.near + NEXT, this.list.length); index++)
      if (this.at(index).id === id) return (this.near = index);
    const index = this.searched(id);
    this.near = Math.max(index, 0);
    return index;
  }

  private searched(id: string): number {
    const began = beginningOf(id);
    let index = firstIndex(this.list.length, (one) => beginningOf(this.at(one).id) < began);
    while (this.list[index] !== undefined && this.at(index).id !== id) {
      if (beginningOf(this.at(index).id) !== began) return -1;
      index++;
    }
    return index < this.list.length ? index : -1;
  }

  replace(index: number, after: Case): void {
    const before = this.at(index);
    this.own()[index] = after;
    this.changes.push({ index, before, after });
  }

  /** Opens a lifecycle at that event and returns its id; null if the same matter is open already. */
  open(opening: Opening, at: number): string | null {
    if (isOpenAlready(this.now(), opening)) return null;
    let same = 0;
    for (let index = this.list.length - 1; index >= 0; index--) {
      const other = this.at(index);
      if (beginningOf(other.id) !== at) break;
      if (other.machine === opening.machine) same++;
    }
    const first = `${opening.machine}@${at}`;
    const id = same === 0 ? first : `${first}.${same}`;
    const after = openCase(opening, id);
    const index = this.own().push(after) - 1;
    this.changes.push({ index, before: undefined, after });
    return id;
  }

  private own(): Case[] {
    if (this.shown) {
      this.before = this.list;
      this.list = [...this.list];
      this.changes = [];
    }
    this.shown = false;
    return this.list;
  }
}
