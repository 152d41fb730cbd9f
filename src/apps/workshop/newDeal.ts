/** The form of a new deal: begins the recording, and keeps what is typed until then, for when a phone ends the page. */

import { isObject } from '../../domain/json.ts';
import { VULNERABILITIES } from '../../domain/score.ts';
import { SEATS } from '../../domain/seat.ts';
import { isEdition } from '../../lawbook/editions.ts';
import type { DealBegun, NewDealOpening, NewDealSketch } from '../../ui/new-deal/new-deal.element.ts';
import type { Beginning } from './desk/beginning.ts';
import { keepUnrecorded, unrecordedOf } from './unrecorded.ts';

const NEW = 'new';

const areTexts = (values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string');
/** A choice that nobody has made is empty. */
const isAmong = (choices: readonly unknown[], value: unknown): boolean =>
  value === '' || choices.includes(value);

const isSketch = (work: unknown): work is NewDealSketch => {
  if (!isObject(work) || !isEdition(work['edition']) || !isObject(work['described'])) return false;
  const { board, contract, dealer, declarer, vulnerable, hands } = work['described'];
  return (
    areTexts([board, contract]) &&
    [dealer, declarer].every((seat) => isAmong(SEATS, seat)) &&
    isAmong(VULNERABILITIES, vulnerable) &&
    isObject(hands) &&
    areTexts(SEATS.map((seat) => hands[seat]))
  );
};

/** Keeps what is typed so far; null once it is given up. */
export function keepNewDeal({ detail }: CustomEvent<NewDealSketch | null>): void {
  keepUnrecorded('newDeal', '', NEW, detail);
}

/** Gives back what was typed before the page was closed. */
export function giveNewDeal({ detail }: CustomEvent<NewDealOpening>): void {
  detail.give(unrecordedOf('newDeal', '', isSketch).then((kept) => kept(NEW)));
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
