import { ClaimElement } from './claim.element.ts';

customElements.define('dt-claim', ClaimElement);
