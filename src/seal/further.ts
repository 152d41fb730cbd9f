/** The part of a case that is not sealed yet. */

import canonicalize from 'canonicalize';
import { isObject } from '../domain/json.ts';
import type { Further, Matter } from './sealing.ts';

/** What is to be signed, without the signers. */
export interface Unsigned extends Pick<Further, 'marks'> {
  readonly moments: readonly (readonly unknown[])[];
}

/**
 * The items of the case that are not signed yet. `differs`: the first moment at which the case differs from the signed text, since signed
 * moments may not change.
 */
export function unsignedOf(had: Matter, now: Matter): Unsigned | { readonly differs: number } {
  if (canonicalize(had.head) !== canonicalize(now.head)) return { differs: 0 };
  const marks: [name: string, moment: number][] = [];
  for (const [moment, items] of had.moments.entries()) {
    const present = now.moments[moment]?.map((item) => ({ item, text: canonicalize(item) }));
    if (present === undefined) return { differs: moment };
    for (const item of items) {
      const index = present.findIndex(({ text }) => text === canonicalize(item));
      if (index === -1) return { differs: moment };
      present.splice(index, 1);
    }
    // A later correction may give an earlier moment another name.
    for (const { item } of present) {
      const mark = isObject(item) ? item['mark'] : undefined;
      if (typeof mark !== 'string') return { differs: moment };
      marks.push([mark, moment]);
    }
  }
  return { moments: now.moments.slice(had.moments.length), marks: Object.fromEntries(marks) };
}
