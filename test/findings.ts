/** What every finding owes its reader besides a sentence, which the compiler asks for: clauses that are clauses, and the facts behind it. */

import { expect } from 'vitest';
import type { Finding } from '../src/laws/finding.ts';
import { timelineOf } from '../src/replay/timeline.ts';
import type { DealRecord } from '../src/events/record.ts';

/** Findings of these lifecycles name the event that opened them. */
const GIVES_REASON = /^(?:revoke|cardChange)\.(?!trickTwelveInformation)/;

/** Said of an answer or choice that changes nothing when it is recorded. */
const CHANGES_NOTHING = [
  'answer.kept',
  'answer.repeated',
  'answer.changed',
  'answer.namesNoCard',
  'choice.changesNothing',
];

export function tellsItself(finding: Finding, record: DealRecord): void {
  const { key, laws, at, params, because = [], weighed = [] } = finding;
  expect(
    laws.filter((law) => !/^[1-9]\d?(?:[A-Z](?:[1-9][a-z]?)?)?$/.test(law)),
    `clauses of ${key}`,
  ).toEqual([]);
  expect(new Set(laws).size, `clauses of ${key}, each once`).toBe(laws.length);
  // A choice nobody offered, or explained where there was none, rests on no clause. Nor does what becomes of an answer or choice that changes nothing.
  expect(
    laws.length > 0 ||
      finding.record !== undefined ||
      ['choice.noneOpen', 'options.explainedOtherwise', ...CHANGES_NOTHING].includes(key),
    `grounds of ${key}`,
  ).toBe(true);
  expect(at >= -1 && at < record.events.length).toBe(true);
  for (const value of Object.values(params)) expect(value === null || typeof value !== 'object').toBe(true);
  for (const event of because) expect(event >= 0 && event <= at, `events behind ${key}`).toBe(true);
  for (const { law } of weighed) expect(law).toMatch(/^\d+[A-Z]?\d?/);
  const opened = Number(/@(\d+)/.exec(finding.case ?? '')?.[1] ?? at);
  if (opened < at && GIVES_REASON.test(key)) {
    expect(because, `why ${key}`).toContain(opened);
    expect([params.seat ?? finding.seat, params.trick ?? finding.trick]).toEqual([
      finding.seat,
      finding.trick,
    ]);
  }
}

export function tellsAll(record: DealRecord): void {
  for (const finding of timelineOf(record).findings) tellsItself(finding, record);
}
