import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md'];

test('the case printed in CONTRIBUTING.md passes', () => {
  const printed = /```json\n(.*?)```/s.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'dealtrail-'));
  try {
    writeFileSync(join(folder, 'printed.json'), printed);
    const run = [join(root, 'scripts/dealtrail.mjs'), 'conform', folder];
    const output = execFileSync(process.execPath, run, { encoding: 'utf8' });
    expect(output.trim().split('\n').at(-1)).toBe('1 passed, 0 failed');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(documents)('%s names only commands there are', (name) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read(name).matchAll(/npm run (?:-s )?([\w:]+)/g)].map((found) => found[1] ?? '');
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((command) => !(command in scripts))).toEqual([]);
});

test.each(documents)('%s names only places there are', (name) => {
  const visible = read(name).replace(/<!--.*?-->/gs, '');
  const places = [...visible.matchAll(/(?:src|machines|fixtures|test|scripts|docs)\/[\w/.…-]*/g)].map(String);
  const links = [...visible.matchAll(/\]\(([\w./]+)/g)].map((found) => found[1] ?? '');
  // `fixtures/law64/64A2-….json` stands for any of its kind.
  const meant = [...places, ...links].filter((path) => !path.includes('…') && !path.startsWith('http'));
  expect(meant.length).toBeGreaterThan(3);
  expect(meant.filter((path) => !existsSync(join(root, path.replace(/\.$/, ''))))).toEqual([]);
});
