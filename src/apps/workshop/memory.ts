/** The reader’s settings, stored in the browser if it allows that; otherwise kept while the page is open. */

import { isObject } from '../../domain/json.ts';
import {
  DEFAULT_SETTINGS,
  LETTER_SETS,
  isLanguage,
  type Language,
  type LetterSet,
} from '../../i18n/settings.ts';
import { DEFAULT_PREFERENCES } from '../../ui/replay-screen/preferences.ts';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';
import { storedValue, storeValue } from './browserStorage.ts';

/** The edition is chosen for one visit. */
type RememberedChoices = Omit<Choices, 'edition'>;

export const KEY = 'dealtrail.settings';
const LANGUAGE_KEY = 'dealtrail.language';

/** The stored choices, with every value checked: a damaged entry gets its default. */
export function recall(): RememberedChoices {
  const kept = group(storedValue(KEY));
  const settings = group(kept['settings']);
  const preferences = group(kept['preferences']);
  return {
    settings: {
      ...DEFAULT_SETTINGS,
      letters: among(
        settings['letters'],
        [...(Object.keys(LETTER_SETS) as LetterSet[]), 'auto'],
        DEFAULT_SETTINGS.letters,
      ),
      seats: among(settings['seats'], ['international', 'local'], DEFAULT_SETTINGS.seats),
      ten: among(settings['ten'], ['10', 'T'], DEFAULT_SETTINGS.ten),
      suits: among(settings['suits'], ['two', 'four', 'mono'], DEFAULT_SETTINGS.suits),
    },
    preferences: {
      ...DEFAULT_PREFERENCES,
      stepBy: among(preferences['stepBy'], ['card', 'trick', 'event'], DEFAULT_PREFERENCES.stepBy),
      played: among(preferences['played'], ['grey', 'hide', 'show'], DEFAULT_PREFERENCES.played),
      letterKeys: preferences['letterKeys'] !== false,
      doubleDummy: preferences['doubleDummy'] === true,
    },
    theme: among(kept['theme'], ['auto', 'light', 'dark'], 'auto'),
  };
}

/** Keeps the reader's choices in the browser. Without storage they last as long as the page. */
export function remember(what: RememberedChoices): void {
  storeValue(KEY, what);
}

/** The language chosen on an earlier visit. */
export function recallLanguage(): Language | null {
  try {
    const language = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}

/** Keeps the language that the reader chose. False without storage: then it lasts as long as the page. */
export function rememberLanguage(language: Language): boolean {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
    return true;
  } catch {
    return false;
  }
}

/** The value if it is an object; otherwise one without any values. */
function group(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function among<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise;
}
