/**
 * Writes deals as USEBIO: a line of a traveller for every table and, as LIN, the calls and cards for which the format has no element. The
 * element for LIN is an extension of some sites; other programs ignore it.
 */

import { formatHands } from '../../domain/deal.ts';
import type { Written } from '../losses.ts';
import { outlineOf, type Outline, type WrittenDeal } from '../outline.ts';
import type { ReadDeal } from '../readDeal.ts';
import { lossesReadBack } from '../verify.ts';
import { handElements, needsRecord, travellerLine } from './line.ts';
import { element, parent } from './markup.ts';
import { PairList } from './pairs.ts';
import { parseUsebio } from './readUsebio.ts';

/** The deals that share the elements of one event. */
interface EventGroup {
  readonly first: WrittenDeal;
  /** The numbers of the deals, by board. */
  readonly boards: Map<string, number[]>;
}

/** One document of any number of deals; the lines of a board stand together. */
export function writeUsebio(deals: readonly WrittenDeal[]): Written {
  const outlines = deals.map((deal) => outlineOf(deal));
  const groups = groupsOf(deals);
  const events = groups.map((group) => eventElement(group, deals, outlines));
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${parent('USEBIO Version="1.2"', ...events)}`;
  const back: ReadDeal[] = [];
  const order = groups.flatMap(({ boards }) => [...boards.values()].flat());
  for (const [place, read] of parseUsebio(text).deals.entries()) back[order[place] as number] = read;
  const losses = lossesReadBack(deals, 'usebio', outlines, back, needsRecord);
  // The lines of a board are written together, so the order of the deals may change.
  if (order.some((number, place) => number !== place)) losses.push({ code: 'order', params: {} });
  return { text, losses };
}

/** Groups the deals by event, as long as all deals of a board have the same hands. */
function groupsOf(deals: readonly WrittenDeal[]): readonly EventGroup[] {
  const groups: EventGroup[] = [];
  const latest = new Map<string, EventGroup>();
  for (const [number, deal] of deals.entries()) {
    const { header } = deal.record;
    const key = JSON.stringify([header.event, header.scoring, deal.tags?.get('Date')]);
    const { board } = header.deal;
    let group = latest.get(key);
    const before = group?.boards.get(board)?.[0];
    if (group === undefined || (before !== undefined && handsIn(deals[before]) !== handsIn(deal))) {
      group = { first: deal, boards: new Map() };
      latest.set(key, group);
      groups.push(group);
    }
    const numbers = group.boards.get(board);
    if (numbers === undefined) group.boards.set(board, [number]);
    else numbers.push(number);
  }
  return groups;
}

function handsIn(deal: WrittenDeal | undefined): string {
  return deal === undefined ? '' : formatHands(deal.record.header.deal.hands);
}

function eventElement(
  { first, boards }: EventGroup,
  deals: readonly WrittenDeal[],
  outlines: readonly Outline[],
): string {
  const pairs = { NS: new PairList('NS'), EW: new PairList('EW') };
  const travellers = [...boards].map(([board, numbers]) => {
    const lines = numbers.map((number) => {
      const deal = deals[number] as WrittenDeal;
      const seated = { ns: pairs.NS.numberOf(deal), ew: pairs.EW.numberOf(deal) };
      return travellerLine(deal, outlines[number] as Outline, seated);
    });
    return parent('BOARD', element('BOARD_NUMBER', board), ...lines);
  });
  const dealt = [...boards].map(([board, [number = 0]]) => {
    const hands = handElements(deals[number] as WrittenDeal);
    return hands === '' ? '' : parent('BOARD', element('BOARD_NUMBER', board), hands);
  });
  const { header } = first.record;
  return parent(
    'EVENT EVENT_TYPE="PAIRS"',
    element('EVENT_DESCRIPTION', header.event ?? ''),
    element('DATE', dateText(first.tags?.get('Date') ?? '')),
    element('BOARD_SCORING_METHOD', header.scoring ?? ''),
    parent('PARTICIPANTS', pairs.NS.elements(), pairs.EW.elements()),
    ...travellers,
    parent('HANDSET', ...dealt),
  );
}

/** Writes `2024.03.01` with the day first; anything else unchanged. */
function dateText(date: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(date) ?? [];
  return year === undefined ? date : `${day}/${month}/${year}`;
}
