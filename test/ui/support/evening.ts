/** A club evening with five faults planted: 26 boards at fourteen tables, the first table with its cards. */

import { boardConditions, formatHands } from '../../../src/domain/deal.ts';
import { clockwiseFrom, nextSeat } from '../../../src/domain/seat.ts';
import { playedDeal, seeded } from '../../bench/deals.ts';
import { pbnOf } from '../../bench/pbn.ts';

const TABLES = 14;

/** Boards and what is wrong with them. */
export const PLANTED = {
  vulnerability: '6',
  declarer: '9',
  lead: '13',
  revoke: '17',
  turned: '20',
} as const;

type Rows = string[][];

/** The cards of the play, row by row, changed in place. */
function withPlay(game: string, change: (rows: Rows) => void): string {
  const lines = game.split('\n');
  const first = lines.findIndex((line) => line.startsWith('[Play')) + 1;
  const rows = lines.slice(first, first + 13).map((line) => line.split(' '));
  change(rows);
  return [...lines.slice(0, first), ...rows.map((row) => row.join(' ')), ...lines.slice(first + 13)].join(
    '\n',
  );
}

/** The lead changes places with a card dealt to another hand. */
function leadNotHeld(rows: Rows): void {
  [rows[0]![0], rows[4]![2]] = [rows[4]![2]!, rows[0]![0]!];
}

/** A card that followed suit changes places with a later discard of the same hand. */
function revoke(rows: Rows): void {
  for (let trick = 1; trick < 9; trick++)
    for (let seat = 1; seat < 4; seat++)
      for (let later = trick + 1; later < 12; later++) {
        const [own, other] = [rows[trick]![seat]!, rows[later]![seat]!];
        const led = rows[trick]![0]!.charAt(0);
        const discards = other.charAt(0) !== led && other.charAt(0) !== rows[later]![0]!.charAt(0);
        if (own.charAt(0) !== led || !discards) continue;
        [rows[trick]![seat], rows[later]![seat]] = [other, own];
        return;
      }
}

/** PBN of the whole evening. */
export function evening(): string {
  const random = seeded(77);
  const games: string[] = [];
  for (let board = 1; board <= 26; board++) {
    const record = playedDeal(random, board);
    const played = pbnOf(record);
    const { dealer, vulnerable } = boardConditions(board);
    const declarer = record.header.declarer!;
    const [, contract = ''] = /Contract "(\w+)"/.exec(played) ?? [];
    const tricks = Number(/Result "(\d+)"/.exec(played)?.[1]);
    const heads = (table: number, vulnerability: string = vulnerable): string =>
      [
        '[Event "Club evening"]',
        `[Board "${board}"]`,
        `[Table "${table}"]`,
        `[PairNS "${table}"]`,
        `[PairEW "${((table + board) % TABLES) + 15}"]`,
        `[Dealer "${dealer}"]`,
        `[Vulnerable "${vulnerability}"]`,
        `[Deal "${formatHands(record.header.deal.hands)}"]`,
        '',
      ].join('\n');
    const passes = clockwiseFrom(dealer).indexOf(declarer);
    const auction = `[Auction "${dealer}"]\n${'Pass '.repeat(passes)}${contract} Pass Pass Pass\n[Play`;
    let first = played.slice(played.indexOf('[Declarer')).replace(/\[Auction[^]*?\n\[Play/, auction);
    const wrong = `${board}` === PLANTED.vulnerability;
    if (`${board}` === PLANTED.declarer)
      first = first.replace(/\[Declarer "."\]/, `[Declarer "${nextSeat(declarer)}"]`);
    if (`${board}` === PLANTED.lead) first = withPlay(first, leadNotHeld);
    if (`${board}` === PLANTED.revoke) first = withPlay(first, revoke);
    games.push(heads(1, wrong ? (vulnerable === 'None' ? 'All' : 'None') : undefined) + first);
    for (let table = 2; table <= TABLES; table++) {
      const turned = `${board}` === PLANTED.turned;
      const by = turned && table > TABLES / 2 ? nextSeat(declarer) : declarer;
      const won = turned
        ? 10
        : Math.min(13, Math.max(0, tricks + [0, 0, 0, 1, -1][Math.floor(random() * 5)]!));
      games.push(
        `${heads(table)}[Declarer "${by}"]\n[Contract "${turned ? '4S' : contract}"]\n[Result "${won}"]\n`,
      );
    }
  }
  return games.join('\n');
}
