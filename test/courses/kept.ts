/** Where the courses are kept: one text a folder of cases, one section a case, `# fixtures/law64/64A1-….json` above each. */

import { existsSync, readFileSync } from 'node:fs';
import { root } from '../fixtures.ts';

const folder = new URL('test/courses/kept/', root);

/** `law64` of `fixtures/law64/64A1-….json`. */
export const groupOf = (path: string): string => path.split('/')[1] ?? '';

export const fileOf = (group: string): URL => new URL(`${group}.txt`, folder);

const read = new Map<string, ReadonlyMap<string, string>>();

function sectionsOf(group: string): ReadonlyMap<string, string> {
  const known = read.get(group);
  if (known !== undefined) return known;
  const file = fileOf(group);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = new Map(
    text
      .split(/^# /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), section.slice(end + 1).trimEnd()] as const;
      }),
  );
  read.set(group, sections);
  return sections;
}

/** The course as a person accepted it; empty when the case is new. */
export function keptCourse(path: string): string {
  return sectionsOf(groupOf(path)).get(path) ?? '';
}

/** The cases a group keeps a course of. */
export function keptPaths(group: string): string[] {
  return [...sectionsOf(group).keys()];
}
