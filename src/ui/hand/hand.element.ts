/** One hand: suit rows as in a printed diagram, or dummy’s columns of tiles. Played cards stay, greyed. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { SUITS, rankIndex, suitOf, type Card, type Suit } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { rankLetter } from '../../i18n/teller.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { suitSymbol } from '../notation/notation.ts';
import { base } from '../styles/base.ts';
import type { CardState } from '../table/card-states.ts';
import { handStyles } from './hand.styles.ts';

export interface HandView {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly states: ReadonlyMap<Card, CardState>;
  /** The record shows this hand. */
  readonly known: boolean;
  /** The perspective shows this hand’s unplayed cards. */
  readonly visible: boolean;
  /** Dummy’s hand: its columns point at declarer, so they run across when dummy sits at a side. */
  readonly spread: 'columns' | 'rows' | null;
  readonly trump: Suit | null;
  readonly role: 'declarer' | 'dummy' | null;
  readonly name: string | null;
  readonly vulnerable: boolean;
  readonly active: string | null;
  readonly legal: readonly Card[] | null;
}

export class HandElement extends LitElement {
  static override styles = [base, handStyles];
  static override properties = { view: { attribute: false }, words: { attribute: false }, played: {} };
  declare view: HandView;
  declare words: Words;
  declare played: 'grey' | 'hide' | 'show';

  constructor() {
    super();
    this.played = 'grey';
  }

  override render(): TemplateResult {
    const { view, words } = this;
    const { screen, spoken } = words;
    const roles = [view.role === null ? null : screen.replay[view.role], view.active].filter(
      (part) => part !== null,
    );
    return html`
      <section
        class=${classMap({ hand: true, active: view.active !== null, columns: view.spread === 'columns', tiles: view.spread !== null })}
        aria-label=${spoken.seat(view.seat)}
      >
        <header>
          <span class="letter" aria-hidden="true"
            >${withoutIsolates(words.written.seatLetter(view.seat))}</span
          >
          <span class="who">
            <span class="seat">${spoken.seat(view.seat)}</span>
            ${view.name === null ? nothing : html`<bdi class="name">${view.name}</bdi>`}
          </span>
          ${roles.length === 0 ? nothing : html`<span class="role">${roles.map((role, index) => html`${index > 0 ? ' · ' : ''}<span class=${role === view.active ? 'turn' : ''}>${role}</span>`)}</span>`}
        </header>
        ${
          view.known || view.cards.length > 0
            ? html`<dl dir="ltr">${this.suits().map((suit) => this.suitRow(suit))}</dl>`
            : html`<p class="unknown">${screen.replay.unknownHand}</p>`
        }
      </section>
    `;
  }

  /** Trumps first for dummy, as the hand is put down (41D). */
  private suits(): readonly Suit[] {
    const order = [...SUITS].reverse();
    const { trump, spread } = this.view;
    return spread !== null && trump !== null ? [trump, ...order.filter((suit) => suit !== trump)] : order;
  }

  private suitRow(suit: Suit): TemplateResult {
    const { view, words } = this;
    const cards = view.cards
      .filter((card) => suitOf(card) === suit)
      .sort((one, other) => rankIndex(other) - rankIndex(one))
      .filter((card) => this.shown(card));
    return html`<div class="suit-row">
      <dt>${suitSymbol(suit)}<span class="unseen">${words.spoken.suit(suit)}</span></dt>
      <dd>
        ${
          cards.length === 0
            ? html`<span class="void" aria-label=${words.screen.replay.void} role="img">—</span>`
            : cards.map((card) => this.card(card))
        }
      </dd>
    </div>`;
  }

  private shown(card: Card): boolean {
    const place = this.view.states.get(card)?.place ?? 'hand';
    if (this.played === 'hide' && (place === 'played' || place === 'trick')) return false;
    return this.view.visible || place !== 'hand';
  }

  private card(card: Card): TemplateResult {
    const { view, words } = this;
    const state = view.states.get(card);
    const place = state?.place ?? 'hand';
    const gone = place === 'played' || place === 'trick';
    const barred =
      view.legal !== null && place !== 'played' && place !== 'trick' && !view.legal.includes(card);
    return html`<span
      class=${classMap({ card: true, gone: gone && this.played !== 'show', trick: place === 'trick', out: place === 'minor' || place === 'major' || place === 'loose', barred })}
      part="card"
      >${view.spread === 'columns' ? suitSymbol(suitOf(card)) : nothing}${rankLetter(card[1] as never, words.settings)}${this.unseen(place, state?.trick)}</span
    >`;
  }

  /** What colour and line tell the eye, told to the ear. */
  private unseen(place: CardState['place'], trick: number | undefined): TemplateResult | typeof nothing {
    const { card } = this.words.screen;
    if (place === 'played' && trick !== undefined)
      return html`<span class="unseen"> ${card.playedTo({ trick })}</span>`;
    if (place === 'minor' || place === 'major') {
      return html`<span class="unseen">
        ${card[place]({ seat: this.words.spoken.seat(this.view.seat) })}</span
      >`;
    }
    return nothing;
  }
}
