/** The lifecycles of a deal while one fact is told to them: copied only before it changes what somebody has been shown. */

import { beginningOf, type Case } from '../laws/case.ts';
import type { Opening } from '../laws/heard.ts';
import { isSameMatter, openCase } from '../../machines/index.ts';

export class CaseList {
  private list: Case[];
  private shown = true;

  constructor(cases: readonly Case[]) {
    this.list = cases as Case[];
  }

  /** The list as it is now; it will not change any more. */
  now(): readonly Case[] {
    this.shown = true;
    return this.list;
  }

  at(index: number): Case {
    return this.list[index] as Case;
  }

  /** A lifecycle keeps its place for ever: new ones come behind. -1 where there is none. */
  placeOf(id: string): number {
    return this.list.findLastIndex((open) => open.id === id);
  }

  replace(index: number, by: Case): void {
    this.own()[index] = by;
  }

  /** Opens a lifecycle at that event; null where the same matter is open already. */
  open(opening: Opening, at: number): string | null {
    if (this.list.some((other) => isSameMatter(other, opening))) return null;
    let same = 0;
    for (let index = this.list.length - 1; index >= 0; index--) {
      const other = this.at(index);
      if (beginningOf(other.id) !== at) break;
      if (other.machine === opening.machine) same++;
    }
    const first = `${opening.machine}@${at}`;
    const id = same === 0 ? first : `${first}.${same}`;
    this.own().push(openCase(opening, id));
    return id;
  }

  private own(): Case[] {
    if (this.shown) this.list = [...this.list];
    this.shown = false;
    return this.list;
  }
}
