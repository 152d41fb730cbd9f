/** The suits of a hand and the cards on the table, which the app and a replay in an article draw alike. Letters, words and buttons are passed in. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TileAt } from '../../view/lie.ts';

/** What stands at one place of a template. */
export type Drawn = TemplateResult | typeof nothing | string | number | null | undefined | readonly Drawn[];

interface RowDrawn {
  readonly symbol: Drawn;
  readonly cards: Drawn;
  /** The suit and its cards in words. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** Its cards are buttons with names of their own. */
  readonly pressable?: boolean;
}

/**
 * Draws one suit of a hand. Screen readers get the words in `told`; the cards themselves are hidden from
 * them unless they can be pressed.
 */
export function suitRow({ symbol, cards, label, direction, pressable = false }: RowDrawn): TemplateResult {
  return html`<li part="suit-row">
    <span class="cards" aria-hidden=${!pressable}>${symbol}${cards}</span>
    <span class="unseen" dir=${direction}>${label}</span>
  </li>`;
}

interface TileDrawn {
  readonly look: string;
  readonly part?: string;
  /** Its name for the ear; without one what is around it tells of it. */
  readonly label?: string;
  readonly face: Drawn;
  readonly leads?: boolean;
  /** A word for what it is; none where it is a card like others. */
  readonly tag: string | null;
}

/** A card that lies face up on the table. */
export function tile({ look, part = 'card', label, face, leads = false, tag }: TileDrawn): TemplateResult {
  return html`<span
    class="tile ${look}"
    part=${part}
    role=${label === undefined ? nothing : 'img'}
    aria-label=${label ?? nothing}
    >${face}${leads ? html`<sup>1</sup>` : nothing}${tag === null ? nothing : html`<i part="tag">${tag}</i>`}</span
  >`;
}

/** The look of a card of the trick. */
export function lookOf({ gone, wins, revoked, followed }: TileAt): string {
  return [gone && 'ghost', wins && 'wins', revoked && 'revoked', followed && 'followed']
    .filter(Boolean)
    .join(' ');
}
