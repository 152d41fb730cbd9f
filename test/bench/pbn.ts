/** A played deal as a PBN game: columns from the opening leader. */

import { formatContract } from '../../src/domain/contract.ts';
import { formatHands } from '../../src/domain/deal.ts';
import { clockwiseFrom, nextSeat, sideOf, type Seat } from '../../src/domain/seat.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { lastPosition, timelineOf } from '../../src/replay/timeline.ts';

export function pbnOf(record: DealRecord): string {
  const { deal, contract, declarer } = record.header;
  if (contract === null || declarer === null) throw new Error('a played deal has a contract');
  const leader = nextSeat(declarer);
  const order = clockwiseFrom(leader);
  const plays = record.events.flatMap((event) => (event.type === 'CardPlayed' ? [event] : []));
  const rows: string[] = [];
  for (let trick = 0; trick * 4 < plays.length; trick++) {
    const four = plays.slice(trick * 4, trick * 4 + 4);
    rows.push(order.map((seat: Seat) => four.find((play) => play.seat === seat)?.card ?? '-').join(' '));
  }
  const won = lastPosition(timelineOf(record)).table.won[sideOf(declarer)];
  const text = formatContract(contract);
  return [
    '[Event "Bench"]',
    `[Board "${deal.board}"]`,
    '[Dealer "N"]',
    '[Vulnerable "None"]',
    `[Deal "${formatHands(deal.hands)}"]`,
    `[Declarer "${declarer}"]`,
    `[Contract "${text}"]`,
    `[Result "${won}"]`,
    '[Auction "N"]',
    ...auctionRows(declarer, text),
    `[Play "${leader}"]`,
    ...rows,
    '*',
    '',
  ].join('\n');
}

/** Passes up to declarer, his bid, three passes. */
function auctionRows(declarer: Seat, contract: string): string[] {
  const passes = clockwiseFrom('N').indexOf(declarer);
  return [`${'Pass '.repeat(passes)}${contract} Pass Pass Pass`];
}
