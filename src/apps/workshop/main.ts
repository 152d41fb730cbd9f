import { WorkshopElement } from './workshop.element.ts';

customElements.define('dealtrail-workshop', WorkshopElement);
