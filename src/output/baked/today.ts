/** Judges a deal where it is shown, by the Laws as the program reads them on that day. */

import type { DealRecord } from '../../events/record.ts';
import type { LawSet } from '../../lawbook/editions.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { bake, bakedFile, type BakeOptions } from './bake.ts';
import type { BakedFile } from './baked.ts';

/**
 * Bakes a deal with today's date. Names are always in the file: the page that shows it decides whether to show them.
 * @param laws the record's own edition and elections when left out
 */
export function bakedToday(
  record: DealRecord,
  options: Omit<BakeOptions, 'day' | 'names'>,
  laws?: LawSet,
): BakedFile {
  const day = new Date().toISOString().slice(0, 10);
  return bakedFile([bake(timelineOf(record, laws), { ...options, day, names: true })]);
}
