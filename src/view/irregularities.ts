/** The places of a deal that get a mark on its line: irregularities, doubts about the record, rulings. */

import type { Fact } from '../events/event.ts';
import type { Case, CaseId, MachineName } from '../laws/case.ts';
import type { Finding, FindingKey } from '../laws/finding.ts';
import type { Position } from '../replay/position.ts';
import type { Timeline } from '../replay/timeline.ts';
import { isOpenMatter } from '../replay/view.ts';
import { livesOf, type CourseOfCases, type Life } from './lives.ts';

export type MarkKind =
  | 'penalty'
  | 'restriction'
  | 'revoke'
  | 'lead'
  | 'claim'
  | 'ruling'
  | 'record'
  | 'other';

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

/** The whole course of a deal that has been folded. */
export function courseOf({ record, positions, findings }: Timeline): JudgedCourse {
  const at = (index: number): Position => positions[index] as Position;
  return {
    record,
    findings,
    last: positions.length - 1,
    cases: (index) => at(index).cases,
    isOpen: (index) => isOpenMatter(at(index)),
  };
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

/**
 * The findings which say that somebody departed from correct procedure, be it by accident: what the Laws call an irregularity, with or
 * without a rectification. A card seen before the first call is one, for the director has to be told of it (16D1); a card that declarer
 * shows is none (48A). An event that begins no lifecycle gets its mark by them, and a case file tells them all. `test/findingKeys.ts` says
 * for each other key why it marks nothing.
 */
const IRREGULAR: ReadonlySet<FindingKey> = new Set<FindingKey>([
  'attention.claimedBeforeDirector',
  'attention.playedBeforeDirector',
  'auction.callAfterLead',
  'auction.hadToPass',
  'auction.hadToRepeat',
  'auction.mayNotDouble',
  'choice.noneOpen',
  'choice.notHis',
  'choice.notOnOffer',
  'claim.byDummy',
  'claim.impossible',
  'claim.playedWithoutConsent',
  'defectiveTrick.long',
  'defectiveTrick.short',
  'defectiveTrick.wrongCardSupplied',
  'designation.misplaced',
  'dummy.calledDirector',
  'dummy.exchangedHands',
  'dummy.pointedOut',
  'dummy.pointedOutDefender',
  'dummy.sawDefendersHand',
  'dummy.suggestedCard',
  'dummy.warnedOfWrongHand',
  'exposed.beforeAuction',
  'exposed.handBeforeAuction',
  'exposed.handBeforeLead',
  'exposed.handInAuction',
  'exposed.inAuction.24A',
  'exposed.inAuction.24B',
  'exposed.inAuction.24C',
  'exposed.partnerDidNotPass',
  'exposed.opponentsHandSeen',
  'exposed.partnersHandSeen',
  'fifthCard.declarer',
  'fifthCard.defender',
  'leadOutOfTurn.byDeclarer',
  'leadOutOfTurn.byDefender',
  'leadOutOfTurn.playedAfterDemand',
  'leadOutOfTurn.wrongDefenderPlayed',
  'leadRestriction.ledTooSoon',
  'openingLead.byDeclaringSide',
  'openingLead.faceDownOutOfTurn',
  'openingLead.outOfTurn',
  'openingLead.playedFromDummy',
  'openingLead.playedToNoLead',
  'options.explainedOtherwise',
  'penaltyCard.majorPassedOver',
  'penaltyCard.minorPassedOver',
  'prematurePlay.cannotBePlayed',
  'prematurePlay.declarersCardStays',
  'prematurePlay.declarersLead',
  'prematurePlay.dummysCardStays',
  'prematurePlay.exempt.57C1',
  'prematurePlay.exempt.57C2',
  'prematurePlay.lead',
  'prematurePlay.play',
  'prematurePlay.playedAnother',
  'prematurePlay.secondLead',
  'prematurePlay.waitsForTurn',
  'question.dummyAsked',
  'question.outOfTurn',
  'question.reviewTooLate',
  'question.whoDoubled',
  'rectification.declarerPlayedOn',
  'rectification.forfeited',
  'rectification.offendersPlayedOn',
  'retraction.47E1',
  'retraction.47E2a',
  'retraction.47E2b',
  'retraction.notAllowed',
  'retraction.penaltyCard',
  'retraction.replacing',
  'retraction.undecidedLead',
  'revoke.claimedAfterAttention',
  'revoke.dummyAskedDefender',
  'revoke.dummyWithoutRightsAsked',
  'revoke.followSuit',
  'revoke.forbiddenSuit',
  'revoke.playedOnAfterAttention',
  'revoke.requiredSuit',
  'revoke.said',
  'revoke.saidUnproved',
  'revoke.trickInspected',
  'revoke.unremembered',
  'ruling.differs',
  'simultaneous.twoCards',
  'trick.inspected',
  'trick.inspectedAfterTurning',
  'trick.inspectedByDummy',
  'trick.turnedCardTooLate',
  'trick.turnedTooSoon',
]);

/** A claim is no irregularity. These findings make it a matter for the director. */
const CLAIM_IN_QUESTION: ReadonlySet<FindingKey> = new Set<FindingKey>([
  'claim.agreementReopened',
  'claim.boardLeft',
  'claim.cancelled',
  'claim.concessionReopened',
  'claim.doubted',
  'claim.noPlayOnIn2007',
  'claim.playOnRequested',
  'claim.presumed',
  'claim.toBeAdjudicated',
  'claim.tooLate',
  'claim.wrongSideAskedToPlayOn',
]);

/** True for a finding that somebody departed from correct procedure. */
export function isIrregular({ key }: Finding): boolean {
  return IRREGULAR.has(key);
}

/** The cases whose course is worth a bar on the line: of the claims, those that came into question. */
export function coursesOf(deal: JudgedCourse): readonly Life[] {
  const inQuestion = new Set(
    deal.findings.flatMap(({ case: id, key }) => (CLAIM_IN_QUESTION.has(key) ? [id] : [])),
  );
  return livesOf(deal).filter(({ machine, id }) => machine !== 'claim' || inQuestion.has(id));
}

/** The marks of the line, in the order of events; at most one of each kind for an event. */
export function irregularitiesOf(deal: JudgedCourse): Irregularity[] {
  const found: Irregularity[] = [];
  const marked = new Set<string>();
  const add = (
    event: number,
    kind: MarkKind,
    about: Partial<Pick<Irregularity, 'case' | 'finding'>> = {},
  ): void => {
    const mark = `${event} ${kind}`;
    if (marked.has(mark)) return;
    marked.add(mark);
    found.push({ event, kind, case: null, finding: null, ...about });
  };
  const all = new Map(deal.cases(deal.last).map((one) => [one.id, one]));
  for (const life of livesOf(deal)) {
    if (SILENT.has(life.machine)) continue;
    add(life.opened, KIND[life.machine], { case: all.get(life.id) ?? null });
  }
  const asked = new Set<CaseId>();
  for (const finding of deal.findings) {
    const { case: id, at, key } = finding;
    if (!CLAIM_IN_QUESTION.has(key) || (id !== undefined && asked.has(id))) continue;
    if (id !== undefined) asked.add(id);
    add(at, 'claim', { case: (id === undefined ? undefined : all.get(id)) ?? null, finding });
  }
  for (const finding of deal.findings) if (finding.record !== undefined) add(finding.at, 'record');
  const events = new Set(found.map(({ event }) => event));
  for (const finding of deal.findings)
    if (isIrregular(finding) && !events.has(finding.at)) add(finding.at, 'other', { finding });
  for (const [event, fact] of deal.record.events.entries())
    if (fact.type === 'RulingGiven') add(event, 'ruling');
  return found.sort((one, other) => one.event - other.event);
}
