import { OptionsPanelElement } from './options-panel.element.ts';

customElements.define('dt-options-panel', OptionsPanelElement);
