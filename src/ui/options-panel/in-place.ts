/** Keeps what somebody has pressed in its place in the window, while the page draws above it what the press led to. */

/** Milliseconds within which that is drawn, even by a slow machine. */
const LONGEST = 5000;

/** With these the reader goes on, and from then on only the reader moves the page. */
const GOES_ON = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Moves the page by as much as the element moves in the window. Most browsers do so themselves, but Safari does not, and none does
 * so at the top of a page.
 */
export function keepInPlace(pressed: Element): void {
  const { top } = pressed.getBoundingClientRect();
  const over = new AbortController();
  const { signal } = over;
  for (const event of GOES_ON)
    addEventListener(event, () => over.abort(), { capture: true, passive: true, signal });
  setTimeout(() => over.abort(), LONGEST);
  // A look at each frame: the element also moves where the page grows above it and shrinks below, which no size tells.
  const keep = (): void => {
    if (signal.aborted || !pressed.isConnected) return;
    const by = pressed.getBoundingClientRect().top - top;
    // Browsers scroll by whole pixels.
    if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' });
    requestAnimationFrame(keep);
  };
  keep();
}
