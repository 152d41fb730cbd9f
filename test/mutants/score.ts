/** Runs files of clean deals and mutants through reader and audit, and counts by kind. */

import type { DealCheck } from '../../src/audit/checks/index.ts';
import type { LocatedFinding } from '../../src/audit/located.ts';
import { PartAudit } from '../../src/audit/run/partAudit.ts';
import { SessionField } from '../../src/audit/run/sessionField.ts';
import { readFile } from '../../src/formats/read.ts';
import { readScoreTable } from '../../src/formats/pbn/scoreTable.ts';
import { fileAudit } from '../audit/addedDeals.ts';
import { FAULTS, TOLD_BY, type FaultName } from './faults.ts';

export interface Count {
  found: number;
  missed: number;
  /** Nothing in the record contradicts the fault. */
  hidden: number;
}

export interface Tally {
  readonly byKind: Map<string, Count>;
  clean: number;
  readonly falseAlarms: string[];
  readonly misses: string[];
}

export function newTally(): Tally {
  return { byKind: new Map(), clean: 0, falseAlarms: [], misses: [] };
}

/** What is in each deal of a file: a fault, or null for a clean one. */
export interface Planted {
  readonly fault: FaultName;
  readonly hidden: boolean;
}

/** A file with its name and its text. */
export type NamedText = readonly [name: string, text: string];

export function auditText(name: string, text: string): LocatedFinding[] {
  return auditTexts([[name, text]]);
}

/**
 * The files of one session: what each shows by itself, then what they show together.
 * @param more checks that are made only when they are asked for
 */
export function auditTexts(files: readonly NamedText[], more: readonly DealCheck[] = []): LocatedFinding[] {
  const field = new SessionField<string>(more);
  const findings: LocatedFinding[] = [];
  for (const [name, text] of files) {
    const audit = fileAudit();
    const read = readFile(name, new TextEncoder().encode(text), { rows: readScoreTable });
    const part = new PartAudit(more);
    for (const problem of read.problems) part.report(problem);
    for (const deal of read.deals) part.add(deal);
    findings.push(...audit.add(part.take({ bytes: 0, last: true, end: null })));
    field.add(name, name, audit.results);
  }
  return [...findings, ...field.finish().map(({ finding }) => finding)];
}

export function judge(
  tally: Tally,
  format: string,
  text: string,
  planted: readonly (Planted | null)[],
): void {
  const findings = auditText(`mutants.${format}`, text).filter(({ severity }) => severity !== 'info');
  for (const [index, plant] of planted.entries()) {
    const own = findings.filter(({ deal }) => deal === index);
    if (plant === null) {
      tally.clean++;
      if (own.length > 0) tally.falseAlarms.push(describe(format, index, own, text));
      continue;
    }
    const kind = `${plant.fault} (${format})`;
    const count = tally.byKind.get(kind) ?? { found: 0, missed: 0, hidden: 0 };
    tally.byKind.set(kind, count);
    if (own.some(({ check }) => TOLD_BY[plant.fault].includes(check))) count.found++;
    else if (plant.hidden) count.hidden++;
    else {
      count.missed++;
      tally.misses.push(`${kind}: ${describe(format, index, own, text)}`);
    }
  }
  for (const finding of findings)
    if (finding.deal === null)
      tally.falseAlarms.push(`${format}, the file: ${finding.key} ${JSON.stringify(finding.params)}`);
}

function describe(format: string, deal: number, own: readonly LocatedFinding[], text: string): string {
  const told = own.map(({ check, key, params }) => `${check} ${key} ${JSON.stringify(params)}`).join('; ');
  const part = format === 'pbn' ? text.split('\n\n')[deal] : text.split('qx|')[deal + 1];
  return `${format}, deal ${deal}: ${told === '' ? 'nothing' : told}\n${part ?? ''}`;
}

/** The table by kind: found, not found, not to be found by anybody. */
export function tableOf(tally: Tally): string {
  const kinds = [...tally.byKind].sort(
    ([one], [other]) => order(one) - order(other) || (one < other ? -1 : 1),
  );
  const rows = kinds.map(
    ([kind, { found, missed, hidden }]) =>
      `${kind.padEnd(30)}${String(found).padStart(8)}${String(missed).padStart(11)}${String(hidden).padStart(16)}`,
  );
  return [
    `${'kind'.padEnd(30)}${'found'.padStart(8)}${'not found'.padStart(11)}${'not detectable'.padStart(16)}`,
    ...rows,
    `clean deals: ${tally.clean}, false alarms: ${tally.falseAlarms.length}`,
  ].join('\n');
}

function order(kind: string): number {
  return FAULTS.findIndex((fault) => kind.startsWith(fault));
}
