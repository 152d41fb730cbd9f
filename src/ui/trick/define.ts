import { TrickElement } from './trick.element.ts';

customElements.define('dt-trick', TrickElement);
