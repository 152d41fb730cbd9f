import { FactsElement } from './facts.element.ts';

customElements.define('dt-facts', FactsElement);
