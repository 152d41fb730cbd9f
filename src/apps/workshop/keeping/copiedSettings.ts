/** Values in a backup beside the deals: the reader's settings and the list of audits. Loaded when a backup is saved or restored. */

import { isLanguage } from '../../../i18n/settings.ts';
import { adoptAudits, auditsKept } from '../audit/kept.ts';
import { KEY, LANGUAGE_KEY, read, recallLanguage } from '../memory.ts';

/** The stored settings, language and audits, for a backup; undefined if there are none. */
export function keptSettings(): unknown {
  const settings = read();
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
  let taken = false;
  try {
    if (settings !== undefined && read() === null) {
      localStorage.setItem(KEY, JSON.stringify(settings));
      taken = true;
    }
    if (isLanguage(language) && recallLanguage() === null) {
      localStorage.setItem(LANGUAGE_KEY, language);
      taken = true;
    }
  } catch {
    // Without storage the settings stay as they are.
  }
  return taken;
}

/** Takes the audits of a saved copy that are not listed here; their number. */
export function adoptListed(copied: unknown): number {
  return adoptAudits((copied as { readonly audits?: unknown } | null | undefined)?.audits);
}
