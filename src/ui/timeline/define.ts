import { TimelineElement } from './timeline.element.ts';

customElements.define('dt-timeline', TimelineElement);
