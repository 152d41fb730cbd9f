/** What is irregular in the record of a case, a line each. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { findingIfSo } from '../../../i18n/ifSo.ts';
import { unlessCalls } from '../../../i18n/irregularCalls.ts';
import type { Words } from '../../../i18n/words.ts';
import { numbersIn } from '../../../lawbook/catalogue.ts';
import { isAbout } from '../../../laws/answers.ts';
import type { Finding, FindingKey } from '../../../laws/finding.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { courseOf, irregularitiesOf, isIrregular, type Irregularity } from '../../../view/irregularities.ts';
import type { CaseLine, CaseWording } from './wording.ts';

/** What is irregular in the record, in the order of events: what began a matter, and every other departure from correct procedure. */
export function irregularityLines({ timeline }: CaseFile, { words, text }: CaseWording): CaseLine[] {
  const { record, findings } = timeline;
  const course = courseOf(timeline);
  const marks = irregularitiesOf(course).filter(({ kind }) => kind !== 'ruling');
  const marked = new Set(marks.map((mark) => findingOf(mark, findings)));
  const lines = findings
    .filter((finding) => isIrregular(finding) || isFound(finding, timeline) || marked.has(finding))
    .map((finding) => ({ text: findingLine(finding, timeline, words), at: finding.at + 1 }));
  return lines.length === 0
    ? [{ text: unlessCalls(text.noIrregularity, record, words), at: course.last }]
    : lines;
}

/** Answers by which people find that a law was broken (16B, 45F, 72C), where the record itself shows no irregular act. */
const FOUND: ReadonlySet<FindingKey> = new Set<FindingKey>([
  'answer.couldHaveKnown',
  'answer.dummySuggested',
  'answer.logicalAlternative',
]);

/** True for such an answer, unless a later one takes its place. */
function isFound({ key, at }: Finding, { record: { events } }: Timeline): boolean {
  const answer = events[at];
  if (!FOUND.has(key) || answer?.type !== 'QuestionAnswered') return false;
  return !events
    .slice(at + 1)
    .some(
      (later) =>
        later.type === 'QuestionAnswered' && later.question === answer.question && isAbout(later, answer),
    );
}

/** The finding that tells a mark: its own, one of its lifecycle, or one of its event, an irregular act first. */
function findingOf(mark: Irregularity, findings: readonly Finding[]): Finding | undefined {
  if (mark.finding !== null) return mark.finding;
  const here = findings.filter(({ at }) => at === mark.event);
  return (
    (mark.kind === 'record'
      ? here.find(({ record }) => record !== undefined)
      : here.find((one) => one.case !== undefined && one.case === mark.case?.id)) ??
    here.find(isIrregular) ??
    here[0]
  );
}

/** The sentence of a finding, followed by its clauses with their numbers in the edition. */
export function findingLine(finding: Finding, { record, positions, laws }: Timeline, words: Words): string {
  const text = findingIfSo(finding, { record, cases: positions.at(-1)?.cases ?? [] }, words, words.written);
  const clauses = numbersIn(finding.laws, laws.edition).map((number) => words.written.clause(number));
  return clauses.length === 0 ? text : `${text} (${clauses.join(', ')})`;
}
