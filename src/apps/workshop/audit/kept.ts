/** The audits that were run, for the home page: files and a summary of findings. The browser stores them; backups include them. */

import { numericOrder } from '../../../domain/numericOrder.ts';
import { freshName } from '../../../store/copy/ledger.ts';
import type { AuditSession } from '../../../ui/audit-page/session.ts';
import type { AuditKept } from '../../../ui/library/audits.ts';
import type { ChosenFile } from '../chosenFile.ts';
import { storedValue, storeValue } from '../browserStorage.ts';

const KEY = 'dealtrail.audits';
/** The most audits in the list: the latest ones. */
const MOST = 100;
/** The most boards that are named and can be searched. */
const MOST_BOARDS = 200;

/** The latest first. What can't be read as an audit is left out. */
export function auditsKept(): readonly AuditKept[] {
  return audits(storedValue(KEY));
}

/** True when this browser has no list: there never was one, or it is lost. An empty list is still a list. */
export function isListGone(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

let follow = (): void => {};

/** `changed` is called after each change made in this tab; a second call replaces it. */
export const whenListChanges = (changed: () => void): void => void (follow = changed);

/** False if the browser keeps nothing. */
function keep(list: readonly AuditKept[]): boolean {
  const isKept = storeValue(KEY, list.slice(0, MOST));
  if (isKept) follow();
  return isKept;
}

/** Adds audits, or replaces those of the same name. False when the browser keeps nothing. */
export function keepAudits(added: readonly AuditKept[]): boolean {
  const others = auditsKept().filter(({ id }) => added.every((one) => one.id !== id));
  return keep([...added, ...others].toSorted((one, other) => other.at.localeCompare(one.at)));
}

/** Removes audits from the kept list. False when the browser could not store the list. */
export function dropAudits(ids: readonly string[]): boolean {
  return keep(auditsKept().filter(({ id }) => !ids.includes(id)));
}

/** Adds the audits of a saved copy that are not in this list; returns their number. */
export function adoptAudits(copied: unknown): number {
  const here = new Set(auditsKept().map(nameOf));
  const added = audits(copied).filter((one) => !here.has(nameOf(one)));
  return added.length > 0 && keepAudits(added) ? added.length : 0;
}

/** Equal files are the same audit. */
const nameOf = ({ names, bytes }: Pick<AuditKept, 'names' | 'bytes'>): string =>
  JSON.stringify([names, bytes]);

/** The name under which those files were audited before; a new one where they were not. */
export function idOf(files: readonly ChosenFile[]): string {
  const own = nameOf(namesAndBytes(files));
  const known = auditsKept().find((one) => nameOf(one) === own);
  return known?.id ?? `${Date.now().toString(36)}-${freshName().slice(0, 8)}`;
}

const namesAndBytes = (files: readonly ChosenFile[]): Pick<AuditKept, 'names' | 'bytes'> => ({
  names: files.map(({ name }) => name),
  bytes: files.reduce((sum, { content }) => sum + content.size, 0),
});

/** The entry in the list for an audit that is finished. */
export function auditOf(id: string, files: readonly ChosenFile[], session: AuditSession): AuditKept {
  const { rows, results, unlisted, deals } = session;
  const boards = new Set(rows.flatMap(({ board }) => (board === null ? [] : [board])));
  const events = new Set(results.flatMap(({ event }) => (event === null || event === '' ? [] : [event])));
  return {
    id,
    ...namesAndBytes(files),
    at: new Date().toISOString(),
    events: [...events].slice(0, 3),
    deals,
    findings: rows.length + unlisted,
    boards: [...boards].toSorted(numericOrder).slice(0, MOST_BOARDS),
  };
}

function audits(value: unknown): readonly AuditKept[] {
  return Array.isArray(value) ? value.filter(isAudit) : [];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

function isAudit(value: unknown): value is AuditKept {
  if (typeof value !== 'object' || value === null) return false;
  const { id, names, bytes, at, events, deals, findings, boards } = value as Readonly<
    Record<string, unknown>
  >;
  return (
    // The id is also the name of a folder.
    isText(id) &&
    /^[a-z\d-]{1,40}$/.test(id) &&
    isText(at) &&
    [names, events, boards].every(areTexts) &&
    [bytes, deals, findings].every((count) => Number.isFinite(count))
  );
}
