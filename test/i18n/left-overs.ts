/** English that may stand in another language, each with its reason. */

import type { Language } from '../../src/i18n/settings.ts';

/** Names that are written in Latin letters everywhere: this program, formats, parts of a file, units, keys of a keyboard. */
const NAMES = (
  'Dealtrail dealtrail PBN LIN BBO RBN BRI DUP USEBIO Bridgemate Excel XML JSON NDJSON SARIF JUnit CSV HTML SVG PNG ZIP UTF Latin ' +
  'GB MB kB WordPress https npm run build IMP IMPs MP VP Butler Shift Home End Space Escape Esc Enter Tab'
).split(' ');

/** What a typed line at the desk is made of, the same in every language: cards, seats and words of its grammar. */
const TYPED = 'hk dropped attention revoke claim'.split(' ');

/** What players and directors of the country themselves say and write in English. */
const SAID: Readonly<Record<Exclude<Language, 'en' | 'tr'>, readonly string[]>> = {
  el: ['alert', 'cross', 'Victory', 'points', 'double', 'Double', 'dummy'],
  he: [],
};

/** Words of Latin letters that may stand in the prose of a language with other letters. */
export const latinWords = (language: Language): ReadonlySet<string> =>
  new Set([...NAMES, ...TYPED, ...(language === 'el' || language === 'he' ? SAID[language] : [])]);

/** Text that is the same in English and in that language, by its path or the key of its finding. */
export const SAME: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  // Names of formats.
  tr: new Set(['screen.studio.savePbn', 'screen.studio.saveLin']),
  el: new Set(['screen.studio.savePbn', 'screen.studio.saveLin']),
  he: new Set([]),
};
