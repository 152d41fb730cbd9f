/** Pressing a card: a press plays it; a long press or the menu key opens the list of other things that can happen with it. */

import type { Card, Unremembered } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';

export interface CardPressed {
  readonly seat: Seat;
  /** Null if the hand is not known, so that the card has still to be chosen. */
  readonly card: Card | null;
  /** For a played card that nobody remembers: its suit, or nothing. */
  readonly forgotten?: Unremembered;
  /** True if something other than a play in turn happened with the card. */
  readonly more: boolean;
}

/** Sends `card-pressed`, and keeps the browser from opening its own menu at a long press. */
export function pressed(event: Event, detail: CardPressed): void {
  event.preventDefault();
  report(event.target, detail);
}

/** Sends `card-pressed` from the target; does nothing without one. */
export function report(target: EventTarget | null, detail: CardPressed): void {
  target?.dispatchEvent(new CustomEvent('card-pressed', { detail, bubbles: true, composed: true }));
}

/** Milliseconds after which a resting finger counts as a long press, and within which its click follows. */
const REST = 550;
const END = 300;

/**
 * Recognises a long press on a card. It is timed here, because Safari on a phone sends no `contextmenu` event. The click at its end
 * is swallowed, since the list that has opened may be under the finger by then.
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
      // A click after another press does not belong to this one.
      addEventListener('pointerdown', this.#forget, true);
      report();
    }, REST);
  }

  ends(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#forget, END);
  }

  /** True if this long press was reported already. If not, the timer is stopped. */
  wasReported(): boolean {
    if (!this.#reported) clearTimeout(this.#timer);
    return this.#reported;
  }
}
