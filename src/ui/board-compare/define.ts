import { BoardCompareElement } from './board-compare.element.ts';

customElements.define('dt-boards', BoardCompareElement);
