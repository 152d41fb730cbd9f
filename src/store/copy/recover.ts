/** At the start, checks whether the database still has everything that was stored, and restores the rest from the second copy. */

import { contiguous } from '../digest.ts';
import { tried } from '../failure.ts';
import { isSealRow, isStoredDeal, isStoredMark } from '../shape.ts';
import { drop } from '../removing.ts';
import type { StoreLedger, Storage, Tables } from '../tables.ts';
import { firstLedger } from './ledger.ts';
import type { CopyLog } from './log.ts';
import type { CopyRead } from './lines.ts';
import type { KeptBefore, Loss, Marker } from './marker.ts';
import type { CopiedRows } from './op.ts';

interface Dependencies {
  /** The database without a copy, because restored rows are no new write. */
  readonly storage: Storage;
  readonly log: CopyLog;
  readonly marker: Marker;
  readonly now: () => string;
}

interface Standing {
  readonly ledger: StoreLedger | undefined;
  readonly deals: number;
  readonly marks: number;
}

async function standingOf(tables: Tables): Promise<Standing> {
  return {
    ledger: await tables.ledger(),
    deals: await tables.countDeals(),
    marks: await tables.countMarks(),
  };
}

/**
 * Brings back from the copy what the database lost, and notes the loss with the marker. Afterwards database, copy and marker agree.
 * A copy that can't be read counts as none.
 */
export async function recover({ storage, log, marker, now }: Dependencies): Promise<void> {
  const before = await storage.read(standingOf);
  const { ledger } = before;
  const { kept } = marker.read();
  const copy = await tried(() => log.standing());
  const sameCopy = copy !== null && copy.generation === ledger?.generation;
  const behind = kept !== undefined && kept.generation === ledger?.generation && kept.writes > ledger.writes;
  // Rows have disappeared without being removed.
  const short = ledger !== undefined && (before.deals < ledger.deals || before.marks < ledger.marks);
  if (ledger !== undefined && sameCopy && copy.writes === ledger.writes && !behind && !short) {
    marker.keep(ledger);
    log.agrees(ledger);
    return;
  }
  // The whole copy is read only if it may have something that the database lacks.
  const ahead = copy !== null && (short || !sameCopy || copy.writes === null || copy.writes > ledger.writes);
  const read = ahead ? await tried(() => log.read()) : null;
  const lost =
    ledger === undefined
      ? hasKept(kept, read) && before.deals + before.marks === 0
      : behind || short || isAhead(ledger, read);
  const after = await storage.write(async (tables) => {
    const found = await tables.ledger();
    // Another tab has written in the meantime.
    if (found?.generation !== ledger?.generation || found?.writes !== ledger?.writes) return null;
    if (found === undefined) await setRightByFacts(tables);
    const brought =
      read === null ? NOTHING : await bringBack(tables, read, found?.generation === read.generation);
    const counted = await standingOf(tables);
    const next: StoreLedger = {
      ...(found ?? firstLedger(now())),
      writes: Math.max(found?.writes ?? 0, read?.writes ?? 0, kept?.writes ?? 0) + 1,
      deals: counted.deals,
      marks: counted.marks,
      grown: Object.fromEntries(
        Object.entries(found?.grown ?? {}).filter(([stream]) => !brought.streams.includes(stream)),
      ),
    };
    await tables.putLedger(next);
    return { next, brought };
  });
  if (after === null) return;
  if (lost) marker.lose(lossOf({ kept, read, brought: after.brought, before, noticedAt: now() }));
  marker.keep(after.next);
  await log.renew();
}

function hasKept(kept: KeptBefore | undefined, read: CopyRead | null): boolean {
  return (kept !== undefined && kept.deals + kept.marks > 0) || (read !== null && !read.rows.isEmpty);
}

function isAhead(ledger: StoreLedger, read: CopyRead | null): boolean {
  return (
    read !== null &&
    (read.generation !== ledger.generation ? !read.rows.isEmpty : read.writes > ledger.writes)
  );
}

/** Without a ledger, the version of a deal follows from its facts. */
async function setRightByFacts(tables: Tables): Promise<void> {
  for (const row of await tables.deals()) {
    if (!isStoredDeal(row) || row.state === 'closed') continue;
    const events = await tables.events(row.stream);
    const deal = { ...row, version: events.length };
    const whole = contiguous(deal, events);
    if (whole !== 'corrupt' && deal.version > row.version)
      await tables.setRight({ ...deal, updatedAt: whole.at(-1)?.storedAt ?? row.updatedAt });
  }
}

interface Brought {
  /** The restored deals. */
  readonly streams: readonly string[];
  readonly marks: number;
}
const NOTHING: Brought = { streams: [], marks: 0 };

/** @param same true if the copy belongs to this database and is newer, so that the copy is right where they differ */
async function bringBack(tables: Tables, { rows }: CopyRead, same: boolean): Promise<Brought> {
  const streams: string[] = [];
  for (const [stream, deal] of rows.deals) {
    const here = await tables.deal(stream);
    const isAsFar =
      isStoredDeal(here) && here.version >= deal.version && !(await isSealedFurther(tables, stream, rows));
    if (here !== undefined && (!same || isAsFar)) continue;
    await putAll(tables, stream, rows);
    streams.push(stream);
  }
  const known = new Set((await tables.marks()).filter(isStoredMark).map(({ version }) => version));
  const marks = [...rows.marks.values()].filter(({ version }) => !known.has(version));
  await tables.add('mark', marks);
  if (rows.audits !== null && (same || (await tables.audits()) === undefined))
    await tables.put('audits', rows.audits);
  return { streams, marks: marks.length };
}

/** The last write may have been a freeze, which adds no fact. */
async function isSealedFurther(tables: Tables, stream: string, rows: CopiedRows): Promise<boolean> {
  const here = await tables.seal(stream);
  return (rows.seals.get(stream)?.text.length ?? 0) > (isSealRow(here) ? here.text.length : 0);
}

/** Writes the rows of one deal as the copy has them. */
export async function putAll(tables: Tables, stream: string, rows: CopiedRows): Promise<void> {
  const [deal, packed] = [rows.deals.get(stream), rows.packed.get(stream)];
  const seal = rows.seals.get(stream);
  if (deal === undefined) return;
  await drop(tables, stream);
  await tables.add('deal', [deal]);
  await tables.addEvents(deal.state === 'live' ? rows.eventsOf(stream) : []);
  await tables.add('packed', packed === undefined || deal.state === 'live' ? [] : [packed]);
  if (seal !== undefined) await tables.put('seal', seal);
}

function lossOf(all: {
  readonly kept: KeptBefore | undefined;
  readonly read: CopyRead | null;
  readonly brought: Brought;
  readonly before: Standing;
  readonly noticedAt: string;
}): Loss {
  const { kept, read, brought, before, noticedAt } = all;
  const sameLife = kept !== undefined && read !== null && kept.generation === read.generation;
  const known = kept?.writes ?? 0;
  const reached = Math.max(read?.writes ?? 0, before.ledger?.writes ?? 0);
  return {
    noticedAt,
    keptUntil: [kept?.at ?? '', read?.at ?? ''].sort().at(-1) ?? '',
    deals: Math.max((kept?.deals ?? 0) - before.deals, brought.streams.length),
    marks: Math.max((kept?.marks ?? 0) - before.marks, brought.marks),
    broughtDeals: brought.streams.length,
    broughtMarks: brought.marks,
    broughtUntil: read?.at ?? '',
    missing: (read?.missing ?? 0) + (sameLife ? Math.max(known - reached, 0) : 0),
  };
}
