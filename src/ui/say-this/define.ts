import { SayThisElement } from './say-this.element.ts';

customElements.define('dt-say-this', SayThisElement);
