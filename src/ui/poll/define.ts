import { PollElement } from './poll.element.ts';

customElements.define('dt-poll', PollElement);
