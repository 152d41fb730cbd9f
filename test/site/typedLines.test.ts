/** Lines to type that the guide shows: each is understood, in every language. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLine } from '../../src/formats/typed/readLine.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { root } from '../fixtures.ts';

/** What stands in the fences of the page, each line without what is said of it. */
function linesOf(page: string): readonly string[] {
  return [...page.matchAll(/^```text\n([\s\S]*?)^```/gm)].flatMap(([, fence = '']) =>
    fence
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/ {4,}.*$/, '')),
  );
}

describe('the page on recording', () => {
  const english = linesOf(readFileSync(new URL('site/pages/en/record.md', root), 'utf8'));

  test.each(LANGUAGES)('%s', (language) => {
    const lines = linesOf(readFileSync(new URL(`site/pages/${language}/record.md`, root), 'utf8'));
    expect(lines.length).toBeGreaterThan(25);
    expect(lines.map((line) => [line, readLine(line).fault]).filter(([, fault]) => fault !== null)).toEqual(
      [],
    );
    const plain = (list: readonly string[]): readonly string[] =>
      list.map((line) => line.replaceAll(/"[^"]*"/g, '""'));
    expect(plain(lines)).toEqual(plain(english));
  });
});
