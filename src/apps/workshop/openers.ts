/** What needs a library of its own, loaded when the first such file comes. */

import type { readBws } from '../../formats/bws/readBws.ts';
import type { unpack } from '../../formats/archive.ts';

/** Scoring databases. */
export const openDatabase: typeof readBws = async (...given) => {
  const database = await import('./database.ts');
  return database.readBws(...given);
};

/** Archives. */
export async function openArchive(): Promise<typeof unpack> {
  return (await import('../../formats/archive.ts')).unpack;
}
