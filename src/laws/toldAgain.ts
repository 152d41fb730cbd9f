/** Lists of what was told: a record may say the same thing a thousand times, and no law asks how often. */

/** The list with one more at its end. Of what is told over and over the latest two stay: the last may be taken out again. */
export function withLatest<Told>(
  list: readonly Told[],
  told: Told,
  isSame: (one: Told, other: Told) => boolean,
): readonly Told[] {
  const before = list.filter((each) => isSame(each, told));
  const [oldest] = before;
  return [...(before.length < 2 ? list : list.filter((each) => each !== oldest)), told];
}

/** The list with one more at its end, unless the same has been told before: the first time counts. */
export function withFirst<Told>(
  list: readonly Told[],
  told: Told,
  isSame: (one: Told, other: Told) => boolean = Object.is,
): readonly Told[] {
  return list.some((each) => isSame(each, told)) ? list : [...list, told];
}
