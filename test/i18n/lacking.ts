/** What is not translated yet. It is read in English until somebody translates it, and fails no test. */

import * as el from '../../src/i18n/el.ts';
import { command as commandInGreek } from '../../src/i18n/el/command.ts';
import * as lossesInGreek from '../../src/i18n/el/losses.ts';
import * as en from '../../src/i18n/en.ts';
import { command, type CommandWords } from '../../src/i18n/en/command.ts';
import * as lossesInEnglish from '../../src/i18n/en/losses.ts';
import * as he from '../../src/i18n/he.ts';
import { command as commandInHebrew } from '../../src/i18n/he/command.ts';
import * as lossesInHebrew from '../../src/i18n/he/losses.ts';
import { claiming as claimingInEnglish, type ClaimWords } from '../../src/i18n/en/claiming.ts';
import { claiming as claimingInGreek } from '../../src/i18n/el/claiming.ts';
import { claiming as claimingInHebrew } from '../../src/i18n/he/claiming.ts';
import { claiming as claimingInTurkish } from '../../src/i18n/tr/claiming.ts';
import { sealing as sealingInEnglish, type SealWords } from '../../src/i18n/en/sealing.ts';
import { sealing as sealingInGreek } from '../../src/i18n/el/sealing.ts';
import { sealing as sealingInHebrew } from '../../src/i18n/he/sealing.ts';
import { sealing as sealingInTurkish } from '../../src/i18n/tr/sealing.ts';
import { freezing as freezingInEnglish, type FreezingWords } from '../../src/i18n/en/freezing.ts';
import { freezing as freezingInGreek } from '../../src/i18n/el/freezing.ts';
import { freezing as freezingInHebrew } from '../../src/i18n/he/freezing.ts';
import { freezing as freezingInTurkish } from '../../src/i18n/tr/freezing.ts';
import type { LossWords } from '../../src/i18n/losses.ts';
import * as tr from '../../src/i18n/tr.ts';
import { command as commandInTurkish } from '../../src/i18n/tr/command.ts';
import * as lossesInTurkish from '../../src/i18n/tr/losses.ts';
import type { Translated } from '../../src/i18n/translated.ts';
import type { Messages } from '../../src/i18n/words.ts';
import type { Foreign } from './languages.ts';
import { SAME } from './left-overs.ts';

/** What every page says, what the command line alone says, and what is said where a file is written or sealed, or frozen, or a claim worked on. */
type AllWords = Messages &
  CommandWords &
  LossWords & {
    readonly sealing: SealWords;
    readonly claiming: ClaimWords;
    readonly freezing: FreezingWords;
  };
export const ENGLISH: AllWords = {
  ...en,
  ...command,
  ...lossesInEnglish,
  sealing: sealingInEnglish,
  claiming: claimingInEnglish,
  freezing: freezingInEnglish,
};
export const TRANSLATED: Readonly<Record<Foreign, Translated<AllWords>>> = {
  tr: {
    ...tr,
    ...commandInTurkish,
    ...lossesInTurkish,
    sealing: sealingInTurkish,
    claiming: claimingInTurkish,
    freezing: freezingInTurkish,
  },
  el: {
    ...el,
    ...commandInGreek,
    ...lossesInGreek,
    sealing: sealingInGreek,
    claiming: claimingInGreek,
    freezing: freezingInGreek,
  },
  he: {
    ...he,
    ...commandInHebrew,
    ...lossesInHebrew,
    sealing: sealingInHebrew,
    claiming: claimingInHebrew,
    freezing: freezingInHebrew,
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
  /^(?:names\.(?:localSeatLetters|notrumpLetters)|screen\.(?:help\.rows|auditPage\.keys)\.\d+\.0$|screen\.product$|screen\.timeline\.letters|screen\.desk\.(?:contractUnread|handsHint)|screen\.happening\.fields\.(?:hand|outcomes))/;

/** Of a text that is no more than a number, a sign or a letter nothing is to be translated. */
const hasWord = (text: Leaf): boolean => typeof text === 'function' || /\p{L}{3}/u.test(text);

/** The paths of the English words that a language lacks or still has in English. */
export function lackingIn(
  language: Foreign,
  messages: Translated<AllWords> = TRANSLATED[language],
): string[] {
  const mine = new Map(leaves(messages));
  return leaves(ENGLISH)
    .filter(([path, text]) => {
      const own = mine.get(path);
      if (own === undefined) return true;
      return own === text && hasWord(text) && !NOTATION.test(path) && !SAME[language].has(path);
    })
    .map(([path]) => path);
}
