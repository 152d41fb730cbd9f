/** The middle of the table: the trick in progress, penalty cards before their owners, cards that do not stand. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { isRemembered, rankOf, suitShown, type Placed } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { rankLetter } from '../../i18n/teller.ts';
import type { Words } from '../../i18n/words.ts';
import type { LaidAt, Lie, TileAt } from '../../picture/lie.ts';
import { suitSymbol } from '../notation/notation.ts';
import { base } from '../styles/base.ts';
import { trickStyles } from './trick.styles.ts';

interface Tile {
  readonly look: string;
  /** Null for a card that lies face down. */
  readonly card: Placed | null;
  /** What the ear hears, bit by bit. */
  readonly told: readonly (string | false)[];
  /** The word on its lower edge. */
  readonly tag: string | null;
  readonly leads?: boolean;
}

export class TrickElement extends LitElement {
  static override styles = [base, trickStyles];
  static override properties = {
    lie: { attribute: false },
    words: { attribute: false },
  };
  declare lie: Lie;
  declare words: Words;

  override render(): TemplateResult {
    const { number, around } = this.lie;
    const { replay } = this.words.screen;
    const title = number === null ? replay.beforePlay : replay.trick({ trick: number });
    return html`
      <section class="compass" aria-label=${title} dir="ltr">
        ${around.map((seat, index) => this.side(seat, ['top', 'right', 'bottom', 'left'][index] as string))}
        <div class="middle" aria-hidden="true">
          ${number === null ? nothing : html`<span class="number">${title}</span>`}
        </div>
      </section>
    `;
  }

  /** The place of its card in the trick, and beside it what else of that hand lies face up. */
  private side(seat: Seat, place: string): TemplateResult {
    const { words } = this;
    const resting = this.lie.hands[seat].laid.filter(({ spot }) => spot !== 'loose');
    const [inPlace, ...others] = this.middle(seat);
    const beside = resting.length + others.length > 0;
    return html`${
        beside
          ? html`<div class="beside ${place}">
              ${
                resting.length === 0
                  ? nothing
                  : html`<ul aria-label=${words.screen.card.ofPenalty({ seat: words.spoken.seat(seat) })}>
                      ${resting.map((one) => html`<li>${this.laid(one, seat)}</li>`)}
                    </ul>`
              }
              ${others}
            </div>`
          : nothing
      }
      <div class="played ${place}">${inPlace ?? html`<span class="place" aria-hidden="true"></span>`}</div>`;
  }

  /** The card that stands in the trick first, or what waits in its place. */
  private middle(seat: Seat): TemplateResult[] {
    const { lie, words } = this;
    const { faceDown } = words.screen.card;
    const tiles = lie.tiles.filter((one) => one.seat === seat);
    return [
      ...tiles.filter(({ gone }) => !gone).map((one) => this.played(one)),
      ...lie.hands[seat].laid.filter(({ spot }) => spot === 'loose').map((one) => this.laid(one, seat)),
      ...(lie.faceDown === seat
        ? [
            this.tile({
              look: 'faceDown',
              card: null,
              told: [faceDown, words.spoken.seat(seat)],
              tag: faceDown,
            }),
          ]
        : []),
      ...tiles.filter(({ gone }) => gone).map((one) => this.played(one)),
    ];
  }

  /** A card of the trick, or one taken back from it. */
  private played({ seat, card, leads, wins, revoked, gone, followed }: TileAt): TemplateResult {
    const { spoken, screen, memory } = this.words;
    const { card: text } = screen;
    const tag = revoked ? text.revokeTag : gone ? text.withdrawnTag : null;
    return this.tile({
      look: `${gone ? 'withdrawn' : 'play'}${followed ? ' followed' : ''}${wins ? ' wins' : ''}${revoked ? ' revoke' : ''}`,
      card,
      told: [
        spoken.card(card),
        spoken.seat(seat),
        leads && text.led,
        wins && text.winning,
        revoked && text.revoke,
        followed && memory.followed,
        gone && text.withdrawn,
      ],
      tag,
      leads,
    });
  }

  /** A penalty card, or one that does not stand (yet). */
  private laid({ card, spot, doubtful = false, isPlay = false }: LaidAt, seat: Seat): TemplateResult {
    const { words } = this;
    const { card: text } = words.screen;
    const player = words.spoken.seat(seat);
    const [tag, told] =
      spot === 'loose'
        ? isPlay
          ? [text.looseTag, text.loosePlay]
          : [text.acceptTag, text.looseLead]
        : [
            ifSo(text[`${spot}Tag`], doubtful, 'tag', words),
            ifSo(text[spot]({ seat: player }), doubtful, 'name', words),
          ];
    return this.tile({ look: spot, card, told: [words.spoken.card(card), player, told], tag });
  }

  private tile({ look, card, told, tag, leads = false }: Tile): TemplateResult {
    const known = card === null || isRemembered(card);
    return html`<span
      class="tile ${look}${known ? '' : ' unremembered'}${tag === null ? '' : ' tagged'}"
      role="img"
      aria-label=${told.filter(Boolean).join(', ')}
      >${card === null ? nothing : this.face(card)}${leads ? html`<span class="first">1</span>` : nothing}${
        tag === null ? nothing : html`<span class="tag">${tag}</span>`
      }</span
    >`;
  }

  private face(card: Placed): TemplateResult {
    const suit = suitShown(card);
    const rank = isRemembered(card) ? rankLetter(rankOf(card), this.words.settings) : '?';
    return html`<span class="face"
      ><span class="rank ${suit ?? ''}">${rank}</span>${suit === null ? nothing : suitSymbol(suit)}</span
    >`;
  }
}
