import { loadLanguage } from '../../i18n/load.ts';
import { isRegistered } from '../../i18n/words.ts';
import { handOver } from './handOver.ts';
import { openingLanguage } from './language.ts';
import { keepOffline } from './offline.ts';
import { WorkshopElement } from './workshop.element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'dealtrail-workshop': WorkshopElement;
  }
}

const define = (): void => customElements.define('dealtrail-workshop', WorkshopElement);

// A page that hands over to another shows nothing of its own and keeps nothing.
if (!handOver(location)) open();

function open(): void {
  // No sentence is shown in one language and then in another.
  const language = openingLanguage();
  if (isRegistered(language)) define();
  else void loadLanguage(language).then(define);

  keepOffline();
}
