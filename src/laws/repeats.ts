/** Lists without repetitions: a record may state the same thing a thousand times, but no law asks how often. */

/** The list with one more at its end. Of entries that repeat the latest two stay: the last may be taken out again. */
export function withLatest<Entry>(
  list: readonly Entry[],
  entry: Entry,
  isSame: (one: Entry, other: Entry) => boolean,
): readonly Entry[] {
  const before = list.filter((each) => isSame(each, entry));
  const [oldest] = before;
  return [...(before.length < 2 ? list : list.filter((each) => each !== oldest)), entry];
}

/** The list with one more at its end, unless the same entry is there already: the first time counts. */
export function withFirst<Entry>(
  list: readonly Entry[],
  entry: Entry,
  isSame: (one: Entry, other: Entry) => boolean = Object.is,
): readonly Entry[] {
  return list.some((each) => isSame(each, entry)) ? list : [...list, entry];
}
