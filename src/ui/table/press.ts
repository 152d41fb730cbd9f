/** A card under somebody’s finger: a press plays it, a long press or the menu key says that something else happened with it. */

import type { Card, Unremembered } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';

export interface CardPressed {
  readonly seat: Seat;
  /** Null where the hand is not known, so that the card has still to be chosen. */
  readonly card: Card | null;
  /** It was played, and nobody remembers which card it was. */
  readonly forgotten?: Unremembered;
  /** Something else happened with the card than that it was played in turn. */
  readonly more: boolean;
}

/** Sends `card-pressed`. A long press is the browser’s own: it asks for a menu, and ours is another. */
export function pressed(event: Event, detail: CardPressed): void {
  event.preventDefault();
  report(event.target, detail);
}

/** Sends `card-pressed` from the target; does nothing without one. */
export function report(target: EventTarget | null, detail: CardPressed): void {
  target?.dispatchEvent(new CustomEvent('card-pressed', { detail, bubbles: true, composed: true }));
}

/** Milliseconds after which a finger that rests asks for more, and within which the click of its end follows. */
const REST = 550;
const END = 300;

/**
 * A finger that rests on a card. Safari on a phone asks for no menu then, so the time is taken here. The click that ends it does
 * nothing, wherever it lands: what was asked for may lie under the finger by then.
 */
export class Resting {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reported = false;
  readonly #forget = (): void => {
    clearTimeout(this.#timer);
    this.#reported = false;
    removeEventListener('click', this.#swallow, true);
    removeEventListener('pointerdown', this.#forget, true);
  };
  readonly #swallow = (event: Event): void => {
    this.#forget();
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  begins(event: PointerEvent, report: () => void): void {
    this.#forget();
    if (event.pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      this.#reported = true;
      addEventListener('click', this.#swallow, true);
      // A click behind another press is not the end of this one.
      addEventListener('pointerdown', this.#forget, true);
      report();
    }, REST);
  }

  ends(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#forget, END);
  }

  /** Whether what the browser asks for now was told already; if not, the time is not waited for. */
  wasReported(): boolean {
    if (!this.#reported) clearTimeout(this.#timer);
    return this.#reported;
  }
}
