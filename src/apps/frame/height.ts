/**
 * Posts to the page around the frame how high the replay would like to be, in WordPress’s words and in our own. Nobody needs to
 * listen: in a lower frame the replay is as high as the frame (`assets/embed.css`).
 */

export function postHeight(element: HTMLElement, secret: string | null, id: string): void {
  let last = 0;
  const post = (): void => {
    const height = wantedBy(element);
    if (height === last || height === 0) return;
    last = height;
    // To whom is not known: the message holds a number and what the host itself put into the address.
    if (secret !== null) parent.postMessage({ message: 'height', value: height, secret }, '*');
    parent.postMessage({ type: 'deal-replay:size', height, id }, '*');
  };
  new ResizeObserver(post).observe(element);
  // A page out of sight is not laid out by itself; asking for a height makes the browser do it.
  for (const event of ['replay-ready', 'replay-error', 'replay-step'])
    element.addEventListener(event, () => setTimeout(post));
}

/** CSS pixels: measured without the bound that a low frame sets. */
function wantedBy(element: HTMLElement): number {
  element.style.setProperty('--dr-height', 'initial');
  const height = Math.ceil(element.getBoundingClientRect().bottom + scrollY);
  element.style.removeProperty('--dr-height');
  return height;
}
