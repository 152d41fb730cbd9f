/** `/?view=embed#d=…`: a deal of a link alone has a page of its own, to which the home page redirects. */

const FRAME = 'embed.html';

/** Goes to the page for iframes if the address asks for it; then true. Keeps the whole fragment, with a host's additions (`#?secret=…`). */
export function handOver(here: Pick<Location, 'search' | 'hash' | 'replace'>): boolean {
  if (new URLSearchParams(here.search).get('view') !== 'embed') return false;
  here.replace(`${FRAME}${here.hash}`);
  return true;
}
