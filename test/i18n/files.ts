/** In which file a translator finds the text of a path. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Foreign } from './languages.ts';

const FOLDER = 'src/i18n/en';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

/** Words that stand in several files, and where those are. */
const SPLIT: Readonly<Record<string, RegExp>> = {
  findings: /^findings\/|^audit\.ts/,
  reasons: /^findings\/reasons\.ts/,
  clauses: /^clauses\//,
  screen: /^screens\//,
};

/** Words with a folder of their own, which has a file for each language; a folder within another one comes first. */
const APART = 'caseFile/organisation asking audits baked caseFile polls say scoring'.split(' ');

/** The file in which the text of a path belongs, below `src/i18n`. */
export function fileOf(path: string, language: Foreign): string {
  // The words of polls are also a part of those of the case file.
  const place = path.replace(/^caseFile\.(?=polls\.)/, '');
  const folder = APART.find((name) => place.startsWith(`${name.replace('/', '.')}.`));
  return folder === undefined ? `${language}/${englishFileOf(place)}` : `${folder}/${language}.ts`;
}

/** The file that has the English text of a path, below `src/i18n/en`. */
function englishFileOf(path: string): string {
  const [group = '', ...rest] = path.split('.');
  const where = SPLIT[group];
  if (where === undefined)
    return (
      (
        files.find(({ name }) => name === `${group}.ts`) ??
        files.find(({ text }) =>
          new RegExp(`export (?:const|function) ${group}\\b|export \\{[^}]*\\b${group}\\b`).test(text),
        )
      )?.name ?? ''
    );
  for (const key of [rest.join('.'), ...rest])
    for (const beginning of [`'${key}':`, `'${key}'(`, `\n  ${key}: {`, `\n  ${key}:`]) {
      const found = files.find(({ name, text }) => where.test(name) && text.includes(beginning));
      if (found !== undefined) return found.name;
    }
  return '';
}
