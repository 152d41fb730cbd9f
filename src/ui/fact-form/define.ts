import { FactFormElement } from './fact-form.element.ts';

customElements.define('dt-fact-form', FactFormElement);
