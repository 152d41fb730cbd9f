/** `npm run courses`: writes the course of every case anew. Read the difference before you keep it: each line is a ruling that changed. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readCase } from '../../src/formats/case/readCase.ts';
import { paths, textOf } from '../fixtures.ts';
import { courseOf } from './course.ts';
import { fileOf, groupOf } from './kept.ts';

const groups = new Map<string, string[]>();
for (const path of paths) {
  const { record } = readCase(textOf(path));
  if (record === null) throw new Error(`no case in ${path}`);
  const group = groups.get(groupOf(path)) ?? [];
  group.push(`# ${path}\n${courseOf(record)}\n`);
  groups.set(groupOf(path), group);
}
const folder = new URL('.', fileOf('any'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [group, sections] of groups) writeFileSync(fileOf(group), sections.join('\n'));
console.log(`${paths.length} courses in ${groups.size} files`);
