/** The places of a deal that get a mark on its line: irregularities, doubts about the record, rulings. */

import type { Fact } from '../events/event.ts';
import type { Case, CaseId, MachineName } from '../laws/case.ts';
import type { Finding } from '../laws/finding.ts';
import { livesOf, type CourseOfCases, type Life } from './lives.ts';

export type MarkKind =
  'penalty' | 'restriction' | 'revoke' | 'lead' | 'claim' | 'ruling' | 'record' | 'other';

export interface Irregularity {
  /** The number of the event; its position is one higher. */
  readonly event: number;
  readonly kind: MarkKind;
  readonly case: Case | null;
  /** The finding for the mark, if it has no lifecycle. */
  readonly finding: Finding | null;
}

export interface JudgedCourse extends CourseOfCases {
  readonly record: { readonly events: readonly Fact[] };
  /** All findings in order; `at` is the number of the event. */
  readonly findings: readonly Finding[];
}

export const KIND: Readonly<Record<MachineName, MarkKind>> = {
  penaltyCard: 'penalty',
  leadRestriction: 'restriction',
  penaltyCardUnplayed: 'penalty',
  penaltyCardChoice: 'penalty',
  revoke: 'revoke',
  cardChange: 'other',
  leadOutOfTurn: 'lead',
  openingLead: 'lead',
  prematurePlay: 'lead',
  claim: 'claim',
  designation: 'other',
  simultaneous: 'other',
  defectiveTrick: 'other',
  leadingHand: 'other',
};

/** Lifecycles without a mark of their own, because they follow from another or are no irregularity. */
const SILENT: ReadonlySet<MachineName> = new Set([
  'claim',
  'cardChange',
  'leadingHand',
  'penaltyCardChoice',
  'leadRestriction',
  'designation',
]);

/** Acts that break a law without opening a lifecycle: their finding gets the mark. */
const IRREGULAR_ACT =
  /^(?:attention|auction|choice|dummy|fifthCard|options|question|retraction|trick)\.|^(?:claim\.byDummy|claim\.impossible|claim\.playedWithoutConsent|exposed\.byDeclarer|exposed\.partnerDidNotPass|leadOutOfTurn\.playedAfterDemand|openingLead\.faceDownOutOfTurn|rectification\.forfeited|restriction\.disobeyed|ruling\.differs)$/;

/** A claim is no irregularity. These findings make it a matter for the director. */
const CLAIM_IN_QUESTION =
  /^claim\.(?:agreementReopened|cancelled|concessionReopened|doubted|noPlayOnIn2007|playOnRequested|presumed|toBeAdjudicated|tooLate|wrongSideAskedToPlayOn)$/;

/** The cases whose course is worth a place on the line: of the claims, those that came into question. */
export function coursesOf(deal: JudgedCourse): readonly Life[] {
  const inQuestion = (id: CaseId): boolean =>
    deal.findings.some((finding) => finding.case === id && CLAIM_IN_QUESTION.test(finding.key));
  return livesOf(deal).filter(({ machine, id }) => machine !== 'claim' || inQuestion(id));
}

/** The marks of the line, in the order of events; at most one of each kind for an event. */
export function irregularitiesOf(deal: JudgedCourse): Irregularity[] {
  const found: Irregularity[] = [];
  const add = (
    event: number,
    kind: MarkKind,
    about: Partial<Pick<Irregularity, 'case' | 'finding'>> = {},
  ): void => {
    if (!found.some((mark) => mark.event === event && mark.kind === kind))
      found.push({ event, kind, case: null, finding: null, ...about });
  };
  const all = deal.cases(deal.last);
  for (const life of livesOf(deal)) {
    if (SILENT.has(life.machine)) continue;
    add(life.opened, KIND[life.machine], { case: all.find(({ id }) => id === life.id) ?? null });
  }
  const asked = new Set<CaseId>();
  for (const finding of deal.findings) {
    const { case: id, at, key } = finding;
    if (!CLAIM_IN_QUESTION.test(key) || (id !== undefined && asked.has(id))) continue;
    if (id !== undefined) asked.add(id);
    add(at, 'claim', { case: all.find((one) => one.id === id) ?? null, finding });
  }
  for (const finding of deal.findings) if (finding.record !== undefined) add(finding.at, 'record');
  for (const finding of deal.findings)
    if (IRREGULAR_ACT.test(finding.key) && !found.some(({ event }) => event === finding.at))
      add(finding.at, 'other', { finding });
  for (const [event, fact] of deal.record.events.entries())
    if (fact.type === 'RulingGiven') add(event, 'ruling');
  return found.sort((one, other) => one.event - other.event);
}
