/** What every finding owes its reader besides a sentence, which the compiler asks for: clauses that are clauses, and the facts behind it. */

import { expect } from 'vitest';
import type { Finding } from '../src/laws/finding.ts';
import type { Timeline } from '../src/replay/timeline.ts';
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

/** What is wrong with the finding. One list for all, since ten assertions about each finding of all cases took ten seconds. */
function faultsOf(finding: Finding, record: DealRecord): string[] {
  const { key, laws, at, params, because = [], weighed = [] } = finding;
  const faults: string[] = [];
  const owes = (what: string, isKept: boolean) => {
    if (!isKept) faults.push(`${key} at ${at}: ${what}`);
  };
  for (const law of laws) owes(`${law} is no clause`, /^[1-9]\d?(?:[A-Z](?:[1-9][a-z]?)?)?$/.test(law));
  owes('each clause once', new Set(laws).size === laws.length);
  // A choice nobody offered, or explained where there was none, rests on no clause. Nor does what becomes of an answer or choice that changes nothing.
  const needsNoLaw = ['choice.noneOpen', 'options.explainedOtherwise', ...CHANGES_NOTHING].includes(key);
  owes('it rests on a clause', laws.length > 0 || finding.record !== undefined || needsNoLaw);
  owes('it is about an event', at >= -1 && at < record.events.length);
  for (const [name, value] of Object.entries(params))
    owes(`${name} is one value`, value === null || typeof value !== 'object');
  for (const event of because) owes(`event ${event} comes before it`, event >= 0 && event <= at);
  for (const { law } of weighed) owes(`${law} is weighed`, /^\d+[A-Z]?\d?/.test(law));
  const opened = Number(/@(\d+)/.exec(finding.case ?? '')?.[1] ?? at);
  if (opened < at && GIVES_REASON.test(key)) {
    owes(`event ${opened} is its reason`, because.includes(opened));
    owes('its seat', (params.seat ?? finding.seat) === finding.seat);
    owes('its trick', (params.trick ?? finding.trick) === finding.trick);
  }
  return faults;
}

export function tellsAll({ record, findings }: Timeline): void {
  expect(findings.flatMap((finding) => faultsOf(finding, record))).toEqual([]);
}
