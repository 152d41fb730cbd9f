import { ConflictElement } from './conflict.element.ts';

customElements.define('dt-conflict', ConflictElement);
