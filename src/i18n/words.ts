/** One language, ready for use: its messages, and how it names things in writing and in speech. */

import type { MachineName } from '../laws/case.ts';
import * as en from './en.ts';
import type { DisputeText } from './en/disputes.ts';
import type { Message } from './en/findings/message.ts';
import type { MachineText } from './en/machines.ts';
import type { Obligation } from './en/obligations.ts';
import { DIRECTION, type Language, type Settings } from './settings.ts';
import { namingOf, type Naming } from './naming.ts';

/** What is said in English, and in every other language as far as it is translated. */
export type Messages = typeof en;

/** English is always loaded; the others are loaded when they are asked for (`load.ts`), or all at once (`all.ts`). */
const MESSAGES = new Map<Language, Messages>([['en', en]]);

/** Makes the language available. */
export function register(language: Language, messages: Messages): void {
  MESSAGES.set(language, messages);
}

/** True once the sentences of this language have been loaded. */
export function isRegistered(language: Language): boolean {
  return MESSAGES.has(language);
}

type ByKey<Text> = Readonly<Record<string, Text>>;
type LookedUp = 'clauses' | 'disputes' | 'findings' | 'machines' | 'obligations' | 'reasons';

export interface Words extends Omit<Messages, LookedUp> {
  // Looked up by keys that come from a record, which may hold a key that no language knows.
  readonly clauses: ByKey<string>;
  readonly disputes: ByKey<DisputeText>;
  readonly findings: ByKey<Message>;
  readonly machines: { readonly [Machine in MachineName]: MachineText<Machine> };
  readonly obligations: Readonly<Record<MachineName, ByKey<Obligation>>>;
  readonly reasons: ByKey<string>;
  /** The settings, with the language in which the words really are. */
  readonly settings: Settings;
  /** For `lang`: English while the reader’s own language is not there. */
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly written: Naming;
  readonly spoken: Naming;
}

const made = new Map<string, Words>();

/** The same object for the same settings, so that elements need not render again. */
export function wordsFor(wanted: Settings): Words {
  const language = MESSAGES.has(wanted.language) ? wanted.language : 'en';
  const settings = { ...wanted, language };
  const key = JSON.stringify(settings);
  const known = made.get(key);
  if (known !== undefined) return known;
  const messages = MESSAGES.get(language) as Messages;
  const words: Words = {
    // Each sentence takes the parameters of its own key; here those of whatever finding is told.
    ...(messages as Messages & Pick<Words, 'findings'>),
    settings,
    language,
    direction: DIRECTION[language],
    written: namingOf(messages.names, settings, false, en.names),
    spoken: namingOf(messages.names, settings, true, en.names),
  };
  made.set(key, words);
  return words;
}
