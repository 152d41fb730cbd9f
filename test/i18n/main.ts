/**
 * `npm run words`: the words that a language still lacks, each with its path, the English text where it is plain, and the file that a
 * translator opens. The exit code is 0: a reader has the English words until then.
 */

import { LANGUAGE_NAMES } from '../../src/i18n/settings.ts';
import { fileOf } from './files.ts';
import { ENGLISH, lackingIn, leaves, TRANSLATED } from './lacking.ts';
import type { Foreign } from './languages.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const english = new Map(leaves(ENGLISH));

for (const language of Object.keys(TRANSLATED) as Foreign[]) {
  // The case file contains the words of polls, which are listed by themselves.
  const lacking = lackingIn(language).filter((path) => !path.startsWith('caseFile.polls.'));
  print(
    `${LANGUAGE_NAMES[language]}: ${lacking.length === 0 ? 'nothing is missing' : `${lacking.length} missing`}`,
  );
  for (const path of lacking) {
    const text = english.get(path);
    print(`  src/i18n/${fileOf(path, language)}  ${path}${typeof text === 'string' ? `  ${text}` : ''}`);
  }
}
