/** Stores the deals of a file that are not stored already. Loaded on demand. */

import { isStorageCode } from '../../../store/codes.ts';
import { knownAmong, type KnownDeal } from '../../../store/knownDeals.ts';
import type { Store } from '../../../store/store.ts';
import type { ReadFile } from '../reading.ts';
import type { KeepingReport } from './restoring.ts';

/** The part of a file that is stored. */
export type AcceptedFile = Pick<ReadFile, 'deals' | 'seal' | 'sealed'>;

/** For each deal of the file the one that is stored already, or null. Of a sealed file, the whole text counts. */
export async function knownOf(
  { deals, seal, sealed }: AcceptedFile,
  store: Store,
): Promise<readonly (KnownDeal | null)[]> {
  if (!seal || !sealed) return knownAmong(deals, store);
  const [text, kept] = await Promise.all([sealed.text(), store.list()]);
  for (const { stream, signed } of kept.ok ? kept.deals : []) {
    const here = signed === undefined ? null : await store.seals.read(stream);
    if (here?.ok && here.text === text) return deals.map(() => ({ stream, goesOn: false }));
  }
  return deals.map(() => null);
}

/** The stream of a single deal, else null; and what is to be reported, if anything. */
export interface Accepted {
  readonly stream: string | null;
  readonly report: KeepingReport | null;
}

/** Stores the deals; those the storage refuses stay listed, marked as not stored. A deal that is stored already is not stored twice. */
export async function accept(file: AcceptedFile, store: Store): Promise<Accepted> {
  const { deals, seal, sealed } = file;
  const own =
    seal && sealed
      ? { seal: { text: await sealed.text(), freezes: seal.freezes, holds: seal.faults.length === 0 } }
      : {};
  const known = await knownOf(file, store);
  const fresh = deals.filter((_deal, index) => known[index]?.goesOn !== false);
  const here = known[0]?.stream ?? null;
  if (deals.length > 0 && fresh.length === 0)
    return { stream: deals.length === 1 ? here : null, report: { kind: 'known', deals: deals.length } };
  const done = await store.createAll(
    fresh.map(({ header, events, marks }) => ({
      header,
      events,
      closed: true,
      ...own,
      ...(marks === undefined ? {} : { marks }),
    })),
  );
  const report: KeepingReport | null =
    done.ok || isStorageCode(done.code) ? null : { kind: 'refused', code: done.code };
  if (deals.length !== 1) return { stream: null, report };
  return { stream: (done.ok ? done.streams[0] : done.stream) ?? null, report };
}
