import type { LitElement } from 'lit';

/** Focuses the title of a screen when what had the focus is gone, so that it is read out and the keys of the page work at once. */
export function focusTitle({ renderRoot }: LitElement): void {
  if (document.activeElement === document.body)
    renderRoot.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
