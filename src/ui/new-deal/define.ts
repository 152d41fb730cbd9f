import { NewDealElement } from './new-deal.element.ts';

customElements.define('dt-new-deal', NewDealElement);
