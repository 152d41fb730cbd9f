/** `npm run words` names the file that a translator opens: it is there, and has the text in the languages that lack nothing. */

import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf } from './files.ts';
import { ENGLISH, lackingIn, leaves, TRANSLATED } from './lacking.ts';
import type { Foreign } from './languages.ts';

/** The letters of honours come from a list, the paragraphs of a text have no names, and a blank line needs no translation. */
const UNNAMED = /^names\.ranks\.[AKQJ]$|\.\d+$|^caseFile\.blank$/;

test.each(Object.keys(TRANSLATED) as Foreign[])('%s', (language) => {
  const lacking = new Set(lackingIn(language));
  const texts = new Map<string, string>();
  const wrong = leaves(ENGLISH).filter(([path]) => {
    if (lacking.has(path) || UNNAMED.test(path)) return false;
    const file = `src/i18n/${fileOf(path, language)}`;
    const text =
      texts.get(file) ??
      (statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : '');
    texts.set(file, text);
    return !text.includes(path.split('.').at(-1) ?? path);
  });
  expect(wrong.map(([path]) => `${path}: ${fileOf(path, language)}`)).toEqual([]);
});
