import { ImportCheckElement } from './import-check.element.ts';

customElements.define('dt-import-check', ImportCheckElement);
