/** Every case keeps what it expects, and takes the course it took when a person last read it (`npm run courses` writes them anew). */

import { expect, test } from 'vitest';
import { failuresOf } from '../../src/analysis/expectations.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { paths, textOf } from '../fixtures.ts';
import { courseOf } from './course.ts';
import { groupOf, keptCourse, keptPaths } from './kept.ts';

test.each(paths)('%s', (path) => {
  const { record, checks } = readCase(textOf(path));
  if (record === null) throw new Error('no case');
  expect(courseOf(record)).toBe(keptCourse(path));
  // A check before an amendment sees the record as it then was; the cases' own test looks at those.
  if (record.events.some((event) => event.type === 'Amended')) return;
  const timeline = timelineOf(record);
  for (const { expect: expected, moment } of checks)
    expect(failuresOf(expected, timeline, moment)).toEqual([]);
});

test('a course is kept of every case, and of nothing else', () => {
  const kept = [...new Set(paths.map(groupOf))].flatMap(keptPaths);
  expect(kept.toSorted()).toEqual([...paths].toSorted());
});
