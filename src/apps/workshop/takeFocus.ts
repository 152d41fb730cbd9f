/** The focus of a screen that has just been shown. */

interface Titled {
  readonly updateComplete: Promise<unknown>;
  focusTitle(): void;
}

/** Focuses the title, so that the keys of the screen work at once, unless the reader has focused something else in the meantime. */
export function takeFocus(element?: Element): void {
  const screen = element as (Element & Titled) | undefined;
  void screen?.updateComplete.then(() => {
    if (!document.activeElement?.shadowRoot?.activeElement) screen.focusTitle();
  });
}
