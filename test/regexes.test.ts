/** No regular expression of ours takes more than linear time, whatever text somebody makes for it. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expressionsIn, verdict, written, type Expression } from './house/regexes.ts';

/** What the checker can't decide in its time, with why it is linear. */
const READ_BY_US: ReadonlyMap<string, string> = new Map([
  [
    String.raw`(?:\d(?:[♠♥♦♣]|NT)(?:×{1,2})?(?:[=]|[+−]\d{1,2})?|[♠♥♦♣](?:10|[2-9TAKQJRDV])*)(?![\p{L}])`,
    'every piece begins with a sign that none before it can end with; each start stops at the first other sign',
  ],
  [String.raw`(")|(\\+(?="|$)|\\{2,})|.`, 'a run of backslashes is looked at twice, and then taken whole'],
]);

const sources = ['src', 'machines', 'site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`),
);
const all = new Map<string, string>();
const byText = new Map<string, Expression>();
for (const path of sources)
  for (const one of expressionsIn(readFileSync(path, 'utf8'))) {
    all.set(written(one), path);
    byText.set(written(one), one);
  }

describe('regular expressions', () => {
  test('there are some to look at, and a bad one is found', () => {
    expect(all.size).toBeGreaterThan(200);
    expect(verdict({ pattern: '^(a+)+$', flags: '' })).toBe('vulnerable');
    expect(verdict({ pattern: String.raw`^\s*([NESW])\s*:\s*(.*)$`, flags: '' })).toBe('vulnerable');
    expect(expressionsIn('const a = (b: string) => /c+/g.test(b);')).toMatchObject([
      { pattern: 'c+', flags: 'g' },
    ]);
  });

  test('take linear time, all of them', { timeout: 600_000 }, () => {
    const bad = [...all].flatMap(([text, path]) => {
      const one = byText.get(text);
      if (one === undefined || READ_BY_US.has(one.pattern)) return [];
      const found = verdict(one);
      return found === 'safe' ? [] : [`${path}: ${text} ${found}`];
    });
    expect(bad).toEqual([]);
  });

  test('nothing is excused that is not there', () => {
    const patterns = new Set([...byText.values()].map(({ pattern }) => pattern));
    expect([...READ_BY_US.keys()].filter((pattern) => !patterns.has(pattern))).toEqual([]);
  });
});
