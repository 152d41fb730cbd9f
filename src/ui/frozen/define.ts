import { FrozenElement } from './frozen.element.ts';

customElements.define('dt-frozen', FrozenElement);
