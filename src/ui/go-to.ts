/** Buttons that lead to a position: they name it in `data-go-to`, and the replay they stand in goes there. */
export function goToFrom(this: EventTarget, event: Event): void {
  const button = event
    .composedPath()
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset['goTo'] !== undefined);
  if (button === undefined) return;
  const detail = Number(button.dataset['goTo']);
  this.dispatchEvent(new CustomEvent('go-to', { detail, bubbles: true, composed: true }));
}
