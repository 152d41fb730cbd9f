/**
 * Where lifecycles meet: for each pair of them, opened one before the other or by the same event, the case files in which both are open
 * at one moment and something is expected of each from then on. `npm run draw` writes the table into `machines/README.md`.
 */

import { MACHINE_NAMES } from '../../machines/index.ts';
import type { CaseCheck } from '../../src/formats/case/readCase.ts';
import { beginningOf, type Case, type CaseId, type MachineName } from '../../src/laws/case.ts';
import type { Position } from '../../src/replay/position.ts';
import type { Timeline } from '../../src/replay/timeline.ts';
import { openMatters, openOptions, openQuestions } from '../../src/replay/view.ts';
import { nameOf, paths, caseIn, timelineIn } from '../fixtures.ts';

/** `revoke > claim`: the claim came while the revoke was open. `penaltyCard + revoke`: both by one event. */
export type Meeting = string;

export const after = (first: MachineName, second: MachineName): Meeting => `${first} > ${second}`;
export const together = (one: MachineName, other: MachineName): Meeting =>
  [one, other].toSorted().join(' + ');

/** Every meeting there could be: each lifecycle after each, itself included, and each with each at once. */
export const MEETINGS: readonly Meeting[] = [
  ...MACHINE_NAMES.flatMap((first) => MACHINE_NAMES.map((second) => after(first, second))),
  ...MACHINE_NAMES.flatMap((one, index) => MACHINE_NAMES.slice(index).map((other) => together(one, other))),
];

export interface Met {
  readonly path: string;
  /** The clauses whose findings are expected of the two, from the meeting on. */
  readonly clauses: readonly string[];
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Clauses of the finding that the check names, where the lifecycle itself raised it. */
function clausesFound(open: CaseId, { expect, moment }: CaseCheck, timeline: Timeline): string[] {
  const { findings } = timeline;
  const own = findings.filter((finding) => finding.case === open && finding.at < moment);
  const latest: readonly string[] = own.filter(({ at }) => at === moment - 1).flatMap(({ laws }) => laws);
  const ever: readonly string[] = own.flatMap(({ laws }) => laws);
  return [
    ...textsIn(expect.finds).filter((clause) => latest.includes(clause)),
    ...textsIn(expect.cited).filter((clause) => ever.includes(clause)),
  ];
}

/** What a view shows of one lifecycle and a key of `expect` looks at, whatever moves there. */
const SHOWN_BY: Readonly<Partial<Record<MachineName, readonly string[]>>> = {
  penaltyCard: ['penaltyCards'],
  leadRestriction: ['restriction'],
  revoke: ['revokes'],
  claim: ['result'],
};
/** What lies on the table, and who comes next: said of a lifecycle only where it has just moved. */
const OF_THE_TABLE = ['trick', 'turn', 'tricks', 'legal', 'waitsFor', 'options', 'declarer', 'asks'];

function stateAt(open: CaseId, position: Position | undefined): Case | undefined {
  return position?.cases.find(({ id }) => id === open);
}

/** Something is expected of this very lifecycle at that moment. */
function isAbout({ id, machine }: Case, check: CaseCheck, timeline: Timeline): boolean {
  const { expect, moment } = check;
  const position = timeline.positions[moment];
  if (position === undefined) return false;
  if (clausesFound(id, check, timeline).length > 0) return true;
  if ((SHOWN_BY[machine] ?? []).some((key) => expect[key] !== undefined)) return true;
  if (expect.options !== undefined && openOptions(position).some((offer) => offer.case === id)) return true;
  const asked = textsIn(expect.asks);
  if (openQuestions(position).some((question) => question.case === id && asked.includes(question.question)))
    return true;
  const hasMoved = stateAt(id, position) !== stateAt(id, timeline.positions[moment - 1]);
  return hasMoved && OF_THE_TABLE.some((key) => expect[key] !== undefined);
}

function meetingOf(one: Case, other: Case): Meeting {
  const [first, second] = [beginningOf(one.id), beginningOf(other.id)];
  if (first === second) return together(one.machine, other.machine);
  return first < second ? after(one.machine, other.machine) : after(other.machine, one.machine);
}

function meetingsIn(timeline: Timeline, checks: readonly CaseCheck[]): Map<Meeting, string[]> {
  const found = new Map<Meeting, string[]>();
  const seen = new Set<string>();
  for (const [moment, position] of timeline.positions.entries()) {
    if (moment > 0 && position.cases === timeline.positions[moment - 1]?.cases) continue;
    const open = openMatters(position);
    for (const [index, one] of open.entries())
      for (const other of open.slice(index + 1)) {
        if (seen.has(`${one.id} ${other.id}`)) continue;
        seen.add(`${one.id} ${other.id}`);
        const later = checks.filter((check) => check.moment >= moment);
        if (![one, other].every((each) => later.some((check) => isAbout(each, check, timeline)))) continue;
        const clauses = later.flatMap((check) =>
          [one, other].flatMap(({ id }) => clausesFound(id, check, timeline)),
        );
        const meeting = meetingOf(one, other);
        found.set(meeting, [...(found.get(meeting) ?? []), ...clauses]);
      }
  }
  return found;
}

/** The given clauses, each once. If there are none, because the case expects only a choice or a turn, the clause in its name. */
function namedBy(path: string, clauses: readonly string[]): string[] {
  const own = /^\d+[A-Z]?\d?[a-z]?(?=-)/.exec(nameOf(path));
  return clauses.length > 0 || own === null ? [...new Set(clauses)] : [own[0]];
}

/** The case files in which each pair meets, those that name most clauses first. */
export function meetings(): ReadonlyMap<Meeting, readonly Met[]> {
  const all = new Map<Meeting, Met[]>();
  for (const path of paths) {
    const { record, checks } = caseIn(path);
    if (record === null || checks.length === 0) continue;
    for (const [meeting, clauses] of meetingsIn(timelineIn(path), checks))
      all.set(meeting, [...(all.get(meeting) ?? []), { path, clauses: namedBy(path, clauses) }]);
  }
  for (const met of all.values())
    met.sort(
      (one, other) =>
        other.clauses.length - one.clauses.length || (nameOf(one.path) < nameOf(other.path) ? -1 : 1),
    );
  return all;
}
