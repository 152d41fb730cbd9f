/** `<dt-fact-form>`: what else happened, pressed instead of typed: first the kind, then its fields, and the sentence it makes. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { RANKS, SUITS, type Card } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Slot } from '../../formats/typed/grammar.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { rankLetter, SUIT_SYMBOL } from '../../i18n/teller.ts';
import type { Words } from '../../i18n/words.ts';
import { QUESTIONS } from '../../lawbook/choices.ts';
import { notation } from '../notation/notation.ts';
import { recorded } from '../recorded.ts';
import type { Moment } from '../replay.ts';
import { base } from '../styles/base.ts';
import { dialog } from '../styles/dialog.ts';
import { factFormStyles } from './fact-form.styles.ts';
import { factFilled, KINDS, OF_A_CARD, slotsOf, type Filled, type Group, type KindWord } from './filled.ts';

/** The card that was pressed, and whose it is. */
export interface CardOf {
  readonly seat: Seat;
  readonly card: Card;
}

export class FactFormElement extends LitElement {
  static override styles = [base, dialog, factFormStyles];
  static override properties = {
    words: { attribute: false },
    moment: { attribute: false },
    kind: { state: true },
    filled: { state: true },
    of: { state: true },
  };
  declare words: Words;
  declare moment: Moment;
  /** Null while one is to be chosen. */
  declare kind: KindWord | null;
  declare filled: Filled;
  /** The card that was pressed; null when nothing was. */
  declare of: CardOf | null;

  constructor() {
    super();
    this.kind = null;
    this.filled = {};
    this.of = null;
  }

  /** Asks what happened, with that card or at the table; or, where the kind is known, the rest of it. */
  open(of: CardOf | null = null, kind: KindWord | null = null): void {
    this.kind = null;
    this.of = of;
    this.filled = {};
    if (kind !== null) this.begin(kind);
    this.dialog?.showModal();
  }

  private get dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  override render(): TemplateResult {
    const { words, kind, of } = this;
    const text = words.screen.happening;
    const title = of === null ? text.title : words.spoken.card(of.card);
    return html`<dialog aria-labelledby="title">
      <h2 id="title">
        ${of === null ? title : notation(`${words.spoken.seat(of.seat)}: ${words.written.card(of.card)}`, words)}
      </h2>
      ${kind === null ? this.kinds() : this.form(kind)}
      <p class="actions">
        ${kind === null ? nothing : html`<button @click=${() => (this.kind = null)}>${text.back}</button>`}
        <button @click=${() => this.dialog?.close()}>${words.screen.home.cancel}</button>
      </p>
    </dialog>`;
  }

  private kinds(): TemplateResult | TemplateResult[] {
    const { words, of } = this;
    const text = words.screen.happening;
    const list = (kinds: readonly KindWord[]): TemplateResult =>
      html`<div class="kinds">
        ${kinds.map((kind) => html`<button @click=${() => this.begin(kind)}>${text.kinds[kind]}</button>`)}
      </div>`;
    if (of !== null) return list(OF_A_CARD);
    return (Object.keys(KINDS) as Group[]).map(
      (group) =>
        html`<h3>${text.groups[group]}</h3>
          ${list(KINDS[group])}`,
    );
  }

  private begin(kind: KindWord): void {
    const { of, moment } = this;
    const { turn, declarer } = moment.table;
    const chooser = moment.options[0]?.by ?? null;
    const meant = { turn, declarer, chooser };
    const given: Record<string, string> = of === null ? {} : { seat: of.seat, card: of.card };
    for (const { field, default: from } of slotsOf(kind, given, moment.table))
      if (from !== undefined && given[field] === undefined) given[field] = meant[from] ?? '';
    this.filled = given;
    this.kind = kind;
  }

  private form(kind: KindWord): TemplateResult {
    const { words, moment, filled } = this;
    const text = words.screen.happening;
    const fact = factFilled(kind, filled, moment.table, {});
    const slots = slotsOf(kind, filled, moment.table).filter(
      ({ field }) => this.of === null || (field !== 'seat' && field !== 'card'),
    );
    return html`<h3>${text.kinds[kind]}</h3>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          if (fact === null) return;
          recorded(this, [fact]);
          this.dialog?.close();
        }}
      >
        ${slots.map((slot) => this.field(slot))}
        <p class="told" role="status">
          ${fact === null ? text.incomplete : notation(factSentence(fact, moment.table, words, words.written), words)}
        </p>
        <button class="primary" ?disabled=${fact === null}>${text.record}</button>
      </form>`;
  }

  private field(slot: Slot): TemplateResult {
    const { words } = this;
    const { field, kind, optional } = slot;
    const text = words.screen.happening;
    const names: Readonly<Record<string, string>> = text.fields;
    const label = names[field] ?? field;
    if (field === 'seenByPartner')
      return this.choice(slot, label, [
        ['', text.unknown],
        ['seen', text.yes],
        ['unseen', text.no],
      ]);
    if (kind === 'flag')
      return this.choice(slot, label, [
        ['', text.no],
        [slot.word ?? '', text.yes],
      ]);
    if (kind === 'seat')
      return this.choice(slot, label, [
        ...(optional === true ? [['', text.unknown] as const] : []),
        ...SEATS.map((seat) => [seat, words.spoken.seat(seat)] as const),
      ]);
    if (kind === 'suit')
      return this.choice(slot, label, [
        ['', text.unknown],
        ...[...SUITS].reverse().map((suit) => [suit, words.spoken.suit(suit)] as const),
      ]);
    if (kind === 'card') return this.card(slot, label);
    if (kind === 'question')
      return this.select(
        slot,
        label,
        QUESTIONS.map((id) => [id, words.questions[id].ask] as const),
      );
    if (Array.isArray(kind)) {
      const values: Readonly<Record<string, string>> = text.values;
      return this.select(
        slot,
        label,
        kind.map((value: string) => [value, values[value] ?? value] as const),
      );
    }
    return html`<label
      >${label}
      <input
        dir="auto"
        autocomplete="off"
        inputmode=${kind === 'number' || kind === 'trick' ? 'numeric' : 'text'}
        .value=${this.filled[field] ?? ''}
        @input=${(event: Event) => this.fill(field, (event.target as HTMLInputElement).value)}
      />
    </label>`;
  }

  /** Few values: each a button that stays pressed. */
  private choice(
    { field }: Slot,
    label: string,
    values: readonly (readonly [string, string])[],
  ): TemplateResult {
    return html`<fieldset>
      <legend>${label}</legend>
      ${values.map(
        ([value, name]) =>
          html`<label class="pick"
            ><input
              type="radio"
              name=${field}
              .checked=${(this.filled[field] ?? '') === value}
              @change=${() => this.fill(field, value)}
            />${name}</label
          >`,
      )}
    </fieldset>`;
  }

  private select(
    { field }: Slot,
    label: string,
    values: readonly (readonly [string, string])[],
  ): TemplateResult {
    return html`<label
      >${label}
      <select @change=${(event: Event) => this.fill(field, (event.target as HTMLSelectElement).value)}>
        <option value="" ?selected=${!this.filled[field]}>${this.words.screen.happening.unknown}</option>
        ${values.map(([value, name]) => html`<option value=${value} ?selected=${this.filled[field] === value}>${name}</option>`)}
      </select>
    </label>`;
  }

  /** Suit and rank, pressed one after the other. */
  private card({ field }: Slot, label: string): TemplateResult {
    const { words } = this;
    const [suit = '', rank = ''] = this.filled[field] ?? '';
    return html`<fieldset class="cards" dir="ltr">
      <legend dir=${words.direction}>${label}</legend>
      <div>
        ${[...SUITS].reverse().map((one) => html`<button type="button" aria-pressed=${one === suit ? 'true' : 'false'} aria-label=${words.spoken.suit(one)} @click=${() => this.fill(field, one + rank)}><span class="suit ${one}">${SUIT_SYMBOL[one]}</span></button>`)}
      </div>
      <div>
        ${[...RANKS].reverse().map((one) => html`<button type="button" aria-pressed=${one === rank ? 'true' : 'false'} @click=${() => this.fill(field, (suit || 'S') + one)}>${rankLetter(one, words.settings)}</button>`)}
      </div>
    </fieldset>`;
  }

  private fill(field: string, value: string): void {
    this.filled = { ...this.filled, [field]: value };
  }
}
