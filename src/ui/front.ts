/** Screens in front of a deal. The screen that opened one decides whether it is shown; the one in front requests to be closed. */

import type { LitElement } from 'lit';

export interface InFront extends LitElement {
  readonly shown: boolean;
}

function dialogOf(element: InFront): HTMLDialogElement | null {
  return element.renderRoot.querySelector('dialog');
}

/** Opens or closes the dialog, as the element is set. */
export function drawnInFront(element: InFront): void {
  const dialog = dialogOf(element);
  if (dialog === null || dialog.open === element.shown) return;
  if (!element.shown) return dialog.close();
  // Opened by its address: closing gives the focus back to what has it now, and that must not be nothing.
  const { activeElement, body } = document;
  const screen = element.getRootNode();
  if (activeElement === body && screen instanceof ShadowRoot)
    screen.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  dialog.showModal();
  // A focused element taller than the dialog would be scrolled to, but its beginning must be visible.
  dialog.scrollTop = 0;
}

/** Sends `close-asked` from the element. Whoever opened it in front of the screen closes it. */
export function askToClose(element: InFront): void {
  element.dispatchEvent(new Event('close-asked'));
}

/** The browser has closed the dialog by itself, at Escape. */
export function closedByKey(element: InFront): void {
  if (element.shown && dialogOf(element)?.open !== true) askToClose(element);
}
