/** The buttons of a hand while a deal is recorded: its cards, the whole pack if the hand is not known, and cards that nobody remembers. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { suitOf, suitShown, type Card, type Unremembered } from '../../domain/card.ts';
import type { Words } from '../../i18n/words.ts';
import type { Drawn } from '../deal-replay/drawing.ts';
import type { HandAt } from '../../view/lie.ts';
import { suitSymbol } from '../notation/notation.ts';
import { pressed, report, type Resting } from './press.ts';

/** A card that nobody remembers: without a suit, or with one. */
const FORGOTTEN: readonly Unremembered[] = ['??', 'S?', 'H?', 'D?', 'C?'];

export interface Pressable {
  readonly lies: HandAt;
  /** True if it is, or may be, this hand's turn. */
  readonly isAsked: boolean;
  /** False while the first call is awaited: nobody can have forgotten a card yet. */
  readonly isPlay: boolean;
  readonly words: Words;
  readonly resting: Resting;
}

/** Draws a card as a button. It sends `card-pressed`, with `more` if something other than a play happened. */
export function cardButton(
  card: Card,
  { look, label, face }: { readonly look: string; readonly label: string; readonly face: Drawn },
  { lies: { seat }, resting }: Pressable,
): TemplateResult {
  const press = (event: Event, more: boolean): void => {
    if (resting.wasReported()) event.preventDefault();
    else pressed(event, { seat, card, more });
  };
  return html`<button
    class=${look}
    tabindex="-1"
    data-suit=${suitOf(card)}
    aria-label=${label}
    @click=${(event: Event) => press(event, false)}
    @contextmenu=${(event: Event) => press(event, true)}
    @pointerdown=${(event: PointerEvent) => {
      const { target } = event;
      resting.begins(event, () => report(target, { seat, card, more: true }));
    }}
    @pointerup=${() => resting.ends()}
    @pointercancel=${() => resting.ends()}
  >
    ${face}
  </button>`;
}

/** The button that opens the whole pack, for a hand that is not known, and buttons for a card that nobody remembers. */
export function otherCards({
  lies: { seat, unseen },
  isAsked,
  isPlay,
  words,
}: Pressable): TemplateResult | typeof nothing {
  if (!isAsked) return nothing;
  const { desk } = words.screen;
  const press = (forgotten?: Unremembered) => (event: Event) =>
    pressed(event, { seat, card: null, more: false, ...(forgotten && { forgotten }) });
  return html`${
    unseen === null
      ? html`<p class="pick" dir=${words.direction}>
          <button tabindex="-1" @click=${press()}>${desk.chooseCard}</button>
        </p>`
      : nothing
  }${isPlay ? forgottenCards(desk.forgottenCard, press, words) : nothing}`;
}

function forgottenCards(
  label: string,
  press: (forgotten: Unremembered) => (event: Event) => void,
  words: Words,
): TemplateResult {
  return html`<div class="pick forgotten" dir=${words.direction} role="group" aria-label=${label}>
    <span aria-hidden="true">${label}</span>
    <p dir="ltr">
      ${FORGOTTEN.map((card) => {
        const suit = suitShown(card);
        return html`<button tabindex="-1" aria-label=${words.spoken.card(card)} @click=${press(card)}>
          ${suit === null ? nothing : suitSymbol(suit)}?
        </button>`;
      })}
    </p>
  </div>`;
}
