import { SealElement } from './seal.element.ts';

customElements.define('dt-seal', SealElement);
