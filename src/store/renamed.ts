/** Deals of a backup under the names that they get in the store. */

import { defined } from '../domain/defined.ts';
import type { CopyOf, OpenedDeal } from './deal.ts';

/** The deal under another name, beside the one of its own. */
export function asCopy({ deal, events }: OpenedDeal, stream: string, copyOf: CopyOf | undefined): OpenedDeal {
  const { copyOf: _, ...rest } = deal;
  return {
    deal: { ...rest, stream, ...defined({ copyOf }) },
    events: events.map((row) => ({ ...row, stream })),
  };
}

/** The deal of the backup in the place of the one in the store from which it goes on, which may be a copy and have a name of its own. */
export function inPlaceOf({ deal }: OpenedDeal, opened: OpenedDeal, savedAt: string): OpenedDeal {
  const { deal: goneOn, events } = asCopy(opened, deal.stream, deal.copyOf && { ...deal.copyOf, savedAt });
  return { deal: { ...goneOn, ...defined({ name: deal.name }) }, events };
}

/** The branch as one of the deal with that name. */
export function within({ deal, events }: OpenedDeal, parent: string | undefined): OpenedDeal {
  return parent === undefined ? { deal, events } : { deal: { ...deal, parent }, events };
}
