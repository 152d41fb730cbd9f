import { InformationElement } from './information.element.ts';

customElements.define('dt-information', InformationElement);
