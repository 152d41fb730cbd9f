/** Ascending indexes in a list of lifecycles: those of the lifecycles that have something in common. */

/**
 * The indexes in the list of the lifecycles of one machine, or of one machine in one state, ascending. Only the first `count` indexes
 * belong to this group: later lists share the array and append to it.
 */
export interface CaseGroup {
  readonly indexes: number[];
  readonly count: number;
}

/** A group to which no lifecycle belongs. */
export const NOWHERE: CaseGroup = { indexes: [], count: 0 };

/**
 * Binary search among the numbers from 0 to `count`: the first for which `comesBefore` is false. It must be false for all later ones,
 * too.
 */
export function firstIndex(count: number, comesBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (comesBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function indexOf({ indexes, count }: CaseGroup, index: number): number {
  return firstIndex(count, (at) => (indexes[at] as number) < index);
}

/** The group with one more index. */
export function withIndex(group: CaseGroup | undefined, index: number): CaseGroup {
  if (group === undefined) return { indexes: [index], count: 1 };
  const { indexes, count } = group;
  const isLast = count === 0 || (indexes[count - 1] as number) < index;
  const own = isLast && indexes.length === count ? indexes : indexes.slice(0, count);
  if (isLast) own.push(index);
  else putIn(own, index);
  return { indexes: own, count: count + 1 };
}

/** The group without one of its indexes. */
export function withoutIndex(group: CaseGroup, index: number): CaseGroup {
  const indexes = group.indexes.slice(0, group.count);
  indexes.splice(indexOf(group, index), 1);
  return { indexes, count: indexes.length };
}

/** The indexes of both groups, ascending: a merge of two sorted lists. */
export function merged(one: CaseGroup, other: CaseGroup): CaseGroup {
  const indexes: number[] = [];
  let left = 0;
  let right = 0;
  while (left < one.count && right < other.count) {
    const [mine, its] = [one.indexes[left] as number, other.indexes[right] as number];
    if (mine < its) {
      indexes.push(mine);
      left++;
    } else {
      indexes.push(its);
      right++;
    }
  }
  while (left < one.count) indexes.push(one.indexes[left++] as number);
  while (right < other.count) indexes.push(other.indexes[right++] as number);
  return { indexes, count: indexes.length };
}

/** Puts an index among ascending ones, once. */
export function putIn(indexes: number[], index: number): void {
  const at = indexOf({ indexes, count: indexes.length }, index);
  if (indexes[at] !== index) indexes.splice(at, 0, index);
}
