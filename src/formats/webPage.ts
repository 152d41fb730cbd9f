/** A web page that holds the record itself, as the one-file page of a published deal does: its link to the case file is a `data:` address. */

import { isLikeCase } from './case/likeness.ts';

/** The beginning of the address of a case file inside a page, as `src/output/page/files.ts` writes it. */
const ADDRESS = 'data:application/json;base64,';

/** True for the text of a web page. */
export function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype html|html)\b/i.test(text.slice(0, 1000));
}

/** The text of the case file inside a web page; null if the page holds none. */
export function caseInPage(text: string): string | null {
  if (!isWebPage(text)) return null;
  // The search goes on behind the address, so that a page with many of them is read in linear time.
  let end = 0;
  for (let at = text.indexOf(ADDRESS); at !== -1; at = text.indexOf(ADDRESS, end)) {
    end = text.indexOf('"', at);
    if (end === -1) return null;
    const letters = text.slice(at + ADDRESS.length, end);
    if (letters.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(letters)) continue;
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const found = new TextDecoder().decode(bytes);
    if (isLikeCase(found)) return found;
  }
  return null;
}
