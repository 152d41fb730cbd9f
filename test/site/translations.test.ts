/** The pages of the guide in other languages: the same parts as the English page, and the names that the screen has in that language. */

import markdownIt from 'markdown-it';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../../site/siteWords.ts';
import { askingWordsFor } from '../../src/i18n/asking/load.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { freezingWords } from '../../src/i18n/freezing.ts';
import * as el from '../../src/i18n/el.ts';
import * as en from '../../src/i18n/en.ts';
import * as he from '../../src/i18n/he.ts';
import { LANGUAGES, type Language } from '../../src/i18n/settings.ts';
import * as tr from '../../src/i18n/tr.ts';
import { textOf } from './commands.ts';

const WORDS: Readonly<Record<Language, object>> = { en, tr, el, he };
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** The parts of a page in their order: headings with their level, paragraphs, entries of lists, rows and cells of tables. */
function partsOf(text: string): readonly string[] {
  return markdownIt()
    .parse(text, {})
    .filter(({ type, hidden }) => /_open$|^fence$/.test(type) && !hidden)
    .map(({ tag, type }) => `${type} ${tag}`);
}

/** The names in quotation marks of any language. */
function quotedIn(text: string): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/\s+/g, ' ');
  return [...prose.matchAll(/“([^”]+)”|«([^»]+)»|״([^״]+)״/g)].map(([, ...names]) => names.join(''));
}

/** Every sentence of a language that has no slots, by its place among the words. */
async function sentencesOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const sentences = new Map<string, string>();
  const enter = (place: string, value: unknown): void => {
    if (typeof value === 'string') sentences.set(place, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) enter(`${place}.${key}`, inner);
  };
  enter('words', WORDS[language]);
  enter('case file', await caseFileWords(language));
  enter('questions', await askingWordsFor(language));
  enter('signing', freezingWords(language));
  return sentences;
}

const sentences = new Map<Language, ReadonlyMap<string, string>>();
beforeAll(async () => {
  for (const language of LANGUAGES) sentences.set(language, await sentencesOf(language));
});

/** What the screen says in a language where it says the given English name, at every place where it does. */
function namesIn(language: Language, english: string): readonly string[] {
  return [...(sentences.get('en') ?? [])]
    .filter(([, sentence]) => sentence === english)
    .flatMap(([place]) => sentences.get(language)?.get(place) ?? []);
}

describe.each(OTHERS)('the guide in %s', (language) => {
  test.each(PAGES)('%s has the parts of the English page', (name) => {
    expect(partsOf(textOf(`${language}/${name}.md`))).toEqual(partsOf(textOf(`en/${name}.md`)));
  });

  test('calls buttons, tabs and fields as the screen does', () => {
    let found = 0;
    for (const name of PAGES) {
      const quoted = quotedIn(textOf(`${language}/${name}.md`));
      for (const english of quotedIn(textOf(`en/${name}.md`))) {
        const names = namesIn(language, english);
        if (names.length === 0) continue;
        found++;
        expect({
          name,
          english,
          names,
          quoted: quoted.filter((said) => names.includes(said)),
        }).not.toMatchObject({
          quoted: [],
        });
      }
    }
    expect(found).toBeGreaterThan(25);
  });
});
