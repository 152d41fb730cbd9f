import { TableElement } from './table.element.ts';

customElements.define('dt-table', TableElement);
