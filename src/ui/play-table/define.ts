import { PlayTableElement } from './play-table.element.ts';

customElements.define('dt-play-table', PlayTableElement);
