/** `/?view=embed#d=…`: a deal of a link alone has a page of its own, to which the home page redirects. */

const FRAME = 'embed.html';

/** True where it does. The fragment goes along whole, with what a host has put behind it (`#?secret=…`). */
export function handOver(here: Pick<Location, 'search' | 'hash' | 'replace'>): boolean {
  if (new URLSearchParams(here.search).get('view') !== 'embed') return false;
  here.replace(`${FRAME}${here.hash}`);
  return true;
}
