/** English that may stand in another language, each with its reason. */

import type { Language } from '../../src/i18n/settings.ts';

/** Names that are written in Latin letters everywhere: this program, formats, parts of a file, units, keys of a keyboard. */
const NAMES = (
  'Dealtrail dealtrail PBN LIN BBO RBN BRI DUP USEBIO Bridgemate Excel XML JSON NDJSON SARIF JUnit CSV HTML SVG PNG ZIP gz UTF Latin ' +
  'GB MB kB QR WordPress https npm run build PDF http EUR true false IMP IMPs MP VP Butler Shift Home End Space Escape Esc Enter Tab Ctrl'
).split(' ');

/** The command line, with the words that stand for a file and a text. */
const COMMAND = 'verify COMMAND help deal replay FILE TEXT'.split(' ');

/** What a typed line at the desk is made of, the same in every language: cards, seats and words of its grammar. */
const TYPED = 'hk drops attention revoke claim'.split(' ');

/** What players and directors of the country themselves say and write in English. */
const SAID: Readonly<Record<Exclude<Language, 'en' | 'tr'>, readonly string[]>> = {
  el: ['alert', 'cross', 'Cross', 'Victory', 'points', 'double', 'Double', 'dummy'],
  he: [],
};

/** Words of Latin letters that may stand in the prose of a language with other letters. */
export const latinWords = (language: Language): ReadonlySet<string> =>
  new Set([
    ...NAMES,
    ...COMMAND,
    ...TYPED,
    ...(language === 'el' || language === 'he' ? SAID[language] : []),
  ]);

const DOUBLE_DUMMY = ['screen.doubleDummy.title', 'baked.labels.doubleDummy'];

/** Text that is the same in English and in that language, by its path or the key of its finding. */
export const SAME: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  // Names of formats, and what players call it.
  tr: new Set(['screen.studio.savePbn', 'screen.studio.saveLin', ...DOUBLE_DUMMY]),
  el: new Set(['screen.studio.savePbn', 'screen.studio.saveLin', ...DOUBLE_DUMMY]),
  he: new Set([]),
};
