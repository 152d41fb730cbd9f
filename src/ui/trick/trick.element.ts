/** The middle of the table: the trick in progress, penalty cards before their owners, cards that do not stand. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { isRemembered, rankOf, suitShown, type Card, type Placed } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { trumpAt } from '../../domain/table.ts';
import { winnerOf } from '../../domain/trick.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { rankLetter } from '../../i18n/teller.ts';
import type { Words } from '../../i18n/words.ts';
import { suitSymbol } from '../notation/notation.ts';
import type { Moment } from '../replay.ts';
import { base } from '../styles/base.ts';
import { trickStyles } from './trick.styles.ts';

interface Tile {
  readonly card: Placed;
  /** A penalty card only if a disputed fact is true. */
  readonly doubtful?: boolean;
  readonly kind: 'play' | 'minor' | 'major' | 'loose' | 'withdrawn' | 'faceDown';
  readonly led?: boolean;
  readonly wins?: boolean;
  readonly revoke?: boolean;
  /** Nobody remembered it, and it can have been no other. */
  readonly followed?: boolean;
  readonly as?: 'lead' | 'play';
}

export class TrickElement extends LitElement {
  static override styles = [base, trickStyles];
  static override properties = {
    moment: { attribute: false },
    words: { attribute: false },
    ghosts: { attribute: false },
    places: { attribute: false },
  };
  declare moment: Moment;
  declare words: Words;
  declare ghosts: readonly { seat: Seat; card: Card }[];
  /** Which seat sits at the top, right, bottom and left. */
  declare places: readonly [Seat, Seat, Seat, Seat];

  constructor() {
    super();
    this.ghosts = [];
    this.places = ['N', 'E', 'S', 'W'];
  }

  override render(): TemplateResult {
    const { words, moment } = this;
    const number = moment.table.trick?.number ?? null;
    const { replay } = words.screen;
    const title = number === null ? replay.beforePlay : replay.trick({ trick: number });
    return html`
      <section class="compass" aria-label=${title} dir="ltr">
        ${this.places.map((seat, index) => this.side(seat, ['top', 'right', 'bottom', 'left'][index] as string))}
        <div class="middle" aria-hidden="true">
          ${number === null ? nothing : html`<span class="number">${title}</span>`}
        </div>
      </section>
    `;
  }

  /** The place of its card in the trick, and beside it what else of that hand lies face up. */
  private side(seat: Seat, place: string): TemplateResult {
    const { moment, words } = this;
    const resting = moment.penaltyCards.filter(({ owner, card }) => owner === seat && !this.standing(card));
    const [inPlace, ...others] = this.middle(seat);
    const beside = resting.length + others.length > 0;
    return html`${
        beside
          ? html`<div class="beside ${place}">
              ${
                resting.length === 0
                  ? nothing
                  : html`<ul aria-label=${words.screen.card.ofPenalty({ seat: words.spoken.seat(seat) })}>
                      ${resting.map(({ card, kind, case: id }) => html`<li>${this.tile({ card, kind, doubtful: moment.ifSo.has(id) }, seat)}</li>`)}
                    </ul>`
              }
              ${others.map((tile) => this.tile(tile, seat))}
            </div>`
          : nothing
      }
      <div class="played ${place}">
        ${inPlace === undefined ? html`<span class="place" aria-hidden="true"></span>` : this.tile(inPlace, seat)}
      </div>`;
  }

  private standing(card: Card): boolean {
    const { trick } = this.moment.table;
    return trick !== null && SEATS.some((seat) => trick[seat] === card);
  }

  /** The card that stands in the trick first, or what waits in its place. */
  private middle(seat: Seat): Tile[] {
    const { table, penaltyCards, revokes } = this.moment;
    const tiles: Tile[] = [];
    for (const loose of table.loose) {
      const isPenalty = penaltyCards.some(({ card }) => card === loose.card);
      if (loose.seat === seat && !isPenalty) tiles.push({ card: loose.card, kind: 'loose', as: loose.as });
    }
    if (table.faceDownLead?.seat === seat) tiles.push({ card: table.faceDownLead.card, kind: 'faceDown' });
    for (const ghost of this.ghosts)
      if (ghost.seat === seat) tiles.push({ card: ghost.card, kind: 'withdrawn' });
    const { trick } = table;
    const card = trick?.[seat] ?? null;
    if (trick !== null && card !== null) {
      tiles.unshift({
        card,
        kind: 'play',
        led: trick.leader === seat && trick.skipped === undefined,
        followed:
          this.moment.knowledge?.mustHaveBeen.some(
            (one) => one.seat === seat && one.trick === trick.number && one.card === card,
          ) ?? false,
        wins: winnerOf(trick, trumpAt(table)) === seat,
        revoke: revokes.some(
          (revoke) =>
            revoke.seat === seat &&
            revoke.card === card &&
            revoke.trick === trick.number &&
            revoke.state !== 'corrected',
        ),
      });
    }
    return tiles;
  }

  private tile(tile: Tile, seat: Seat): TemplateResult {
    const { words } = this;
    const { card: text } = words.screen;
    const { doubtful = false } = tile;
    const player = words.spoken.seat(seat);
    const told = [
      tile.kind === 'faceDown' ? text.faceDown : words.spoken.card(tile.card),
      player,
      tile.led === true ? text.led : null,
      tile.wins === true ? text.winning : null,
      tile.revoke === true ? text.revoke : null,
      tile.followed === true ? words.memory.followed : null,
      tile.kind === 'minor' || tile.kind === 'major'
        ? ifSo(text[tile.kind]({ seat: player }), doubtful, 'name', words)
        : null,
      tile.kind === 'loose' ? (tile.as === 'play' ? text.loosePlay : text.looseLead) : null,
      tile.kind === 'withdrawn' ? text.withdrawn : null,
    ].filter((part) => part !== null);
    const tag = {
      play: tile.revoke === true ? text.revokeTag : null,
      minor: ifSo(text.minorTag, doubtful, 'tag', words),
      major: ifSo(text.majorTag, doubtful, 'tag', words),
      loose: tile.as === 'play' ? text.looseTag : text.acceptTag,
      withdrawn: text.withdrawnTag,
      faceDown: text.faceDown,
    }[tile.kind];
    const suit = suitShown(tile.card);
    const rank = isRemembered(tile.card) ? rankLetter(rankOf(tile.card), words.settings) : '?';
    return html`<span
      class="tile ${tile.kind}${isRemembered(tile.card) ? '' : ' unremembered'}${tile.followed === true ? ' followed' : ''}${tag === null ? '' : ' tagged'}${tile.wins === true ? ' wins' : ''}${tile.revoke === true ? ' revoke' : ''}"
      role="img"
      aria-label=${told.join(', ')}
      >${tile.kind === 'faceDown' ? nothing : html`<span class="face"><span class="rank ${suit ?? ''}">${rank}</span>${suit === null ? nothing : suitSymbol(suit)}</span>`}${tile.led === true ? html`<span class="first">1</span>` : nothing}${
        tag === null ? nothing : html`<span class="tag">${tag}</span>`
      }</span
    >`;
  }
}
