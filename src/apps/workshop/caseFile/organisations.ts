/** Organisations whose settings files are included in the program. */

import { readOrganisation } from '../../../events/organisation/readOrganisation.ts';
import type { Organisation } from '../../../events/organisation/settings.ts';
import { builtList } from '../built.ts';

/**
 * The organisations that come with the page.
 * @throws {Error} where they can’t be loaded
 */
export async function organisations(): Promise<readonly Organisation[]> {
  const read = (await builtList('organisations')).map((each) => readOrganisation(each).organisation);
  return read.filter((each) => each !== null);
}
