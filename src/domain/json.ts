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
