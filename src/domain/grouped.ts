/** What `Map.groupBy` does, which Node 20 does not have. */

/** The values grouped by their keys. A key stands where its first value stood; the values of a group keep their order. */
export function grouped<T, K>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
