import { FinishElement } from './finish.element.ts';

customElements.define('dt-finish', FinishElement);
