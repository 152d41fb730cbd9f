/** Cases chosen so that few of them hold every kind of fact, every field of it, every choice and every question. */

import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { paths, caseIn } from '../fixtures.ts';

export interface Chosen {
  readonly path: string;
  readonly record: DealRecord;
}

/** What of a fact a person types in a way of its own: its kind, each field, and which choice or question it names. */
export function traitsOf(fact: Fact): readonly string[] {
  const { type, ...fields } = fact;
  const of = (name: string, value: unknown): readonly string[] => {
    const field = `${type}.${name}`;
    if (typeof value === 'boolean') return [`${field}=${value}`];
    if (Array.isArray(value))
      return value.flatMap((one) => (typeof one === 'string' ? [`${field}=${one}`] : [field]));
    const isName =
      typeof value === 'string' && /^(?:option|question|answer|kind|manner|as|what|about|status)$/.test(name);
    return [isName ? `${field}=${value}` : field];
  };
  return [type, ...Object.entries(fields).flatMap(([name, value]) => of(name, value))];
}

/**
 * The case that shows most of what no chosen one has shown, again and again, the first of several by its name; when everything
 * has been shown it begins anew with the cases that are left. The same cases each time.
 */
export function chosenCases(count: number): { readonly chosen: readonly Chosen[]; readonly traits: number } {
  const left = new Map(
    [...paths].sort().flatMap((path) => {
      const { record } = caseIn(path);
      return record === null
        ? []
        : [[path, { record, traits: new Set(record.events.flatMap(traitsOf)) }] as const];
    }),
  );
  const all = new Set([...left.values()].flatMap(({ traits }) => [...traits]));
  const chosen: Chosen[] = [];
  let shown = new Set<string>();
  while (chosen.length < count && left.size > 0) {
    let best = '';
    let most = 0;
    for (const [path, { traits }] of left) {
      // A kind of fact that nobody has typed yet weighs more than all ways of typing one.
      const news = [...traits]
        .filter((trait) => !shown.has(trait))
        .reduce((sum, trait) => sum + (trait.includes('.') ? 1 : 1000), 0);
      if (news > most) [best, most] = [path, news];
    }
    if (most === 0) {
      if (shown.size === 0) break;
      shown = new Set();
      continue;
    }
    const { record, traits } = left.get(best)!;
    chosen.push({ path: best, record });
    for (const trait of traits) shown.add(trait);
    left.delete(best);
  }
  return { chosen, traits: all.size };
}
