/** Decides what becomes of each deal of a backup in a store that may have it already, in part, or in another form. */

import { defined } from '../domain/defined.ts';
import { grouped } from '../domain/grouped.ts';
import type { Backup, BackupDeal } from './backup.ts';
import { lengthOf, openedOf, parentsFirst, strandedIn } from './backupDeals.ts';
import { firstDifference, goesOn, holds, isOutdone } from './compared.ts';
import { freshName } from './copy/ledger.ts';
import {
  recordLength,
  refuse,
  type DamagedDeal,
  type Refusal,
  type OpenedDeal,
  type StoreOutcome,
  type StoredDeal,
} from './deal.ts';
import { digestOf, coveredText } from './digest.ts';
import { read, type list } from './log.ts';
import { asCopy, inPlaceOf, within } from './renamed.ts';
import { isSealRow } from './shape.ts';
import type { PackedDeal, Storage } from './tables.ts';

/** The deals of the store as they are listed, by their names. */
export type KnownDeals = ReadonlyMap<string, StoredDeal | DamagedDeal>;

/** What to do with a deal of the backup. */
export type MergeStep =
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

/** What to do with each deal of a backup, decided one after the other: a branch after the deal that it leaves. */
export class MergePlan {
  readonly known: KnownDeals;
  readonly steps: MergeStep[] = [];
  readonly #storage: Storage;
  readonly #backup: Backup;
  readonly #now: string;
  /** The deals of the store that are copies, by the name of the deal that they are copies of. */
  readonly #copies: ReadonlyMap<string | undefined, readonly StoredDeal[]>;
  /** The new name of each deal that got one: a branch of this deal then names its parent by it. */
  readonly #names = new Map<string, string>();
  /** The deals of the store with which one deal of the backup has gone on. */
  readonly #goneOn = new Set<string>();
  /** The number of events of each deal of the backup that is or will be stored. */
  readonly #lengths = new Map<string, number>();

  /** `here`: what the store lists now. `now`: an ISO time. */
  constructor(storage: Storage, backup: Backup, here: Awaited<ReturnType<typeof list>>, now: string) {
    this.#storage = storage;
    this.#backup = backup;
    this.#now = now;
    this.known = new Map([...here.damaged, ...here.deals].map((deal) => [deal.stream, deal]));
    this.#copies = grouped(here.deals, ({ copyOf }) => copyOf?.stream);
  }

  /** The deals of the backup in the order in which they are to be added. */
  entries(): readonly BackupDeal[] {
    const byName = new Map(this.#backup.deals.map((deal) => [deal.stream, deal]));
    return [...parentsFirst(this.#backup.deals, byName), ...strandedIn(this.#backup, byName)];
  }

  /** Adds what is to be done with this deal. Returns a refusal if no digest can be computed, otherwise null. */
  async add(entry: BackupDeal): Promise<Refusal | null> {
    const opened = openedOf(entry, this.#now);
    const { stream } = opened.deal;
    if (this.#isCutOff(entry) || !(await isWhole(entry, opened))) {
      this.steps.push({ do: 'spoilt', deal: opened.deal });
      return null;
    }
    const stored = this.known.has(stream) ? await read(this.#storage, stream) : null;
    const { same, behind } = await this.#relationOf(entry, opened, stored);
    if (same === null) return this.#addDeal(entry, opened, stored, behind);
    this.steps.push(same.step);
    this.#lengths.set(stream, lengthHere(same.deal));
    if (same.deal.stream !== stream) this.#names.set(stream, same.deal.stream);
    return null;
  }

  /** Without the events before its fork, nothing of a branch can be shown. */
  #isCutOff({ parent, fork = 0 }: BackupDeal): boolean {
    return parent !== undefined && fork > (this.#lengths.get(parent) ?? lengthHere(this.known.get(parent)));
  }

  async #relationOf(
    { copyOf, parent, sealed }: BackupDeal,
    opened: OpenedDeal,
    stored: StoreOutcome<OpenedDeal> | null,
  ): Promise<Relation> {
    const { stream } = opened.deal;
    // What another library keeps beside a deal may have come from here.
    const origins = copyOf === undefined ? [] : [copyOf.stream];
    const others = [stream, ...origins]
      .flatMap((name) => this.#copies.get(name) ?? [])
      .map((copy) => copy.stream);
    others.push(...origins.filter((name) => this.known.has(name)));
    const parentHere = parent && (this.#names.get(parent) ?? parent);
    return relationOf(
      [stored, ...(await Promise.all(others.map((name) => read(this.#storage, name))))],
      opened,
      (here) => sealedStep(this.#storage, here, opened, sealed),
      async (here) =>
        goesOn(here, opened, parentHere) &&
        !this.#goneOn.has(here.deal.stream) &&
        (sealed ?? '').startsWith(await sealOf(this.#storage, here)),
    );
  }

  /** Adds a deal that the store does not have: under its own name where that is free, or in place of the one from which it goes on. */
  async #addDeal(
    entry: BackupDeal,
    opened: OpenedDeal,
    stored: StoreOutcome<OpenedDeal> | null,
    behind: OpenedDeal | null,
  ): Promise<Refusal | null> {
    const { stream } = opened.deal;
    const { parent, sealed } = entry;
    this.#lengths.set(stream, lengthOf(entry));
    // The damaged deal may still be mended from the second copy, so the salvaged one is kept beside it.
    const free = entry.salvaged ? stored === null : !stored?.ok || isOutdone(stored, opened);
    const name = behind?.deal.stream ?? (free && !this.#names.has(stream) ? stream : freshName());
    this.#names.set(stream, name);
    if (behind !== null) this.#goneOn.add(name);
    const savedAt = this.#backup.exportedAt;
    let renamed = opened;
    if (behind !== null) renamed = inPlaceOf(behind, opened, savedAt);
    else if (name !== stream)
      renamed = asCopy(opened, name, { stream, savedAt, ...firstDifference(stored, opened) });
    if (parent !== undefined && this.#names.has(parent)) renamed = within(renamed, this.#names.get(parent));
    const made = await packedOf(renamed, this.#now);
    if (made === null) return refuse('digestUnavailable', { stream });
    const how =
      behind !== null ? 'continue' : name !== stream ? 'beside' : stored === null ? 'add' : 'replace';
    this.steps.push({ do: how, ...made, sealed });
    return null;
  }
}

/** How a deal of the backup relates to those of the store that may be the same. */
interface Relation {
  /** The store has it: what is left to do. */
  readonly same: { readonly deal: StoredDeal; readonly step: MergeStep } | null;
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
  stepOf: (here: OpenedDeal) => Promise<MergeStep | null>,
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
): Promise<MergeStep | null> {
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
