/** Stores the deals of a file that are not stored already. Loaded on demand. */

import { canonical } from '../../../domain/json.ts';
import { isStorageCode } from '../../../store/codes.ts';
import { knownAmong, type KnownDeal } from '../../../store/knownDeals.ts';
import type { Store } from '../../../store/store.ts';
import type { ReadFile } from '../reading.ts';
import type { KeepingReport } from './restoring.ts';

/** The part of a file that is stored. */
export type AcceptedFile = Pick<ReadFile, 'deals' | 'seal' | 'sealed' | 'parts'>;

/** For each deal of the file the one that is stored already, or null. Of a sealed file, the whole text counts. */
export async function knownOf(
  { deals, seal, sealed, parts }: AcceptedFile,
  store: Store,
): Promise<readonly (KnownDeal | null)[]> {
  if (parts !== undefined) return (await Promise.all(parts.map((part) => knownOf(part, store)))).flat();
  if (!seal || !sealed) return knownAmong(deals, store);
  const [text, kept] = await Promise.all([sealed.text(), store.list()]);
  for (const { stream, signed } of kept.ok ? kept.deals : []) {
    const here = signed === undefined ? null : await store.seals.read(stream);
    if (here?.ok && here.text === text) return deals.map(() => ({ stream, goesOn: false }));
  }
  return deals.map(() => null);
}

/**
 * Adds to a stored deal what others have signed since, where the sealed file goes on from its seal and no fact differs. Returns its
 * stream; null if there is no such deal.
 */
async function continued(file: AcceptedFile, text: string, store: Store): Promise<string | null> {
  const { deals, seal } = file;
  const [deal] = deals;
  if (deal === undefined || deals.length > 1 || !seal || seal.faults.length > 0) return null;
  const kept = await store.list();
  for (const { stream, signed, state, version, parent } of kept.ok ? kept.deals : []) {
    if (signed !== 'holds' || parent !== undefined) continue;
    const here = await store.seals.read(stream);
    if (!here.ok || here.text === null || !text.startsWith(here.text)) continue;
    const found = await store.record(stream);
    if (!found.ok) continue;
    const { events } = found.record;
    // The order of keys is another in a sealed file.
    const isEqual = deal.events.every(
      (event, at) => at >= version || canonical(event) === canonical(events[at]),
    );
    const added = deal.events.slice(version);
    if (!isEqual || (added.length > 0 && state !== 'live')) continue;
    if (added.length > 0 && !(await store.append(stream, version, added)).ok) continue;
    const next = { before: here.text, text, facts: deal.events.length, freezes: seal.freezes };
    if ((await store.seals.keep(stream, next)).ok) return stream;
  }
  return null;
}

/** The stream of a single deal, else null; and what is to be reported, if anything. */
export interface Accepted {
  readonly stream: string | null;
  readonly report: KeepingReport | null;
}

/** Stores the deals; those the storage refuses stay listed, marked as not stored. A deal that is stored already is not stored twice. */
export async function accept(file: AcceptedFile, store: Store): Promise<Accepted> {
  const { deals, seal, sealed } = file;
  const text = (await sealed?.text()) ?? '';
  const own =
    seal && sealed ? { seal: { text, freezes: seal.freezes, holds: seal.faults.length === 0 } } : {};
  const known = await knownOf(file, store);
  const fresh = deals.filter((_deal, index) => known[index]?.goesOn !== false);
  const here = known[0]?.stream ?? null;
  if (deals.length > 0 && fresh.length === 0)
    return { stream: deals.length === 1 ? here : null, report: { kind: 'known', deals: deals.length } };
  const further = sealed ? await continued(file, text, store) : null;
  if (further !== null) return { stream: further, report: { kind: 'continued', deals: 1 } };
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

/** Stores the deals of each file, with its own seal. The stream is that of the only deal of all. */
export async function acceptAll(
  files: readonly AcceptedFile[],
  store: Store,
): Promise<{
  readonly stream: string | null;
  readonly reports: readonly KeepingReport[];
}> {
  const streams: (string | null)[] = [];
  const reports: KeepingReport[] = [];
  for (const file of files.filter(({ deals }) => deals.length > 0)) {
    const { stream, report } = await accept(file, store);
    streams.push(stream);
    if (report !== null) reports.push(report);
  }
  const [only = null] = streams;
  return { stream: streams.length === 1 ? only : null, reports: summed(reports) };
}

/** Counts the deals of all reports of one kind together, and tells the same refusal once. */
function summed(reports: readonly KeepingReport[]): readonly KeepingReport[] {
  const counted = (['known', 'continued'] as const).flatMap((kind) => {
    const deals = reports.reduce((sum, report) => sum + (report.kind === kind ? report.deals : 0), 0);
    return deals === 0 ? [] : [{ kind, deals }];
  });
  const refused = reports.filter(
    ({ kind }, index) => kind === 'refused' && reports.findIndex((other) => other.kind === kind) === index,
  );
  return [...counted, ...refused];
}
