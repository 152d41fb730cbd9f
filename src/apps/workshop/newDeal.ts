/** The form of a new deal: begins the recording, and keeps what is typed until then, for when a phone ends the page. */

import type { DealBegun, NewDealOpening, NewDealSketch } from '../../ui/new-deal/new-deal.element.ts';
import type { Beginning } from './desk/beginning.ts';
import { keepUnrecorded, unrecordedOf } from './unrecorded.ts';

const NEW = 'new';

/** Keeps what is typed so far; null once it is given up. */
export function keepNewDeal({ detail }: CustomEvent<NewDealSketch | null>): void {
  keepUnrecorded('newDeal', '', NEW, detail);
}

/** Gives back what was typed before the page was closed. */
export function giveNewDeal({ detail }: CustomEvent<NewDealOpening>): void {
  detail.give(unrecordedOf('newDeal', '').then((kept) => (kept(NEW) as NewDealSketch | undefined) ?? null));
}

/** Begins the recording of the deal that was filled in. */
export async function beginNewDeal(
  beginning: Beginning,
  { detail: { header, answered } }: CustomEvent<DealBegun>,
): Promise<void> {
  const isBegun = await beginning.begin({ header, events: [] });
  if (isBegun) keepUnrecorded('newDeal', '', NEW, null);
  answered(isBegun);
}
