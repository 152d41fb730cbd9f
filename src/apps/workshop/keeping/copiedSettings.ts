/** Values in a backup beside the deals: the reader's settings and the list of audits. Loaded when a backup is saved or restored. */

import { isLanguage } from '../../../i18n/settings.ts';
import { adoptAudits, auditsKept } from '../audit/kept.ts';
import { storedValue, storeValue } from '../browserStorage.ts';
import { KEY, recallLanguage, rememberLanguage } from '../memory.ts';

/** The stored settings, language and audits, for a backup; undefined if there are none. */
export function keptSettings(): unknown {
  const settings = storedValue(KEY);
  const language = recallLanguage();
  const audits = auditsKept();
  if (settings === null && language === null && audits.length === 0) return undefined;
  return {
    ...(settings === null ? {} : { settings }),
    ...(language === null ? {} : { language }),
    ...(audits.length === 0 ? {} : { audits }),
  };
}

/** Takes settings from a backup for which this browser has no values yet. True if it took any. */
export function adopt(copied: unknown): boolean {
  const { settings, language } = (copied ?? {}) as {
    readonly settings?: unknown;
    readonly language?: unknown;
  };
  const hasSettings = settings !== undefined && storedValue(KEY) === null && storeValue(KEY, settings);
  const hasLanguage = isLanguage(language) && recallLanguage() === null && rememberLanguage(language);
  return hasSettings || hasLanguage;
}

/** Takes the audits of a saved copy that are not listed here; their number. */
export function adoptListed(copied: unknown): number {
  return adoptAudits((copied as { readonly audits?: unknown } | null | undefined)?.audits);
}
