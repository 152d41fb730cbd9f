import { SealingElement } from './sealing.element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'dt-sealing': SealingElement;
  }
}

customElements.define('dt-sealing', SealingElement);
