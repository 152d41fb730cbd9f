import { RecordLineElement } from './record-line.element.ts';

customElements.define('dt-record-line', RecordLineElement);
