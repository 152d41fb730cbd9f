/** What is left of a damaged deal in a backup: everything up to its last readable fact, and nothing after a gap. */

import { defined } from '../domain/defined.ts';
import { isObject } from '../domain/json.ts';
import type { Fact } from '../events/event.ts';
import type { BackupDeal } from './backup.ts';
import { checksum } from './checksum.ts';
import { endOfObject, parsed } from './jsonPieces.ts';
import { isFact, isStoredDeal } from './shape.ts';

/** An entry that is not valid JSON, as in the file. */
export class SpoiltText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The number of hexadecimal digits of a fact's checksum: enough to detect damage. */
const DIGITS = 6;

function checkOf(fact: unknown, index: number): string {
  return checksum(`${index} ${JSON.stringify(fact)}`).slice(-DIGITS);
}

/** The checksums of all facts of a deal in one word. They show which facts were changed. */
export function factChecks(facts: readonly Fact[]): string {
  return facts.map(checkOf).join('');
}

/** The deal up to its last readable fact; null when not even its hands, its name and its edition can be read. */
export function salvaged(entry: unknown): BackupDeal | null {
  const found = entry instanceof SpoiltText ? upToLastFact(entry.text) : entry;
  if (!isObject(found) || !isObject(found['record'])) return null;
  const { record, damaged } = found;
  const checks = typeof found['factChecks'] === 'string' ? found['factChecks'] : null;
  const inFile = listIn(record['events']);
  // If the deal was already damaged in the store, the file contains what was found there.
  const [facts, had] = isObject(damaged)
    ? foundDamaged(damaged)
    : [readable(inFile, checks), checks === null ? null : Math.floor(checks.length / DIGITS)];
  const all = had ?? (entry instanceof SpoiltText || isObject(damaged) ? null : inFile.length);
  const { stream, parent, fork, name, createdAt, updatedAt, storedAt, copyOf, freezes, signed, sealed } =
    found;
  const deal = {
    stream,
    state: 'live' as const,
    ...defined({ parent, fork, name }),
    closings: [],
    createdAt: typeof createdAt === 'string' ? createdAt : '',
    updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
    ...defined({ copyOf }),
    salvaged: { had: all },
    ...defined({ freezes, signed }),
    // Its signatures show which part of it is valid.
    ...defined({ sealed }),
    record: {
      header: record['header'],
      events: facts,
      marks: marksWithin(record['marks'], facts.length + (typeof fork === 'number' ? fork : 0)),
    },
    storedAt: listIn(storedAt)
      .slice(0, facts.length)
      .filter((at) => typeof at === 'string'),
    unsaved: 0,
  };
  return isBackupDeal(deal) ? deal : null;
}

/** True when a deal of a backup can be taken as it stands. A row without its times is accepted, since old backups have none. */
export function isBackupDeal(value: unknown): value is BackupDeal {
  if (!isObject(value)) return false;
  const { record, storedAt, closings, createdAt = '', updatedAt = '' } = value;
  if (!isObject(record)) return false;
  const { header, events, marks = {} } = record;
  const version = Array.isArray(events) ? events.length : -1;
  return (
    isStoredDeal({ ...value, header, marks, version, closings, createdAt, updatedAt }) &&
    Array.isArray(events) &&
    events.every(isFact) &&
    (value['sealed'] === undefined || typeof value['sealed'] === 'string') &&
    Array.isArray(storedAt) &&
    storedAt.every((at) => typeof at === 'string')
  );
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** The facts before the first one that is unreadable or changed. */
function readable(facts: readonly unknown[], checks: string | null): readonly Fact[] {
  const sound = (fact: unknown, index: number): boolean =>
    isFact(fact) &&
    (checks === null || checks.slice(index * DIGITS, (index + 1) * DIGITS) === checkOf(fact, index));
  const end = facts.findIndex((fact, index) => !sound(fact, index));
  return facts.slice(0, end < 0 ? facts.length : end).filter(isFact);
}

/** The facts, and the original number; null if unknown. */
function foundDamaged({
  events,
  whole,
  had,
  packed,
}: Readonly<Record<string, unknown>>): [readonly Fact[], number | null] {
  const known = typeof had === 'number' ? had : null;
  const text = isObject(packed) ? packed['text'] : undefined;
  if (typeof text === 'string') {
    const row = parsed(text) ?? upToLastFact(text);
    const facts = isObject(row) ? listIn(row['events']) : [];
    return [readable(facts, null), known];
  }
  const facts = listIn(events);
  // Unless the file says otherwise, there may be a gap anywhere.
  return [readable(facts.slice(0, typeof whole === 'number' ? whole : 0), null), known];
}

function marksWithin(marks: unknown, length: number): Readonly<Record<string, number>> {
  if (!isObject(marks)) return {};
  return Object.fromEntries(
    Object.entries(marks).flatMap(([name, at]) =>
      typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= length ? [[name, at] as const] : [],
    ),
  );
}

const FACTS = '"events":[';

/** Parses a JSON text up to its last valid fact, as if it ended there. */
function upToLastFact(text: string): unknown {
  const list = text.indexOf(FACTS);
  if (list < 0) return undefined;
  let end = list + FACTS.length;
  for (let at = end; text[at] === '{'; at = end + 1) {
    const stop = endOfObject(text, at);
    if (stop < 0 || !isFact(parsed(text.slice(at, stop)))) break;
    end = stop;
    if (text[end] !== ',') break;
  }
  const before = text.slice(0, end);
  return parsed(`${before}]}}`) ?? parsed(`${before}]}`);
}
