/** Values of JSON. */

/** True for an object of JSON: no array, not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON whose text is the same whatever the order of keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    isObject(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** True when both read the same as JSON. The order of keys counts, too: what was copied or read again has kept it. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A copy that is exactly what its JSON says, so that it does not change when it is written and read again. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
