/** The middle of the table: the trick in progress, penalty cards before their owners, and cards that do not stand (yet). */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { isRemembered, suitShown, type Card, type Placed, type Suit } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import type { LaidAt, Lie, TileAt } from '../../view/lie.ts';
import type { Drawn } from './drawing.ts';

/** The words of the trick. A tag is a word on a card: null for none. */
export interface TrickWords {
  /** Names the trick for screen readers where each of its cards has a name of its own; else null. */
  readonly name: string | null;
  /** The number of the trick and its cards in one sentence, where the cards have no names of their own; else null. */
  readonly sum: string | null;
  readonly number: Drawn;
  suit(suit: Suit): Drawn;
  rank(card: Card): Drawn;
  /** The name of a card of the trick for screen readers; null where `sum` names it. */
  played(tile: TileAt): string | null;
  playedTag(tile: TileAt): string | null;
  laid(one: LaidAt, seat: Seat): string;
  laidTag(one: LaidAt): string;
  /** Names the list of the penalty cards of a hand, or of all its cards that lie face up; null where each card names itself. */
  resting(seat: Seat, cards: readonly LaidAt[]): string | null;
  /** The name and the tag of an opening lead that lies face down; absent where none is drawn so. */
  faceDown?(seat: Seat): readonly [label: string, tag: string];
}

/** From the top clockwise. */
export const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/** Draws one card a seat around the number of the trick, and the other cards of each seat that lie face up. */
export function trick(lie: Lie, words: TrickWords): TemplateResult {
  const { name, sum, number } = words;
  return html`<section class="compass" part="trick compass" aria-label=${name ?? nothing} dir="ltr">
    ${lie.around.map((seat, index) => side(seat, EDGES[index] as string, lie, words))}
    <div
      class="middle"
      role=${sum === null ? nothing : 'img'}
      aria-label=${sum ?? nothing}
      aria-hidden=${sum === null || nothing}
    >
      <span class="number">${number}</span>
    </div>
  </section>`;
}

/** The place for the card of a hand in the trick, and beside it the other cards of that hand that lie face up. */
function side(seat: Seat, edge: string, lie: Lie, words: TrickWords): TemplateResult {
  const resting = lie.hands[seat].laid.filter((one) => !isInTheMiddle(one));
  const [inPlace, ...others] = middle(seat, lie, words);
  const beside = resting.length + others.length;
  return html`${
      beside > 0
        ? html`<div class="beside ${edge} ${beside > 1 ? 'many' : ''}">
            ${
              resting.length === 0
                ? nothing
                : html`<ul aria-label=${words.resting(seat, resting) ?? nothing}>
                    ${resting.map((one) => html`<li>${laid(one, seat, words)}</li>`)}
                  </ul>`
            }
            ${others}
          </div>`
        : nothing
    }
    <div class="played ${edge}">${inPlace}</div>`;
}

/** True for a card led or played too soon; one exposed during the auction lies beside the trick, as a penalty card does. */
function isInTheMiddle({ spot, how }: LaidAt): boolean {
  return spot === 'loose' && how !== 'exposed';
}

/** The cards for the place of a hand in the trick: first the card that stands, then loose cards, a face-down lead and withdrawn cards. */
function middle(seat: Seat, lie: Lie, words: TrickWords): TemplateResult[] {
  const tiles = lie.tiles.filter((one) => one.seat === seat);
  return [
    ...tiles.filter(({ gone }) => !gone).map((one) => played(one, words)),
    ...lie.hands[seat].laid.filter(isInTheMiddle).map((one) => laid(one, seat, words)),
    ...(lie.faceDown?.includes(seat) && words.faceDown ? [faceDown(words.faceDown(seat))] : []),
    ...tiles.filter(({ gone }) => gone).map((one) => played(one, words)),
  ];
}

function faceDown([label, tag]: readonly [label: string, tag: string]): TemplateResult {
  return tile({ look: 'faceDown', part: 'card', label, face: nothing, tag });
}

/** A card of the trick, or one taken back from it. */
function played(lies: TileAt, words: TrickWords): TemplateResult {
  const { card, leads, wins, revoked, gone, followed } = lies;
  const look = [
    'play',
    gone && 'ghost',
    wins && 'wins',
    revoked && 'revoked',
    followed && 'followed',
    !isRemembered(card) && 'unremembered',
  ];
  return tile({
    look: look.filter(Boolean).join(' '),
    part: gone ? 'card' : 'card card-current',
    label: words.played(lies),
    face: face(card, words),
    leads,
    tag: words.playedTag(lies),
  });
}

/** A penalty card, or one that does not stand (yet). */
function laid(one: LaidAt, seat: Seat, words: TrickWords): TemplateResult {
  return tile({
    look: one.doubtful ? `${one.spot} doubtful` : one.spot,
    part: 'card card-penalty',
    label: words.laid(one, seat),
    face: face(one.card, words),
    tag: words.laidTag(one),
  });
}

interface TileDrawn {
  readonly look: string;
  readonly part: string;
  /** Its name for screen readers; null where the trick as a whole names it. */
  readonly label: string | null;
  readonly face: Drawn;
  readonly leads?: boolean;
  /** A word for a special card; null for others. */
  readonly tag: string | null;
}

/** A card that lies face up on the table. */
function tile({ look, part, label, face, leads = false, tag }: TileDrawn): TemplateResult {
  return html`<span
    class="tile ${look} ${tag === null ? '' : 'tagged'}"
    part=${part}
    role=${label === null ? nothing : 'img'}
    aria-label=${label ?? nothing}
    aria-hidden=${label === null || nothing}
    >${face}${leads ? html`<sup>1</sup>` : nothing}${tag === null ? nothing : html`<i part="tag">${tag}</i>`}</span
  >`;
}

function face(card: Placed, words: TrickWords): TemplateResult {
  const suit = suitShown(card);
  const rank = isRemembered(card) ? words.rank(card) : '?';
  return html`<span class="face ${suit ?? ''}">${rank}${suit === null ? nothing : words.suit(suit)}</span>`;
}
