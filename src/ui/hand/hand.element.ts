/** One hand: suit rows as in a printed diagram, or dummy’s columns of tiles. Played cards stay, greyed. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { rankOf, suitOf, suitShown, type Card, type Unremembered } from '../../domain/card.ts';
import { margin } from '../../i18n/figure.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { rankLetter } from '../../i18n/teller.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { CardAt, HandAt, SuitAt } from '../../picture/lie.ts';
import type { Words } from '../../i18n/words.ts';
import { suitSymbol } from '../notation/notation.ts';
import { base } from '../styles/base.ts';
import { Resting, pressed, tell } from './press.ts';
import { handStyles } from './hand.styles.ts';

/** All that can be told of a card nobody remembers: nothing, or its suit. */
const FORGOTTEN: readonly Unremembered[] = ['??', 'S?', 'H?', 'D?', 'C?'];

export interface HandView {
  readonly lies: HandAt;
  /** Dummy’s hand: its columns point at declarer, so they run across when dummy sits at a side. */
  readonly spread: 'columns' | 'rows' | null;
  readonly name: string | null;
  /** Nobody can tell whose turn it is, so that it may be this hand's. */
  readonly mayPlay: boolean;
  /** What its cards come to at double dummy, above the contract or below it; null where that is not shown. */
  readonly advice: ReadonlyMap<Card, number> | null;
}

const KIND = {
  played: ' gone',
  trick: ' gone trick',
  minor: ' out',
  major: ' out',
  loose: ' out',
  known: '',
} as const;

export class HandElement extends LitElement {
  static override styles = [base, handStyles];
  static override properties = {
    view: { attribute: false },
    words: { attribute: false },
    played: {},
    recording: { type: Boolean },
  };
  declare view: HandView;
  declare words: Words;
  declare played: 'grey' | 'hide' | 'show';
  /** Cards are buttons: `card-pressed` says which, and whether the card was played or something else happened with it. */
  declare recording: boolean;
  private readonly resting = new Resting();

  constructor() {
    super();
    this.played = 'grey';
    this.recording = false;
  }

  override render(): TemplateResult {
    const { view, words } = this;
    const { screen, spoken } = words;
    const { seat, suits, unseen, awaited, isDeclarer, isDummy } = view.lies;
    const active = awaited && (awaited === 'lead' ? screen.replay.toLead : screen.replay.toPlay);
    const role = isDeclarer ? screen.replay.declarer : isDummy ? screen.replay.dummy : null;
    const roles = [role, active].filter((part) => part !== null);
    const rows = suits ?? [];
    const look = `hand${awaited === null ? '' : ' active'}${view.spread === null ? '' : ` tiles ${view.spread}`}`;
    return html`
      <section class=${look} aria-label=${spoken.seat(seat)}>
        <header>
          <span class="letter" aria-hidden="true">${withoutIsolates(words.written.seatLetter(seat))}</span>
          <span class="seat">${spoken.seat(seat)}</span>
          ${roles.length === 0 ? nothing : html`<span class="role">${roles.map((one, index) => html`${index > 0 ? ' · ' : ''}<span class=${one === active ? 'turn' : ''}>${one}</span>`)}</span>`}
          ${view.name === null ? nothing : html`<bdi class="name">${view.name}</bdi>`}
        </header>
        ${
          unseen !== null || rows.some(({ cards }) => cards.length > 0)
            ? html`<ul dir="ltr">
                  ${rows.map((row) => this.suitRow(row))}
                </ul>
                ${this.closed()}`
            : html`<p class="unknown">${screen.replay.unknownHand}</p>`
        }
        ${this.playUnknown()} ${this.playForgotten()}
      </section>
    `;
  }

  /** Of a hand nobody knows the card is chosen from the whole pack. */
  private playUnknown(): TemplateResult | typeof nothing {
    const { view, words } = this;
    if (!this.recording || view.lies.unseen !== null || !this.isAsked) return nothing;
    return html`<p class="pick">
      <button @click=${(event: Event) => pressed(event, { seat: view.lies.seat, card: null, more: false })}>
        ${words.screen.desk.chooseCard}
      </button>
    </p>`;
  }

  /** Nobody remembers which card the hand in turn played. */
  private playForgotten(): TemplateResult | typeof nothing {
    const { view, words } = this;
    if (!this.recording || !this.isAsked) return nothing;
    const { desk } = words.screen;
    return html`<div class="pick forgotten" role="group" aria-label=${desk.forgottenCard}>
      <span aria-hidden="true">${desk.forgottenCard}</span>
      <p dir="ltr">
        ${FORGOTTEN.map(
          (card) =>
            html`<button
              aria-label=${words.spoken.card(card)}
              @click=${(event: Event) => pressed(event, { seat: view.lies.seat, card: null, more: false, forgotten: card })}
            >
              ${symbolOf(card)}?
            </button>`,
        )}
      </p>
    </div>`;
  }

  /** It is this hand's turn, or may be. */
  private get isAsked(): boolean {
    return this.view.lies.awaited !== null || this.view.mayPlay;
  }

  private suitRow({ suit, cards }: SuitAt): TemplateResult {
    const { view, words } = this;
    // Of a closed hand nobody can say that it holds none of a suit.
    if (cards.length === 0 && view.lies.unseen !== 0)
      return html`<li class="closed" aria-hidden="true">${suitSymbol(suit)}</li>`;
    return html`<li>
      <span class="symbol" aria-hidden="true">${suitSymbol(suit)}</span>
      <span class="cards" aria-hidden=${this.recording ? 'false' : 'true'}
        >${cards.length === 0 ? html`<span class="void">—</span>` : cards.map((one) => this.card(one))}</span
      >
      <span class="unseen"
        >${words.screen.replay.suitRow({ suit: words.spoken.suit(suit), cards: cards.map((one) => this.told(one)) })}</span
      >
    </li>`;
  }

  /** How many cards of the hand these eyes can’t see. */
  private closed(): TemplateResult | typeof nothing {
    const { words } = this;
    const { unseen } = this.view.lies;
    if (unseen === null)
      return html`<p class="count" dir=${words.direction}>${words.screen.replay.unknownHand}</p>`;
    return unseen === 0
      ? nothing
      : html`<p class="count" dir=${words.direction}>
          ${words.screen.replay.closedCards({ cards: unseen })}
        </p>`;
  }

  private card({ card, spot: place }: CardAt): TemplateResult {
    const { view, words } = this;
    const kind = place === undefined ? '' : KIND[place];
    const suit =
      view.spread === 'columns' ? html`<span class="own">${suitSymbol(suitOf(card))}</span>` : nothing;
    const look = kind !== '' && (this.played !== 'show' || kind === ' out') ? `card${kind}` : 'card';
    const above = view.advice?.get(card);
    const comesTo =
      above === undefined ? nothing : html`<span class="margin" aria-hidden="true">${margin(above)}</span>`;
    const text = html`${suit}${rankLetter(rankOf(card), words.settings)}${comesTo}`;
    if (!this.recording || place === 'played' || place === 'trick')
      return html`<span class=${look}>${text}</span>`;
    return html`<button
      class=${look}
      tabindex=${this.isAsked ? '0' : '-1'}
      aria-label=${this.withAdvice(words.spoken.card(card), card)}
      @click=${(event: Event) => this.pressed(event, card, false)}
      @contextmenu=${(event: Event) => this.pressed(event, card, true)}
      @pointerdown=${(event: PointerEvent) => this.rests(event, card)}
      @pointerup=${() => this.resting.ends()}
      @pointercancel=${() => this.resting.ends()}
    >
      ${text}
    </button>`;
  }

  private pressed(event: Event, card: Card, more: boolean): void {
    if (this.resting.wasTold()) event.preventDefault();
    else pressed(event, { seat: this.view.lies.seat, card, more });
  }

  private rests(event: PointerEvent, card: Card): void {
    const { target } = event;
    this.resting.begins(event, () => tell(target, { seat: this.view.lies.seat, card, more: true }));
  }

  /** What colour and line tell the eye, in words: “king, played to trick 2”. */
  private told({ card, spot, trickNumber, doubtful = false }: CardAt): string {
    const { names, screen, spoken } = this.words;
    const rank = names.ranks[rankOf(card)];
    if (trickNumber !== undefined)
      return screen.replay.cardAnd({
        card: rank,
        state: screen.card.playedTo({ trick: trickNumber }),
      });
    if (spot !== 'minor' && spot !== 'major') return this.withAdvice(rank, card);
    return screen.replay.cardAnd({
      card: this.withAdvice(rank, card),
      state: ifSo(
        screen.card[spot]({ seat: spoken.seat(this.view.lies.seat) }),
        doubtful,
        'name',
        this.words,
      ),
    });
  }

  private withAdvice(name: string, card: Card): string {
    const { screen } = this.words;
    const above = this.view.advice?.get(card);
    if (above === undefined) return name;
    return screen.replay.cardAnd({ card: name, state: screen.doubleDummy.card({ above }) });
  }
}

function symbolOf(card: Unremembered): TemplateResult | typeof nothing {
  const suit = suitShown(card);
  return suit === null ? nothing : suitSymbol(suit);
}
