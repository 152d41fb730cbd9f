import { FindingLineElement } from './finding-line.element.ts';

customElements.define('dt-finding', FindingLineElement);
