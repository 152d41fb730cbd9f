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

/** `| fact | \`Fact\` in \`src/events/event.ts\` | … |` of the glossary. */
const termsIn = (text: string): RegExpMatchArray[] => [
  ...text.matchAll(/^\| ([^|`]+) \| `(\w+)` in `([^`]+)` \| [^|]+ \|$/gm),
];

/** What is said where, and is not there as a word; and what is explained twice. */
function wrongTerms(text: string, source: (path: string) => string): string[] {
  const terms = termsIn(text).map(([, term = '', name = '', path = '']) => ({ term, name, path }));
  return [
    ...terms
      .filter(({ name, path }) => !new RegExp(`\\b${name}\\b`).test(source(path)))
      .map(({ term, name, path }) => `CONTRIBUTING.md, ${term}: no ${name} in ${path}`),
    ...terms
      .filter(({ term }, at) => terms.findIndex((other) => other.term === term) !== at)
      .map(({ term }) => `CONTRIBUTING.md, ${term}: explained twice`),
  ];
}

test('the glossary of CONTRIBUTING.md has at most forty terms, each a name in the code', () => {
  const text = read('CONTRIBUTING.md');
  const glossary = /^## Glossary\n(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rows = glossary.split('\n').filter((line) => /^\| (?!Term)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(40);
  expect(termsIn(glossary)).toHaveLength(rows.length);
  expect(wrongTerms(glossary, read)).toEqual([]);
});

test('a term that the code does not have, or that is explained twice, is told', () => {
  const row = (name: string) => `| fact | \`${name}\` in \`src/events/event.ts\` | what happened |`;
  const source = () => 'export type Fact = CallMade;';
  expect(wrongTerms(row('Fact'), source)).toEqual([]);
  expect(wrongTerms(row('Facts'), source)).toEqual([
    'CONTRIBUTING.md, fact: no Facts in src/events/event.ts',
  ]);
  expect(wrongTerms(`${row('Fact')}\n${row('Fact')}`, source)).toEqual([
    'CONTRIBUTING.md, fact: explained twice',
  ]);
});
