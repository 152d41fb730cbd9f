/** Organisations whose settings files are included in the program. */

import { readOrganisation } from '../../../events/organisation/readOrganisation.ts';
import type { Organisation } from '../../../events/organisation/settings.ts';

/** The organisations that come with the page; empty if they can’t be loaded. */
export async function organisations(): Promise<readonly Organisation[]> {
  try {
    const answer = await fetch('build/organisations.json');
    const list = answer.ok ? ((await answer.json()) as unknown) : [];
    const read = (Array.isArray(list) ? list : []).map((each) => readOrganisation(each).organisation);
    return read.filter((each) => each !== null);
  } catch {
    return [];
  }
}
