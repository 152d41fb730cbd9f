/** A case against what a person accepted of it: the course that was kept, and the checks in the case itself. */

import { failuresOf, type FailedExpectation } from '../../src/audit/expectations.ts';
import type { CaseRead } from '../../src/formats/case/readCase.ts';
import { rewrites } from '../../src/events/ofRecording.ts';
import { timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import { caseIn } from '../fixtures.ts';
import { courseOf } from './course.ts';
import { keptCourse } from './kept.ts';

/** All is well where `course` is `kept` and there are no `failures`. */
export interface Judged {
  readonly course: string;
  readonly kept: string;
  readonly failures: readonly FailedExpectation[];
  readonly timeline: Timeline;
}

export const judged = (path: string): Judged => judgedCase(path, caseIn(path));

/** The same of a case that was read before. */
export function judgedCase(path: string, { record, checks }: CaseRead): Judged {
  if (record === null) throw new Error(`no case in ${path}`);
  const timeline = timelineOf(record);
  const course = courseOf(record, timeline);
  // A check before an amendment sees the record as it then was; the cases' own test looks at those.
  const amended = record.events.some(rewrites);
  const failures = amended
    ? []
    : checks.flatMap(({ expect, moment }) => failuresOf(expect, timeline, moment));
  return { course, kept: keptCourse(path), failures, timeline };
}
