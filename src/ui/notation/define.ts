import { NotationElement } from './notation.element.ts';

customElements.define('dt-notation', NotationElement);
