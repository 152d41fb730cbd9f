/**
 * Posts the address of a link that the reader presses. An iframe in WordPress may not open a page itself; the message has WordPress’s own
 * form, and WordPress opens only pages on the host of the iframe.
 */
export function postLinks(replay: HTMLElement, secret: string): void {
  replay.addEventListener('click', (event) => {
    const [link] = event.composedPath().filter((one) => one instanceof HTMLAnchorElement);
    if (link !== undefined) parent.postMessage({ message: 'link', value: link.href, secret }, '*');
  });
}
