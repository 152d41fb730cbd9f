/** What is said of a format that can’t carry all of a deal, in every language: loaded where a file is written. */

import * as el from './el/losses.ts';
import * as en from './en/losses.ts';
import * as he from './he/losses.ts';
import type { Language } from './settings.ts';
import * as tr from './tr/losses.ts';
import { completed, type Translated } from './translated.ts';
import type { Words } from './words.ts';

export interface LossWords {
  readonly losses: typeof en.losses;
  readonly keptLoss: string;
}

interface Loss {
  readonly code: keyof LossWords['losses'];
  readonly params: en.LossParams;
  readonly kept?: boolean | undefined;
}

const ENGLISH: LossWords = { losses: en.losses, keptLoss: en.keptLoss };
const TRANSLATED: Readonly<Record<Exclude<Language, 'en'>, Translated<LossWords>>> = { tr, el, he };

/** Made once a language: a large file has many losses. */
const made = new Map<Language, LossWords>([['en', ENGLISH]]);

function wordsIn(language: Language): LossWords {
  const known =
    made.get(language) ?? completed<LossWords>(ENGLISH, TRANSLATED[language as Exclude<Language, 'en'>]);
  made.set(language, known);
  return known;
}

/** What the format lost, in one sentence; in two when only this program can read it back. Missing translations are in English. */
export function lossText({ code, params, kept }: Loss, { language, written }: Words): string {
  const { losses, keptLoss } = wordsIn(language);
  const sentence = losses[code](params, written);
  return kept === true ? `${sentence} ${keptLoss}` : sentence;
}
