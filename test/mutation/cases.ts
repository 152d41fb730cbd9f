/** What mutation testing runs: every case, judged by itself. */

import { judged } from '../courses/judged.ts';
import { groupOf } from '../courses/kept.ts';

export { paths } from '../fixtures.ts';

/** What is wrong with the case, in a line or two; null when all is well. */
export function faultOf(path: string): string | null {
  const { course, kept, failures } = judged(path);
  if (failures.length > 0) return JSON.stringify(failures[0]);
  if (course === kept) return null;
  const lines = kept.split('\n');
  return course.split('\n').find((line, index) => line !== lines[index]) ?? 'the course ends early';
}

/** Whether the case was written for this source file: `law53` for `src/laws/law53B.ts`, `revoke` for `machines/revoke.ts`. */
export function isAbout(path: string, source: string): boolean {
  const name = /([^/]+)\.ts$/.exec(source)?.[1] ?? '';
  const law = /^law\d+/.exec(name)?.[0];
  return law === undefined ? path.includes(name) : groupOf(path) === law;
}
