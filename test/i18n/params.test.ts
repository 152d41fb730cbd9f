/** The sentence of a finding uses every parameter that the finding declares: otherwise a reader loses what the law found. */

import { expect, test } from 'vitest';
import { findingText } from '../../src/i18n/sentence.ts';
import { paths, timelineIn } from '../fixtures.ts';
import { wordsIn } from './languages.ts';
import { UNREAD } from './unread.ts';

test('each parameter of each finding of the cases is read by its sentence', () => {
  const words = wordsIn('en');
  const given = new Map<string, Set<string>>();
  const read = new Map<string, Set<string>>();
  const enter = (into: Map<string, Set<string>>, key: string, name: string): void => {
    into.set(key, (into.get(key) ?? new Set()).add(name));
  };
  for (const path of paths)
    for (const finding of timelineIn(path).findings) {
      const { key } = finding;
      for (const name of Object.keys(finding.params)) enter(given, key, name);
      const params = new Proxy(finding.params, {
        get: (from, name) => {
          enter(read, key, String(name));
          return Reflect.get(from, name) as unknown;
        },
      });
      findingText({ ...finding, params }, words, words.written);
    }
  expect(given.size).toBeGreaterThan(200);
  for (const [key, names] of given) {
    const unread = [...names].filter((name) => !read.get(key)?.has(name)).sort();
    const listed = (UNREAD[key] ?? '').split(' ').filter((name) => name !== '');
    expect(
      unread,
      `the parameters of ${key} that its sentence does not read, as test/i18n/unread.ts lists them`,
    ).toEqual(listed);
  }
});

test('only findings of the cases are listed', () => {
  const keys = new Set<string>(paths.flatMap((path) => timelineIn(path).findings.map(({ key }) => key)));
  expect(Object.keys(UNREAD).filter((key) => !keys.has(key))).toEqual([]);
});
