import { LifecycleElement } from './lifecycle.element.ts';

customElements.define('dt-lifecycle', LifecycleElement);
