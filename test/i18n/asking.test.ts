import { describe, expect, it } from 'vitest';
import { askingWordsFor } from '../../src/i18n/asking/load.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { fieldsOf, KINDS } from '../../src/ui/fact-form/kinds.ts';

/** Every text in it, by its path. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([key, each]) =>
        leaves(each, `${path}.${key}`),
      );

describe('the questions of the form', () => {
  it('are asked in each language in its own words', async () => {
    const english = new Map(leaves(await askingWordsFor('en')));
    expect(english.size).toBeGreaterThan(80);
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const own = leaves(await askingWordsFor(language));
      expect(own.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
      expect(own.filter(([path, text]) => text === english.get(path) || text.trim() === '')).toEqual([]);
    }
  });

  it('ask for every field that a fact can have', async () => {
    const { asks } = await askingWordsFor('en');
    const asked = Object.values(KINDS).flat();
    const fields = new Set(asked.flatMap((kind) => fieldsOf(kind).map(({ field }) => field)));
    expect([...fields].filter((field) => !(field in asks) && field !== 'with')).toEqual([]);
  });
});
