import { CallPadElement } from './call-pad.element.ts';

customElements.define('dt-call-pad', CallPadElement);
