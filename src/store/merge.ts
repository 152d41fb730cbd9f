/**
 * Merges a backup into the store. Nothing is overwritten: an equal deal is kept once, and a deal with the same name but other contents is
 * kept beside it, with a note of which deal it is a copy.
 */

import { isSame } from '../domain/json.ts';
import type { Backup } from './backup.ts';
import type { StoreOutcome, StoredDeal } from './deal.ts';
import { list } from './log.ts';
import type { StoredMark } from './marks.ts';
import { MergePlan, type KnownDeals, type MergeStep } from './mergePlan.ts';
import { drop } from './removing.ts';
import { damagedDeal, isSealRow, isStoredDeal, isStoredMark } from './shape.ts';
import type { PackedDeal, Storage, Tables } from './tables.ts';

export interface Restored {
  /** Deals that were not in the store. */
  readonly added: number;
  /** Deals that the store already had, equal or further on. */
  readonly known: number;
  /** Live deals of the store to which entries of the backup were added. */
  readonly continued: number;
  /** Deals kept beside another of the same name. */
  readonly beside: number;
  readonly marks: number;
  /** Deals whose contents don't match their checksum, and branches without the deal that they leave. */
  readonly spoilt: readonly StoredDeal[];
  /** Deals of which only the facts up to the last readable one were taken; not counted above. */
  readonly salvaged: readonly StoredDeal[];
}

/**
 * Adds the deals and marks of a backup to the storage, all of them or none, and counts what was done. It refuses only with
 * `digestUnavailable`; deals that don't match their own digest are listed as `spoilt`.
 */
export async function merge(storage: Storage, backup: Backup, now: string): Promise<StoreOutcome<Restored>> {
  const here = await list(storage);
  const plan = new MergePlan(storage, backup, here, now);
  for (const entry of plan.entries()) {
    const fault = await plan.add(entry);
    if (fault !== null) return fault;
  }
  const { known, steps } = plan;
  const done = await storage.write(async (tables) => {
    if (await hasChanged(tables, known, steps)) return null;
    for (const step of steps) {
      if (step.do === 'seal') await putSeal(tables, step);
      else if ('packed' in step) await put(tables, step);
    }
    const marks = await addMarks(tables, backup.marks);
    const salvaged = steps.flatMap((step) =>
      'opened' in step && step.opened.deal.salvaged ? [step.opened.deal] : [],
    );
    const count = (of: MergeStep['do']): number =>
      steps.filter((step) => step.do === of && !('opened' in step && step.opened.deal.salvaged)).length;
    return {
      ok: true as const,
      added: count('add') + count('replace'),
      known: count('nothing') + count('seal'),
      continued: count('continue'),
      beside: count('beside'),
      marks,
      spoilt: steps.flatMap((step) => (step.do === 'spoilt' ? [step.deal] : [])),
      salvaged,
    };
  });
  // Nothing was written. What another tab wrote meanwhile must neither be replaced unread nor keep out the deal of the backup.
  return done ?? merge(storage, backup, now);
}

/** True if another tab has written one of the deals to be stored since the others were read. */
async function hasChanged(tables: Tables, known: KnownDeals, steps: readonly MergeStep[]): Promise<boolean> {
  const streams = steps.flatMap((step) => ('packed' in step ? [step.opened.deal.stream] : []));
  const rows = [...(await tables.dealsNamed(streams))];
  return rows.some(([stream, row]) => !isSame(known.get(stream), isStoredDeal(row) ? row : damagedDeal(row)));
}

async function putSeal(
  tables: Tables,
  { stream, sealed, about }: Extract<MergeStep, { readonly do: 'seal' }>,
): Promise<void> {
  const [deal, row] = await Promise.all([tables.deal(stream), tables.seal(stream)]);
  if (!isStoredDeal(deal) || !sealed.startsWith(isSealRow(row) ? row.text : '')) return;
  await tables.put('seal', { stream, text: sealed });
  await tables.put('deal', { ...deal, ...about });
}

async function put(
  tables: Tables,
  { opened, packed, sealed }: Extract<MergeStep, { readonly packed: PackedDeal | null }>,
): Promise<void> {
  const { deal, events } = opened;
  // What is replaced is damaged, or is the beginning of this deal.
  await drop(tables, deal.stream);
  await tables.add('deal', [deal]);
  await tables.addEvents(packed === null ? events : []);
  await tables.add('packed', packed === null ? [] : [packed]);
  if (sealed !== undefined) await tables.put('seal', { stream: deal.stream, text: sealed });
}

/** The contents and time of a mark: equal in all copies of it. */
function signOf({ finding, mark, comment, storedAt }: StoredMark): string {
  return JSON.stringify([finding, mark, comment ?? '', storedAt]);
}

/** Stores the marks that are not here yet, and answers how many there were. */
export async function addMarks(tables: Tables, marks: readonly StoredMark[]): Promise<number> {
  const here = (await tables.marks()).filter(isStoredMark);
  const known = new Map(here.map((mark) => [signOf(mark), mark.version]));
  const versions = new Map<number, number>();
  let next = await tables.lastMark();
  const added: StoredMark[] = [];
  for (const mark of marks) {
    const version = known.get(signOf(mark)) ?? ++next;
    versions.set(mark.version, version);
    if (known.has(signOf(mark))) continue;
    const undoes = mark.undoes === undefined ? undefined : versions.get(mark.undoes);
    const { undoes: _, ...rest } = mark;
    added.push({ ...rest, version, ...(undoes === undefined ? {} : { undoes }) });
  }
  await tables.add('mark', added);
  return added.length;
}
