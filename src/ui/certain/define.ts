import { CertainElement } from './certain.element.ts';

customElements.define('dt-certain', CertainElement);
