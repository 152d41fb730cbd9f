/** Every case keeps what it expects, and takes the course it took when a person last read it (`npm run courses` writes them anew). */

import { expect, test } from 'vitest';
import { paths } from '../fixtures.ts';
import { judged } from './judged.ts';
import { fileOf, groupOf, keptPaths } from './kept.ts';

const NEW = 'no course is kept of this case yet: npm run courses writes it';
const CHANGED = 'the course has changed: npm run courses writes it anew; read what changed';

test.each(paths)('%s', (path) => {
  const { course, kept, failures } = judged(path);
  expect(course, `${fileOf(groupOf(path)).pathname}: ${kept === '' ? NEW : CHANGED}`).toBe(kept);
  expect(failures).toEqual([]);
});

test('a course is kept of every case, and of nothing else', () => {
  const kept = [...new Set(paths.map(groupOf))].flatMap(keptPaths);
  expect(kept.toSorted()).toEqual([...paths].toSorted());
});
