/** `/?view=embed#d=…`: the deal of a link by itself has a page of its own, to which the home page hands over. */

const FRAME = 'embed.html';

/** True where it does. The fragment goes along whole, with what a host has put behind it (`#?secret=…`). */
export function handOver(here: Pick<Location, 'search' | 'hash' | 'replace'>): boolean {
  if (new URLSearchParams(here.search).get('view') !== 'embed') return false;
  here.replace(`${FRAME}${here.hash}`);
  return true;
}
