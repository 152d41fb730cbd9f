/**
 * Posts the height that the replay needs to the surrounding page, in WordPress’s format and in our own. Nobody needs to listen: in a
 * lower iframe the replay has the height of the iframe (`assets/embed.css`, `output/page/iframePage.ts`).
 */

export function postHeight(element: HTMLElement, secret: string | null, id: string): void {
  let last = 0;
  const post = (): void => {
    const height = wantedBy(element);
    if (height === last || height === 0) return;
    last = height;
    // The receiver is unknown, so any may read it: the message has only a number and what the host put into the address.
    if (secret !== null) parent.postMessage({ message: 'height', value: height, secret }, '*');
    parent.postMessage({ type: 'deal-replay:size', height, id }, '*');
  };
  new ResizeObserver(post).observe(element);
  // An invisible page is not laid out by itself; reading a height makes the browser do it.
  setTimeout(post);
  for (const event of ['replay-ready', 'replay-error', 'replay-step'])
    element.addEventListener(event, () => setTimeout(post));
}

/** In CSS pixels, measured without the limit that a low iframe sets. */
function wantedBy(element: HTMLElement): number {
  // Above the style sheets of both pages.
  element.style.setProperty('--dr-height', 'initial', 'important');
  const height = Math.ceil(element.getBoundingClientRect().bottom + scrollY);
  element.style.removeProperty('--dr-height');
  return height;
}
