/** Numbers that no deal has: such a fact is kept and doubted, because no fact is refused for being impossible. */

import { FACTS, type Declared, type FactType, type Kind } from '../../events/facts.ts';

/** The least and the most of a whole number. The published schema has them from here. */
type Range = readonly [least: number, most: number];

/** The numbers of tricks that a deal has. An answer in numbers is a number of tricks. */
export const RANGES = { trick: [1, 13], tricks: [0, 13], answer: [0, 13] } as const satisfies Partial<
  Record<Kind, Range>
>;

const rangeOf: Partial<Readonly<Record<Kind, Range>>> = RANGES;

export interface BeyondRange {
  readonly field: string;
  readonly least: number;
  readonly most: number;
}

/** The fields of an event with a number beyond what a deal has. */
export function beyondRange(type: FactType, item: Readonly<Record<string, unknown>>): readonly BeyondRange[] {
  return Object.entries<Declared[string]>(FACTS[type]).flatMap(([declared, kind]) => {
    const range = typeof kind === 'string' ? rangeOf[kind] : undefined;
    const field = declared.replace('?', '');
    const value = item[field];
    if (range === undefined || typeof value !== 'number') return [];
    const [least, most] = range;
    return Number.isInteger(value) && value >= least && value <= most ? [] : [{ field, least, most }];
  });
}
