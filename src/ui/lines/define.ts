import { LinesElement } from './lines.element.ts';

customElements.define('dt-lines', LinesElement);
