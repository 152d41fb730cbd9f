import { LibraryElement } from './library.element.ts';

customElements.define('dt-library', LibraryElement);
