import { AuctionElement } from './auction.element.ts';

customElements.define('dt-auction', AuctionElement);
