/** The lifecycles of a deal while one fact is folded. Copy on write: after somebody has read the list, a change copies it first. */

import { beginningOf, type Case } from '../laws/case.ts';
import { firstPlace, hasChanged } from '../laws/caseIndex.ts';
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
  /** The place that was found last: lifecycles are often looked up in their order. */
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

  /** The place of the lifecycle, -1 if there is none. It never changes, because new lifecycles are appended. */
  placeOf(id: string): number {
    for (let place = this.near; place < Math.min(this.near + NEXT, this.list.length); place++)
      if (this.at(place).id === id) return (this.near = place);
    const place = this.searched(id);
    this.near = Math.max(place, 0);
    return place;
  }

  private searched(id: string): number {
    const began = beginningOf(id);
    let place = firstPlace(this.list.length, (index) => beginningOf(this.at(index).id) < began);
    while (this.list[place] !== undefined && this.at(place).id !== id) {
      if (beginningOf(this.at(place).id) !== began) return -1;
      place++;
    }
    return place < this.list.length ? place : -1;
  }

  replace(place: number, after: Case): void {
    const before = this.at(place);
    this.own()[place] = after;
    this.changes.push({ place, before, after });
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
    const place = this.own().push(after) - 1;
    this.changes.push({ place, before: undefined, after });
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
