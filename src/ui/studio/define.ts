import { StudioElement } from './studio.element.ts';

customElements.define('dt-studio', StudioElement);
