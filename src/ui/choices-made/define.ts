import { ChoicesMadeElement } from './choices-made.element.ts';

customElements.define('dt-choices-made', ChoicesMadeElement);
