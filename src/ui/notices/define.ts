import { NoticesElement } from './notices.element.ts';

customElements.define('dt-notices', NoticesElement);
