/** The language of the page: from the address, otherwise the reader's earlier choice, otherwise the browser's. */

import { isSame } from '../../domain/json.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { languageOf, type Language } from '../../i18n/settings.ts';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';
import { Latest } from '../../ui/latest.ts';
import { recall, recallLanguage, rememberLanguage } from './memory.ts';

/** The language named by `lang=` in the query or in the fragment. */
export function languageInAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): Language | null {
  for (const part of [hash.replace(/^#/, ''), search]) {
    const wanted = new URLSearchParams(part).get('lang');
    if (wanted === null) continue;
    const language = languageOf([wanted]);
    if (language !== 'en' || /^en\b/i.test(wanted)) return language;
  }
  return null;
}

/** The language to open in. */
export function openingLanguage(): Language {
  return languageInAddress(location) ?? recallLanguage() ?? languageOf(navigator.languages);
}

/** The choices of earlier visits, in the language in which the page opens. */
export function openingChoices(): Choices {
  const kept = recall();
  return { ...kept, settings: { ...kept.settings, language: openingLanguage() }, edition: null };
}

/**
 * The choices in the language of the fragment; the same choices when it names none or theirs. The query may name a language that was
 * chosen before this entry of the history.
 */
export function asAddressed(choices: Choices): Choices {
  const language = languageInAddress({ search: '', hash: location.hash }) ?? choices.settings.language;
  settleLanguage(language);
  if (language === choices.settings.language) return choices;
  return { ...choices, settings: { ...choices.settings, language } };
}

/** A record under other Laws, or in another language, is folded anew. */
export function isReadOtherwise(one: Choices, other: Choices): boolean {
  return one.edition !== other.edition || one.settings.language !== other.settings.language;
}

/** The languages that were asked for: an earlier one may come later. */
const languages = new Latest();

/**
 * The new choices as soon as their language is loaded; null if that failed. If another language was asked for meanwhile, the choices
 * of then.
 * @param now the choices when it is loaded: others may have changed meanwhile
 * @param until the language is not kept for the next visit
 */
export async function withLanguage(
  wished: Choices,
  now: () => Choices,
  until?: 'visit',
): Promise<Choices | null> {
  const { language } = wished.settings;
  const before = now();
  if (language === before.settings.language) {
    // The language of the page, chosen again while another one is loading.
    if (isSame(wished, before)) languages.drop();
    return wished;
  }
  const isLatest = languages.begin();
  const isLoaded = await loadLanguage(language);
  if (!isLatest()) return now();
  if (!isLoaded) return null;
  if (until !== 'visit') keep(language);
  const choices = now();
  return { ...choices, settings: { ...choices.settings, language } };
}

/** Stores it for the next visit, and updates the address if it names another. */
function keep(language: Language): void {
  rememberLanguage(language);
  settleLanguage(language);
}

/**
 * Writes the language into the query if the address names any, and takes it out of the fragment: the fragment is written anew at each
 * step, so that a reload would forget it.
 */
export function settleLanguage(language: Language): void {
  const address = new URL(location.href);
  if (languageInAddress(address) === null) return;
  address.hash = address.hash.replace(/([#&])lang=[^&]*&?/, '$1').replace(/&$/, '');
  address.searchParams.set('lang', language);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  query = location.search;
}

/** The query of the address that is shown, to notice a step in the history to another. */
let query = '';

/** Between entries of the history with two queries, as after a change of the language, the browser reports no change of the fragment: reports it. */
export function reportSteps(): void {
  query = location.search;
  addEventListener('popstate', () => {
    if (location.search === query) return;
    query = location.search;
    // Not before those who wait for the step know that it is done.
    setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange')));
  });
}
