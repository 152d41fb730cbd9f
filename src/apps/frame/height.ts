/** Tells the page around the frame how high the replay is, in WordPress’s words and in our own. Nobody needs to listen. */

export function tellHeight(element: Element, secret: string | null, id: string): void {
  let last = 0;
  const tell = (): void => {
    const height = Math.ceil(element.getBoundingClientRect().bottom + scrollY);
    if (height === last || height === 0) return;
    last = height;
    // To whom is not known: the message holds a number and what the host itself put into the address.
    if (secret !== null) parent.postMessage({ message: 'height', value: height, secret }, '*');
    parent.postMessage({ type: 'deal-replay:size', height, id }, '*');
  };
  new ResizeObserver(tell).observe(element);
  // A page nobody looks at lays nothing out by itself; asked for a height it does.
  for (const event of ['replay-ready', 'replay-error', 'replay-step'])
    element.addEventListener(event, () => setTimeout(tell));
}
