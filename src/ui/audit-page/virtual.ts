/** Virtual scrolling for long lists. Rows are in portions, each a group of the table; distant portions are empty and keep their height. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Rows in a portion: less than a screen, so that few invisible rows are drawn. */
export const PORTION = 20;

/** How far beyond the screen rows are drawn. */
const BEYOND = '900px 0px';

/** The assumed height of a row, in pixels, before any was measured. */
const ROW = 92;

type Host = ReactiveControllerHost & {
  readonly renderRoot: DocumentFragment | HTMLElement;
  performUpdate(): void;
};

export class VirtualRows implements ReactiveController {
  readonly #host: Host;
  readonly #drawn = new Set<number>([0, 1]);
  readonly #heights = new Map<number, number>();
  #observer: IntersectionObserver | null = null;
  #whole = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#print);
    addEventListener('afterprint', this.#printed);
    this.#observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: BEYOND });
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#print);
    removeEventListener('afterprint', this.#printed);
    this.#observer?.disconnect();
    this.#observer = null;
  }

  hostUpdated(): void {
    // Set by script and not by an attribute, because the page's policy forbids inline styles in markup.
    for (const space of this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-height]'))
      space.style.blockSize = `${space.dataset['height']}px`;
    for (const group of this.#host.renderRoot.querySelectorAll('[data-portion]'))
      this.#observer?.observe(group);
  }

  /** Forgets all measured heights, for another list. */
  reset(): void {
    this.#drawn.clear();
    this.#drawn.add(0).add(1);
    this.#heights.clear();
    // Observes again, because what is already visible would not be reported a second time.
    this.hostDisconnected();
    this.hostConnected();
  }

  isDrawn(portion: number): boolean {
    return this.#whole || this.#drawn.has(portion);
  }

  /** The height of a portion in pixels: as last measured, or the average of those measured. */
  heightOf(portion: number, rows: number): number {
    const known = this.#heights.get(portion);
    if (known !== undefined) return known;
    const measured = [...this.#heights.values()];
    const each = measured.reduce((sum, height) => sum + height, 0) / (measured.length * PORTION) || ROW;
    return Math.round(each * rows);
  }

  /** Draws the portion of a row, wherever the reader is. */
  draw(index: number): void {
    const portion = Math.floor(index / PORTION);
    if (this.isDrawn(portion)) return;
    this.#drawn.add(portion);
    this.#host.requestUpdate();
  }

  /** On paper the whole list is drawn. */
  readonly #print = (): void => {
    this.#whole = true;
    this.#host.requestUpdate();
    this.#host.performUpdate();
  };

  readonly #printed = (): void => {
    this.#whole = false;
    this.#host.requestUpdate();
  };

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    let changed = false;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const portion = Number((target as HTMLElement).dataset['portion']);
      if (this.#drawn.has(portion) && boundingClientRect.height > 0)
        this.#heights.set(portion, boundingClientRect.height);
      const holdsFocus = target.matches(':focus-within');
      if (isIntersecting === this.#drawn.has(portion) || (holdsFocus && !isIntersecting)) continue;
      changed = true;
      if (isIntersecting) this.#drawn.add(portion);
      else this.#drawn.delete(portion);
    }
    if (changed) this.#host.requestUpdate();
  }
}
