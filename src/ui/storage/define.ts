import { StorageElement } from './storage.element.ts';

customElements.define('dt-storage', StorageElement);
