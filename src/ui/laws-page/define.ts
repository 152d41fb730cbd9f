import { LawsPageElement } from './laws-page.element.ts';

customElements.define('dt-laws', LawsPageElement);
