import { loadLanguage } from '../../i18n/load.ts';
import { isRegistered } from '../../i18n/words.ts';
import { handOver } from './handOver.ts';
import { dressPage } from './dressPage.ts';
import { openingChoices, openingLanguage, reportSteps, settleLanguage } from './language.ts';
import { keepOffline } from './offline.ts';
import { WorkshopElement } from './workshop.element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'dealtrail-workshop': WorkshopElement;
  }
}

const define = (): void => customElements.define('dealtrail-workshop', WorkshopElement);

/** The letters of a link to a poll; null for any other address. */
const asked = (): string | null => new URLSearchParams(location.hash.slice(1)).get('poll');

// A page that redirects shows and stores nothing. The page of a poll neither: for its reader it is a separate page.
const letters = asked();
if (letters !== null)
  void import('./asked/page.ts').then(({ openAsked }) => openAsked(letters, openingChoices(), dressPage));
else if (!handOver(location)) open();
addEventListener('hashchange', () => {
  if (asked() !== letters) location.reload();
});

function open(): void {
  // Loaded first, so that no sentence appears in one language and then in another.
  const language = openingLanguage();
  settleLanguage(language);
  reportSteps();
  if (isRegistered(language)) define();
  else void loadLanguage(language).then(define);

  keepOffline();
}
