/** Which lines of a file were moved, and which were not: a longest increasing subsequence. */

interface InFile {
  /** Its index in the file. */
  readonly line: number;
}

/** The longest possible list of events that are in the file in the order of signing. All others were moved. */
export function standing<Entry extends InFile>(entries: readonly Entry[]): readonly Entry[] {
  /** For each length, the increasing run of that length that ends earliest in the file. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, { line }] of entries.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((entries[ends[middle] ?? 0]?.line ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? undefined : ends[low - 1];
    ends[low] = index;
  }
  const run: Entry[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) {
    const entry = entries[at];
    if (entry !== undefined) run.push(entry);
  }
  return run.reverse();
}
