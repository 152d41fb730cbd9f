import { ResultElement } from './result.element.ts';

customElements.define('dt-result', ResultElement);
