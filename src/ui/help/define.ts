import { HelpElement } from './help.element.ts';

customElements.define('dt-help', HelpElement);
