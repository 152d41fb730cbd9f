/**
 * Writes a backup as a file and reads it. Each deal and each mark has a line with a checksum, so that all intact lines of a cut or
 * damaged file can be read. The others are listed.
 */

import { isObject } from '../domain/json.ts';
import type { Backup, BackupDeal, StrandedFacts } from './backup.ts';
import { strandedIn } from './backupDeals.ts';
import { SIGN_LENGTH, isBackup } from './backupSign.ts';
import { checksum } from './checksum.ts';
import type { DamagedDeal } from './deal.ts';
import { endOfObject, parsed } from './jsonPieces.ts';
import { SpoiltText, factChecks, isBackupDeal, salvaged } from './salvage.ts';
import { all, damagedDeal, isCount, isFact, isHeader, isStoredMark, isText, may } from './shape.ts';

const FORMAT = 'dealtrail-backup/1';

function sealed(entry: object): string {
  const json = JSON.stringify(entry);
  return `${json.slice(0, -1)},"check":"${checksum(json)}"}`;
}

/** Adds a checksum for each fact, so that the intact facts of a damaged deal are known. */
function withChecks(deal: BackupDeal): object {
  return { factChecks: factChecks(deal.record.events), ...deal };
}

function listOf(name: string, entries: readonly object[]): string {
  return `"${name}":[${entries.length === 0 ? '' : `\n${entries.map(sealed).join(',\n')}\n`}]`;
}

/** The backup as the text of a file (`dealtrail-backup/1`), with a checksum for each deal, mark and list of stranded facts. */
export function backupText(backup: Backup): string {
  const { exportedAt, complete, deals, marks, stranded, unreadable, settings } = backup;
  const counts = { deals: deals.length, marks: marks.length };
  const head = JSON.stringify({ format: FORMAT, exportedAt, complete, counts, settings, unreadable });
  return [
    head.slice(0, -1),
    listOf('marks', marks),
    listOf('deals', deals.map(withChecks)),
    `${listOf('stranded', stranded)}}\n`,
  ].join(',\n');
}

export interface BackupRead {
  readonly backup: Backup;
  /** Deals without a readable fact, with what is known of them. If nothing is known, the title is empty. */
  readonly spoilt: readonly DamagedDeal[];
  readonly spoiltMarks: number;
  /** The file is cut, or differs from what was written. */
  readonly damaged: boolean;
}

/** What could be read of the backup, and what could not; null for a file of another kind. Never throws. */
export function readBackup(text: string): BackupRead | null {
  if (!isBackup(text.slice(0, SIGN_LENGTH))) return null;
  const whole = parsed(text);
  const found = isObject(whole) ? whole : pieced(text);
  const counts = isObject(found['counts']) ? found['counts'] : {};
  const deals = sorted(found['deals'], isBackupDeal);
  const damaged = [...deals.good.filter((deal) => deal.damaged), ...deals.bad];
  const left = damaged.map((entry) => [entry, salvaged(entry)] as const);
  const marks = sorted(found['marks'], isStoredMark);
  const stranded = sorted(found['stranded'], isStranded);
  const settings = found['settings'];
  const unreadable = Array.isArray(found['unreadable']) ? found['unreadable'].map(damagedDeal) : [];
  const spoilt = [...unreadable, ...left.flatMap(([entry, deal]) => (deal === null ? [ofEntry(entry)] : []))];
  const gone = numberIn(counts['deals']) - deals.good.length - deals.bad.length;
  for (let nameless = 0; nameless < gone; nameless++) spoilt.push({ stream: '', title: '', board: '' });
  const backup: Backup = {
    format: FORMAT,
    exportedAt: typeof found['exportedAt'] === 'string' ? found['exportedAt'] : '',
    complete: found['complete'] === true,
    deals: [
      ...deals.good.filter((deal) => !deal.damaged),
      ...left.flatMap(([, deal]) => (deal === null ? [] : [deal])),
    ],
    stranded: stranded.good,
    marks: marks.good,
    unreadable,
    ...(settings === undefined ? {} : { settings }),
  };
  // Facts whose deal is spoilt before the place where they follow can't be restored.
  const byName = new Map(backup.deals.map((deal) => [deal.stream, deal]));
  const lost = stranded.good.filter((one) => strandedIn({ ...backup, stranded: [one] }, byName).length === 0);
  for (const { stream } of lost)
    spoilt.push(damagedDeal({ stream, header: byName.get(stream)?.record.header }));
  return {
    backup,
    spoilt,
    spoiltMarks: Math.max(marks.bad.length, numberIn(counts['marks']) - marks.good.length),
    damaged:
      !isObject(whole) ||
      deals.bad.length + marks.bad.length + stranded.bad.length + lost.length > 0 ||
      gone > 0,
  };
}

function numberIn(value: unknown): number {
  return Number.isInteger(value) ? (value as number) : 0;
}

/** Separates intact entries, without their checksums, from damaged ones. */
function sorted<T extends object>(
  entries: unknown,
  is: (value: unknown) => value is T,
): { readonly good: readonly T[]; readonly bad: readonly unknown[] } {
  const good: T[] = [];
  const bad: unknown[] = [];
  for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
    const { check, ...rest } = isObject(entry) ? entry : {};
    const matches = check === undefined || check === checksum(JSON.stringify(rest));
    const { factChecks: _, ...own } = rest;
    if (matches && is(own)) good.push(own);
    else bad.push(entry);
  }
  return { good, bad };
}

function isStranded(value: unknown): value is StrandedFacts {
  if (!isObject(value)) return false;
  const { stream, after, facts, marks, header, parent, fork, name } = value;
  return (
    typeof stream === 'string' &&
    Number.isInteger(after) &&
    Array.isArray(facts) &&
    facts.every(isFact) &&
    may(marks, (named) => all(named, isCount)) &&
    (header === undefined || isHeader(header)) &&
    may(parent, isText) &&
    may(fork, isCount) &&
    may(name, isText)
  );
}

function ofEntry(entry: unknown): DamagedDeal {
  const { stream, record } = isObject(entry) ? entry : {};
  const { header } = isObject(record) ? record : {};
  return damagedDeal({ stream, header });
}

/** The readable parts of a text that is not valid JSON as a whole: its head, and each valid entry. */
function pieced(text: string): Readonly<Record<string, unknown>> {
  const at = (name: string): number => text.indexOf(`"${name}":[`);
  const head = text.slice(
    0,
    Math.max(0, Math.min(...[at('marks'), at('deals')].filter((place) => place >= 0))),
  );
  const named = parsed(`${head.trimEnd().replace(/,$/, '')}}`);
  const sections = ['marks', 'deals', 'stranded'].map((name) => [name, entriesFrom(text, at(name))] as const);
  return { ...(isObject(named) ? named : {}), ...Object.fromEntries(sections) };
}

function entriesFrom(text: string, section: number): readonly unknown[] {
  const entries: unknown[] = [];
  if (section < 0) return entries;
  let from = text.indexOf('[', section) + 1;
  while (from < text.length) {
    const sign = text[from];
    if (sign === ']') break;
    if (sign !== '{') {
      from++;
      continue;
    }
    const end = endOfObject(text, from);
    const entry = end < 0 ? undefined : parsed(text.slice(from, end));
    // After a damaged entry, continue at the next line that begins one.
    const next = entry === undefined ? text.indexOf('\n', from) : end;
    entries.push(entry ?? new SpoiltText(text.slice(from, next < 0 ? text.length : next)));
    if (next < 0) break;
    from = next;
  }
  return entries;
}
