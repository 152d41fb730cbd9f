/** One language, ready for use: its messages and two tellers, one that writes and one that speaks. */

import { en } from './en.ts';
import { DIRECTION, type Language, type Settings } from './settings.ts';
import { teller, type Teller } from './teller.ts';

/** What every language must supply: a missing key does not compile. */
export type Messages = typeof en;

const MESSAGES: Readonly<Record<Language, Messages>> = { en };

export interface Words extends Messages {
  readonly settings: Settings;
  readonly direction: 'ltr' | 'rtl';
  readonly written: Teller;
  readonly spoken: Teller;
}

const made = new Map<string, Words>();

/** The same object for the same settings, so that elements need not render again. */
export function wordsFor(settings: Settings): Words {
  const key = JSON.stringify(settings);
  const known = made.get(key);
  if (known !== undefined) return known;
  const messages = MESSAGES[settings.language];
  const words: Words = {
    ...messages,
    settings,
    direction: DIRECTION[settings.language],
    written: teller(messages.names, settings, false),
    spoken: teller(messages.names, settings, true),
  };
  made.set(key, words);
  return words;
}
