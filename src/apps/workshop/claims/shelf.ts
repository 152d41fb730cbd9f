/** People's work on claims that is not recorded, kept while a phone may end the page. */

import type { ClaimShelf, ClaimWork } from '../../../ui/claim/kept.ts';
import { forgetValue, storedValue, storeValue } from '../browserStorage.ts';

const KEY = 'dealtrail.claims';
/** Claims that nobody works on any more give way to later ones. */
const MOST = 6;

type Works = Readonly<Record<string, ClaimWork>>;
const works = (): Works => (storedValue(KEY) as Works | null) ?? {};

/** Keeps the work on each claim until it is recorded. */
export const claimShelf: ClaimShelf = {
  get: (claim) => works()[claim] ?? null,
  set: (claim, work) => {
    const { [claim]: _before, ...others } = works();
    const kept = Object.entries(others).slice(1 - MOST);
    if (work !== null) kept.push([claim, work]);
    if (kept.length === 0) forgetValue(KEY);
    else storeValue(KEY, Object.fromEntries(kept));
  },
};
