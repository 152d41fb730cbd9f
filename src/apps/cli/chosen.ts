/** The options of how a deal is shown: every value is checked, and a wrong one is reported with the valid ones. */

import {
  DEFAULT_SETTINGS,
  LANGUAGES,
  LETTER_SETS,
  type LetterSet,
  type Settings,
} from '../../i18n/settings.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { THEMES, type Theme } from '../../output/picture/palette.ts';
import { NAMES_SHOWN, type NamesShown } from '../../output/page/names.ts';
import type { Output } from './output.ts';
import { WORDS } from './wording.ts';

export interface Look {
  readonly settings: Settings;
  readonly theme: Theme;
  readonly names: NamesShown;
}

/** The values of each option. */
export const LOOK_CHOICES = {
  lang: LANGUAGES,
  letters: ['auto', ...(Object.keys(LETTER_SETS) as LetterSet[])],
  ten: ['10', 'T'],
  seats: ['international', 'local'],
  suits: ['two', 'four', 'mono'],
  theme: THEMES,
  names: NAMES_SHOWN,
} as const;

/** The options as `parseArgs` returns them. */
export type LookOptions = { readonly [Option in keyof typeof LOOK_CHOICES]?: string | undefined };

/** The language and notation chosen by the options, with the language loaded; null after an error message about an unknown choice. */
export async function lookOf(options: LookOptions, output: Output): Promise<Look | null> {
  let wrong = false;
  const one = <T extends string>(option: keyof LookOptions, choices: readonly T[], usual: T): T => {
    const value = options[option];
    if (value === undefined) return usual;
    const found = choices.find((choice) => choice === value);
    if (found === undefined && !wrong) {
      wrong = true;
      output.error(WORDS.publish.unknownChoice({ option, value, choices }));
    }
    return found ?? usual;
  };
  const look: Look = {
    settings: {
      language: one('lang', LOOK_CHOICES.lang, DEFAULT_SETTINGS.language),
      letters: one('letters', LOOK_CHOICES.letters, DEFAULT_SETTINGS.letters),
      ten: one('ten', LOOK_CHOICES.ten, DEFAULT_SETTINGS.ten),
      seats: one('seats', LOOK_CHOICES.seats, DEFAULT_SETTINGS.seats),
      suits: one('suits', LOOK_CHOICES.suits, DEFAULT_SETTINGS.suits),
    },
    theme: one('theme', LOOK_CHOICES.theme, 'light'),
    names: one('names', LOOK_CHOICES.names, 'none'),
  };
  if (wrong) return null;
  await loadLanguage(look.settings.language);
  return look;
}
