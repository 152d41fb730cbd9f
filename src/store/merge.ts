/**
 * Merges a backup into the store. Nothing is overwritten: an equal deal is kept once, and a deal with the same name but other contents is
 * kept beside it, with a note of which deal it is a copy.
 */

import { defined } from '../domain/defined.ts';
import { grouped } from '../domain/grouped.ts';
import { isSame } from '../domain/json.ts';
import type { Backup, BackupDeal } from './backup.ts';
import { lengthOf, openedOf, parentsFirst, strandedIn } from './backupDeals.ts';
import { firstDifference, goesOn, holds, isOutdone } from './compared.ts';
import { freshName } from './copy/ledger.ts';
import {
  recordLength,
  refuse,
  type DamagedDeal,
  type OpenedDeal,
  type StoreOutcome,
  type StoredDeal,
} from './deal.ts';
import { digestOf, coveredText } from './digest.ts';
import { list, read } from './log.ts';
import type { StoredMark } from './marks.ts';
import { drop } from './removing.ts';
import { asCopy, inPlaceOf, within } from './renamed.ts';
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

/** The deals of the store as they are listed, by their names. */
type Known = ReadonlyMap<string, StoredDeal | DamagedDeal>;

/** What to do with a deal of the backup. */
type Step =
  | { readonly do: 'nothing' }
  | { readonly do: 'spoilt'; readonly deal: StoredDeal }
  /** The store has the deal, but less of it is signed. */
  | {
      readonly do: 'seal';
      readonly stream: string;
      readonly sealed: string;
      readonly about: Pick<StoredDeal, 'freezes' | 'signed'>;
    }
  | {
      readonly do: 'add' | 'beside' | 'replace' | 'continue';
      readonly opened: OpenedDeal;
      readonly packed: PackedDeal | null;
      readonly sealed: string | undefined;
    };

/**
 * Adds the deals and marks of a backup to the storage, all of them or none, and counts what was done. It refuses only with
 * `digestUnavailable`; deals that don't match their own digest are listed as `spoilt`.
 */
export async function merge(storage: Storage, backup: Backup, now: string): Promise<StoreOutcome<Restored>> {
  const here = await list(storage);
  const known: Known = new Map([...here.damaged, ...here.deals].map((deal) => [deal.stream, deal]));
  const copies = grouped(here.deals, ({ copyOf }) => copyOf?.stream);
  /** The new name of each deal that got one: a branch of this deal then names its parent by it. */
  const names = new Map<string, string>();
  const steps: Step[] = [];
  /** The deals of the store with which one deal of the backup has gone on. */
  const goneOn = new Set<string>();
  const byName = new Map(backup.deals.map((deal) => [deal.stream, deal]));
  /** The number of events of each deal of the backup that is or will be stored. */
  const lengths = new Map<string, number>();
  for (const entry of [...parentsFirst(backup.deals, byName), ...strandedIn(backup, byName)]) {
    const opened = openedOf(entry, now);
    const { stream } = opened.deal;
    const { parent, fork = 0 } = entry;
    // Without the events before its fork, nothing of a branch can be shown.
    const isCutOff = parent !== undefined && fork > (lengths.get(parent) ?? lengthHere(known.get(parent)));
    if (isCutOff || !(await isWhole(entry, opened))) {
      steps.push({ do: 'spoilt', deal: opened.deal });
      continue;
    }
    const stored = known.has(stream) ? await read(storage, stream) : null;
    // What another library keeps beside a deal may have come from here.
    const origins = entry.copyOf === undefined ? [] : [entry.copyOf.stream];
    const others = [stream, ...origins].flatMap((name) => copies.get(name) ?? []).map((copy) => copy.stream);
    others.push(...origins.filter((name) => known.has(name)));
    const { sealed } = entry;
    const parentHere = parent && (names.get(parent) ?? parent);
    const { same, behind } = await relationOf(
      [stored, ...(await Promise.all(others.map((name) => read(storage, name))))],
      opened,
      (here) => sealedStep(storage, here, opened, sealed),
      async (here) =>
        goesOn(here, opened, parentHere) &&
        !goneOn.has(here.deal.stream) &&
        (sealed ?? '').startsWith(await sealOf(storage, here)),
    );
    if (same !== null) {
      steps.push(same.step);
      lengths.set(stream, lengthHere(same.deal));
      if (same.deal.stream !== stream) names.set(stream, same.deal.stream);
    } else {
      lengths.set(stream, lengthOf(entry));
      // The damaged deal may still be mended from the second copy, so the salvaged one is kept beside it.
      const free = entry.salvaged ? stored === null : !stored?.ok || isOutdone(stored, opened);
      const name = behind?.deal.stream ?? (free && !names.has(stream) ? stream : freshName());
      names.set(stream, name);
      if (behind !== null) goneOn.add(name);
      const savedAt = backup.exportedAt;
      let renamed = opened;
      if (behind !== null) renamed = inPlaceOf(behind, opened, savedAt);
      else if (name !== stream)
        renamed = asCopy(opened, name, { stream, savedAt, ...firstDifference(stored, opened) });
      const withParent =
        parent !== undefined && names.has(parent) ? within(renamed, names.get(parent)) : renamed;
      const made = await packedOf(withParent, now);
      if (made === null) return refuse('digestUnavailable', { stream });
      const how =
        behind !== null ? 'continue' : name !== stream ? 'beside' : stored === null ? 'add' : 'replace';
      steps.push({ do: how, ...made, sealed });
    }
  }
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
    const count = (of: Step['do']): number =>
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

/** How a deal of the backup relates to those of the store that may be the same. */
interface Relation {
  /** The store has it: what is left to do. */
  readonly same: { readonly deal: StoredDeal; readonly step: Step } | null;
  /** The live deal of the store from which it goes on. */
  readonly behind: OpenedDeal | null;
}

/**
 * @param stepOf what is left to do with a deal that holds the backup's; null if other things are signed there
 * @param isBehind whether the backup's deal goes on from one of the store, and nothing signed is lost
 */
async function relationOf(
  alike: readonly (StoreOutcome<OpenedDeal> | null)[],
  opened: OpenedDeal,
  stepOf: (here: OpenedDeal) => Promise<Step | null>,
  isBehind: (here: OpenedDeal) => Promise<boolean>,
): Promise<Relation> {
  let behind: OpenedDeal | null = null;
  for (const here of alike) {
    if (!here?.ok) continue;
    const step = holds(here, opened) ? await stepOf(here) : null;
    if (step !== null) return { same: { deal: here.deal, step }, behind: null };
    if (behind === null && (await isBehind(here))) behind = here;
  }
  return { same: null, behind };
}

/** The number of events of the record of a deal in the store; nobody knows that of a damaged one. */
function lengthHere(deal: StoredDeal | DamagedDeal | undefined): number {
  if (deal === undefined) return -1;
  return 'version' in deal ? recordLength(deal) : Infinity;
}

/** True if another tab has written one of the deals to be stored since the others were read. */
async function hasChanged(tables: Tables, known: Known, steps: readonly Step[]): Promise<boolean> {
  const streams = steps.flatMap((step) => ('packed' in step ? [step.opened.deal.stream] : []));
  const rows = [...(await tables.dealsNamed(streams))];
  return rows.some(([stream, row]) => !isSame(known.get(stream), isStoredDeal(row) ? row : damagedDeal(row)));
}

/** What is signed of a deal in the store; empty if nothing is. */
async function sealOf(storage: Storage, { deal }: OpenedDeal): Promise<string> {
  const row = await storage.read((tables) => tables.seal(deal.stream));
  return isSealRow(row) ? row.text : '';
}

/** For a deal that is in the store: nothing, or its seal if the backup has more signed; null if other things are signed there. */
async function sealedStep(
  storage: Storage,
  here: OpenedDeal,
  opened: OpenedDeal,
  sealed: string | undefined,
): Promise<Step | null> {
  const { stream } = here.deal;
  const had = await sealOf(storage, here);
  if (sealed === undefined || had.startsWith(sealed)) return { do: 'nothing' };
  const { freezes, signed } = opened.deal;
  return sealed.startsWith(had) ? { do: 'seal', stream, sealed, about: defined({ freezes, signed }) } : null;
}

/** The contents of a closed deal must match its digest. */
async function isWhole({ state, closings }: BackupDeal, opened: OpenedDeal): Promise<boolean> {
  if (state === 'live') return true;
  const digest = await digestOf(coveredText(opened));
  return digest === null || digest === closings.at(-1)?.digest;
}

/** The deal with its packed row if it is closed, which a new name requires to compute again. Null if no digest can be computed. */
async function packedOf(
  opened: OpenedDeal,
  now: string,
): Promise<{ readonly opened: OpenedDeal; readonly packed: PackedDeal | null } | null> {
  const { deal, events } = opened;
  if (deal.state === 'live') return { opened, packed: null };
  const text = coveredText(opened);
  const digest = await digestOf(text);
  if (digest === null) return null;
  const again = deal.closings.at(-1)?.digest === digest ? [] : [{ version: deal.version, digest, at: now }];
  const closed = { ...deal, closings: [...deal.closings, ...again] };
  return { opened: { deal: closed, events }, packed: { stream: deal.stream, text, digest } };
}

async function putSeal(
  tables: Tables,
  { stream, sealed, about }: Extract<Step, { readonly do: 'seal' }>,
): Promise<void> {
  const [deal, row] = await Promise.all([tables.deal(stream), tables.seal(stream)]);
  if (!isStoredDeal(deal) || !sealed.startsWith(isSealRow(row) ? row.text : '')) return;
  await tables.put('seal', { stream, text: sealed });
  await tables.put('deal', { ...deal, ...about });
}

async function put(
  tables: Tables,
  { opened, packed, sealed }: Extract<Step, { readonly packed: PackedDeal | null }>,
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
