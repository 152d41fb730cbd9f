/** What is not translated yet. It is read in English until somebody translates it, and fails no test. */

import { runsOf } from '../../src/i18n/isolate.ts';
import * as el from '../../src/i18n/el.ts';
import { command as commandInGreek } from '../../src/i18n/el/command.ts';
import * as lossesInGreek from '../../src/i18n/el/losses.ts';
import { claiming as claimingInGreek } from '../../src/i18n/el/claiming.ts';
import { completions as completionsInGreek } from '../../src/i18n/el/completions.ts';
import { freezing as freezingInGreek } from '../../src/i18n/el/freezing.ts';
import { sealing as sealingInGreek } from '../../src/i18n/el/sealing.ts';
import { asking as askingInGreek } from '../../src/i18n/asking/el.ts';
import { audits as auditsInGreek } from '../../src/i18n/audits/el.ts';
import { caseFile as caseFileInGreek } from '../../src/i18n/caseFile/el.ts';
import { polls as pollsInGreek } from '../../src/i18n/polls/el.ts';
import { say as sayInGreek } from '../../src/i18n/say/el.ts';
import { scoring as scoringInGreek } from '../../src/i18n/scoring/el.ts';
import { el as bakedInGreek } from '../../src/i18n/baked/el.ts';
import * as en from '../../src/i18n/en.ts';
import { command as commandInEnglish } from '../../src/i18n/en/command.ts';
import * as lossesInEnglish from '../../src/i18n/en/losses.ts';
import { claiming as claimingInEnglish } from '../../src/i18n/en/claiming.ts';
import { completions as completionsInEnglish } from '../../src/i18n/en/completions.ts';
import { freezing as freezingInEnglish } from '../../src/i18n/en/freezing.ts';
import { sealing as sealingInEnglish } from '../../src/i18n/en/sealing.ts';
import { asking as askingInEnglish } from '../../src/i18n/asking/en.ts';
import { audits as auditsInEnglish } from '../../src/i18n/audits/en.ts';
import { caseFile as caseFileInEnglish } from '../../src/i18n/caseFile/en.ts';
import { polls as pollsInEnglish } from '../../src/i18n/polls/en.ts';
import { say as sayInEnglish } from '../../src/i18n/say/en.ts';
import { scoring as scoringInEnglish } from '../../src/i18n/scoring/en.ts';
import { en as bakedInEnglish } from '../../src/i18n/baked/en.ts';
import * as he from '../../src/i18n/he.ts';
import { command as commandInHebrew } from '../../src/i18n/he/command.ts';
import * as lossesInHebrew from '../../src/i18n/he/losses.ts';
import { claiming as claimingInHebrew } from '../../src/i18n/he/claiming.ts';
import { completions as completionsInHebrew } from '../../src/i18n/he/completions.ts';
import { freezing as freezingInHebrew } from '../../src/i18n/he/freezing.ts';
import { sealing as sealingInHebrew } from '../../src/i18n/he/sealing.ts';
import { asking as askingInHebrew } from '../../src/i18n/asking/he.ts';
import { audits as auditsInHebrew } from '../../src/i18n/audits/he.ts';
import { caseFile as caseFileInHebrew } from '../../src/i18n/caseFile/he.ts';
import { polls as pollsInHebrew } from '../../src/i18n/polls/he.ts';
import { say as sayInHebrew } from '../../src/i18n/say/he.ts';
import { scoring as scoringInHebrew } from '../../src/i18n/scoring/he.ts';
import { he as bakedInHebrew } from '../../src/i18n/baked/he.ts';
import * as tr from '../../src/i18n/tr.ts';
import { command as commandInTurkish } from '../../src/i18n/tr/command.ts';
import * as lossesInTurkish from '../../src/i18n/tr/losses.ts';
import { claiming as claimingInTurkish } from '../../src/i18n/tr/claiming.ts';
import { completions as completionsInTurkish } from '../../src/i18n/tr/completions.ts';
import { freezing as freezingInTurkish } from '../../src/i18n/tr/freezing.ts';
import { sealing as sealingInTurkish } from '../../src/i18n/tr/sealing.ts';
import { asking as askingInTurkish } from '../../src/i18n/asking/tr.ts';
import { audits as auditsInTurkish } from '../../src/i18n/audits/tr.ts';
import { caseFile as caseFileInTurkish } from '../../src/i18n/caseFile/tr.ts';
import { polls as pollsInTurkish } from '../../src/i18n/polls/tr.ts';
import { say as sayInTurkish } from '../../src/i18n/say/tr.ts';
import { scoring as scoringInTurkish } from '../../src/i18n/scoring/tr.ts';
import { tr as bakedInTurkish } from '../../src/i18n/baked/tr.ts';
import type { Translated } from '../../src/i18n/translated.ts';
import type { Foreign } from './languages.ts';
import { SAME } from './left-overs.ts';

/** All that is said in English: on every page, and what is loaded with a part of one. */
export const ENGLISH = {
  ...en,
  ...commandInEnglish,
  losses: lossesInEnglish.losses,
  keptLoss: lossesInEnglish.keptLoss,
  claiming: claimingInEnglish,
  completions: completionsInEnglish,
  freezing: freezingInEnglish,
  sealing: sealingInEnglish,
  asking: askingInEnglish,
  audits: auditsInEnglish,
  caseFile: caseFileInEnglish,
  polls: pollsInEnglish,
  say: sayInEnglish,
  scoring: scoringInEnglish,
  baked: bakedInEnglish,
};
type AllWords = typeof ENGLISH;

export const TRANSLATED: Readonly<Record<Foreign, Translated<AllWords>>> = {
  el: {
    ...el,
    ...commandInGreek,
    losses: lossesInGreek.losses,
    keptLoss: lossesInGreek.keptLoss,
    claiming: claimingInGreek,
    completions: completionsInGreek,
    freezing: freezingInGreek,
    sealing: sealingInGreek,
    asking: askingInGreek,
    audits: auditsInGreek,
    caseFile: caseFileInGreek,
    polls: pollsInGreek,
    say: sayInGreek,
    scoring: scoringInGreek,
    baked: bakedInGreek,
  },
  he: {
    ...he,
    ...commandInHebrew,
    losses: lossesInHebrew.losses,
    keptLoss: lossesInHebrew.keptLoss,
    claiming: claimingInHebrew,
    completions: completionsInHebrew,
    freezing: freezingInHebrew,
    sealing: sealingInHebrew,
    asking: askingInHebrew,
    audits: auditsInHebrew,
    caseFile: caseFileInHebrew,
    polls: pollsInHebrew,
    say: sayInHebrew,
    scoring: scoringInHebrew,
    baked: bakedInHebrew,
  },
  tr: {
    ...tr,
    ...commandInTurkish,
    losses: lossesInTurkish.losses,
    keptLoss: lossesInTurkish.keptLoss,
    claiming: claimingInTurkish,
    completions: completionsInTurkish,
    freezing: freezingInTurkish,
    sealing: sealingInTurkish,
    asking: askingInTurkish,
    audits: auditsInTurkish,
    caseFile: caseFileInTurkish,
    polls: pollsInTurkish,
    say: sayInTurkish,
    scoring: scoringInTurkish,
    baked: bakedInTurkish,
  },
};

type Leaf = string | ((...slots: never[]) => unknown);

/** Every text and every template of a language by its path: `findings.revoke.lifted`. */
export function leaves(messages: unknown, path = ''): [string, Leaf][] {
  if (typeof messages === 'string' || typeof messages === 'function') return [[path, messages as Leaf]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([key, value]) =>
    leaves(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Not words: letters, the names of keys on a keyboard, the name of this program. */
export const NOTATION =
  /^(?:names\.(?:localSeatLetters|notrumpLetters)|screen\.(?:help\.rows|auditPage\.keys)\.\d+\.0$|screen\.product$|screen\.timeline\.letters|screen\.desk\.(?:contractUnread|handsHint)|screen\.happening\.typed\.(?:hand|outcomes))/;

/** Of a text that is no more than a number, a sign or a letter nothing is to be translated. */
const hasWord = (text: Leaf): boolean => typeof text === 'function' || /\p{L}{3}/u.test(text);

const isEnglish = (text: Leaf): boolean =>
  typeof text === 'string' && runsOf(text).some(({ english }) => english);

/** The paths of the English words that a language lacks or still has in English. */
export function lackingIn(
  language: Foreign,
  messages: Translated<AllWords> = TRANSLATED[language],
): string[] {
  const mine = new Map(leaves(messages));
  return leaves(ENGLISH)
    .filter(([path, text]) => {
      const own = mine.get(path);
      // A dictionary that was completed has the English text in place of its own.
      if (own === undefined || isEnglish(own)) return hasWord(text);
      return own === text && hasWord(text) && !NOTATION.test(path) && !SAME[language].has(path);
    })
    .map(([path]) => path);
}
