/**
 * `npm run words`: the words that a language still lacks, each with its path, the English text where it is plain, and the file that a
 * translator opens. The exit code is 0: a reader has the English words until then.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_NAMES } from '../../src/i18n/settings.ts';
import { ENGLISH, lackingIn, leaves, TRANSLATED } from './lacking.ts';
import type { Foreign } from './languages.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const FOLDER = 'src/i18n/en';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
const english = new Map(leaves(ENGLISH));

/** Words that stand in several files, and where those are. */
const SPLIT: Readonly<Record<string, RegExp>> = {
  findings: /^findings\/|^audit\.ts/,
  clauses: /^clauses\//,
  screen: /^screens\//,
};

/** Words with a folder of their own, which has a file for each language. */
const APART = 'asking audits baked caseFile polls say scoring'.split(' ');

/** The file in which the text of a path belongs, below `src/i18n`. */
function fileOf(path: string, language: Foreign): string {
  const [group = ''] = path.split('.');
  return APART.includes(group) ? `${group}/${language}.ts` : `${language}/${englishFileOf(path)}`;
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
  for (const key of [rest.join('.'), ...rest]) {
    const found = files.find(
      ({ name, text }) => where.test(name) && (text.includes(`'${key}':`) || text.includes(`\n  ${key}:`)),
    );
    if (found !== undefined) return found.name;
  }
  return '';
}

for (const language of Object.keys(TRANSLATED) as Foreign[]) {
  const lacking = lackingIn(language);
  print(
    `${LANGUAGE_NAMES[language]}: ${lacking.length === 0 ? 'nothing is missing' : `${lacking.length} missing`}`,
  );
  for (const path of lacking) {
    const text = english.get(path);
    print(`  src/i18n/${fileOf(path, language)}  ${path}${typeof text === 'string' ? `  ${text}` : ''}`);
  }
}
