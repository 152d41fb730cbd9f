/** Whether a value fits into the layout of a link. */

import type { Schema } from './schema.ts';
import { MOST } from './take.ts';

/** `put` can put the value, and `take` takes out the same. Keys that are not declared have no room. */
export function fits(schema: Schema, value: unknown): boolean {
  if (Array.isArray(schema)) return schema.includes(value);
  switch (schema) {
    case 'count':
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;
    case 'text':
      // An unpaired surrogate can't be encoded.
      return typeof value === 'string' && !/\p{Surrogate}/u.test(value);
    case 'hands':
      return typeof value === 'object' && value !== null;
  }
  if (typeof schema !== 'object') return false;
  if ('or' in schema) return value === null || fits(schema['or'], value);
  if ('list' in schema) return Array.isArray(value) && value.every((one) => fits(schema['list'], one));
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Readonly<Record<string, unknown>>;
  const declared = Object.entries(schema) as [string, Schema][];
  const names = new Set(declared.map(([name]) => name.replace('?', '')));
  return (
    Object.entries(given).every(([name, one]) => one === undefined || names.has(name)) &&
    declared.every(([name, field]) => {
      const one = given[name.replace('?', '')];
      return one === undefined ? name.endsWith('?') : fits(field, one);
    })
  );
}
