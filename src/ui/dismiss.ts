/** Panels that lie over the page and are opened in place: the settings, the list of open matters. */

/** For the event `toggle` of a `details`: once it is open, Escape closes it, and so does a press anywhere else on the page. */
export function dismissable({ currentTarget }: Event): void {
  const details = currentTarget as HTMLDetailsElement;
  if (!details.open) return;
  const closing = new AbortController();
  const { signal } = closing;
  const close = (): void => {
    closing.abort();
    details.open = false;
  };
  const pressed = (event: Event): void => {
    if (!event.composedPath().includes(details)) close();
  };
  const typed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    details.querySelector('summary')?.focus();
  };
  addEventListener('pointerdown', pressed, { signal });
  details.addEventListener('keydown', typed, { signal });
  details.addEventListener('toggle', () => closing.abort(), { signal });
}
