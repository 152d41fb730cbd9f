import { HandElement } from './hand.element.ts';

customElements.define('dt-hand', HandElement);
