import { MarkersElement } from './markers.element.ts';

customElements.define('dt-markers', MarkersElement);
