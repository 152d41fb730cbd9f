/** The organisation whose regulations apply to a case, and the notes that say so. */

import { canonical } from '../../domain/json.ts';
import { notesIn } from '../../events/caseNotes.ts';
import type { Comparison, Regulations } from '../../events/comparison.ts';
import type { Fact } from '../../events/event.ts';
import { readOrganisation, type OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import { ORGANISATION_FORMAT, type Organisation } from '../../events/organisation/settings.ts';
import type { DealRecord } from '../../events/record.ts';
import { settled } from '../../events/settle.ts';

/** The organisation that is noted last, with what could not be read of it; null where none is noted with its settings. */
export function organisationIn(record: DealRecord): OrganisationRead | null {
  const note = notesIn(record).get('organisation');
  const fact = note === undefined ? undefined : settled(record).events[note.event];
  return fact?.type === 'CaseNoted' && fact.settings !== undefined ? readOrganisation(fact.settings) : null;
}

/** True if both have the same settings, in any order. */
export function areAlike(one: Organisation, other: Organisation): boolean {
  return canonical(one) === canonical(other);
}

/** The organisation's decisions about all scores. Decisions for some events or forms only are left to people. */
export function scoresOf({ scoring = [] }: Pick<Organisation, 'scoring'>): Partial<Regulations> {
  const decided: Record<string, unknown> = {};
  for (const { form, events, note: _note, source: _source, ...regulations } of scoring)
    if (form === undefined && events === undefined) Object.assign(decided, regulations);
  return decided;
}

/**
 * The facts recorded when somebody chooses the organisation: its settings, and its decisions about scores, which replace those of the
 * organisation before.
 * @param organisation null for none
 */
export function organisationChosen(organisation: Organisation | null, record: DealRecord): readonly Fact[] {
  const noted: Fact =
    organisation === null
      ? { type: 'CaseNoted', field: 'organisation', text: '' }
      : {
          type: 'CaseNoted',
          field: 'organisation',
          text: organisation.name,
          settings: { format: ORGANISATION_FORMAT, ...organisation },
        };
  const known = settled(record).header.comparison ?? {};
  const comparison = scoredBy(organisation, organisationIn(record)?.organisation ?? null, known);
  const isSame = JSON.stringify(comparison) === JSON.stringify(known);
  return isSame ? [noted] : [noted, { type: 'BoardRecorded', comparison }];
}

/** The record under these regulations: its header has their decisions about scores. Later entries stay. */
export function under(organisation: Organisation, record: DealRecord): DealRecord {
  const { header } = record;
  return {
    ...record,
    header: { ...header, comparison: scoredBy(organisation, null, header.comparison ?? {}) },
  };
}

function scoredBy(now: Organisation | null, before: Organisation | null, known: Comparison): Comparison {
  const { regulations = {}, ...rest } = known;
  const gone: Readonly<Record<string, unknown>> = before === null ? {} : scoresOf(before);
  const kept = Object.entries(regulations).filter(([field, value]) => gone[field] !== value);
  const decided = { ...Object.fromEntries(kept), ...(now === null ? {} : scoresOf(now)) };
  return Object.keys(decided).length === 0 ? rest : { ...rest, regulations: decided };
}
