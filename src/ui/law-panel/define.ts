import { LawPanelElement } from './law-panel.element.ts';

customElements.define('dt-law-panel', LawPanelElement);
