/** A deal as PBN and LIN write it, faults and all: what a mutant leaves strange is written as it stands. */

import { formatContract } from '../../src/domain/contract.ts';
import { formatHands } from '../../src/domain/deal.ts';
import { cardsIn } from '../../src/domain/hand.ts';
import { tricksNeeded } from '../../src/domain/contract.ts';
import { clockwiseFrom, nextSeat, type Seat } from '../../src/domain/seat.ts';
import type { Model } from './model.ts';

/** What a fault does to the record beyond the deal itself. */
export interface Statement {
  /** The seat named by the Play tag. */
  readonly leader: Seat;
  /** Rows as they stand, by trick; in the order of the leader's columns. */
  readonly rows: readonly (readonly string[])[];
  readonly claim: number | null;
}

const RISK = { 1: '', 2: 'X', 4: 'XX' } as const;
const LONG: Readonly<Record<string, string>> = { P: 'Pass' };

export function statementOf(model: Model): Statement {
  const leader = nextSeat(model.declarer);
  const order = clockwiseFrom(leader);
  const rows: string[][] = [];
  for (let trick = 0; trick * 4 < model.plays.length; trick++) {
    const four = model.plays.slice(trick * 4, trick * 4 + 4);
    rows.push(order.map((seat) => four.find((play) => play.seat === seat)?.card ?? '-'));
  }
  return { leader, rows, claim: model.recorded < 52 ? model.result : null };
}

export function pbnText(model: Model, { leader, rows, claim }: Statement): string {
  const { board, dealer, vulnerable, hands, calls, contract, declarer, result, score } = model;
  const calling: string[] = [];
  for (let at = 0; at < calls.length; at += 4)
    calling.push(
      calls
        .slice(at, at + 4)
        .map((call) => LONG[call] ?? call)
        .join(' '),
    );
  return [
    '[Event "Mutants"]',
    `[Board "${board}"]`,
    `[Dealer "${dealer}"]`,
    `[Vulnerable "${vulnerable}"]`,
    `[Deal "${formatHands(hands, dealer)}"]`,
    `[Declarer "${declarer}"]`,
    `[Contract "${formatContract(contract)}"]`,
    `[Result "${result}"]`,
    ...(score === null ? [] : [`[Score "NS ${declarer === 'N' || declarer === 'S' ? score : -score}"]`]),
    `[Auction "${dealer}"]`,
    ...calling,
    `[Play "${leader}"]`,
    ...rows.map((row) => row.join(' ')),
    ...(claim === null ? [] : ['*']),
    '',
    '',
  ].join('\n');
}

const DIGIT: Readonly<Record<Seat, number>> = { S: 1, W: 2, N: 3, E: 4 };
const VULNERABLE = { None: 'o', NS: 'n', EW: 'e', All: 'b' } as const;

function linHand(model: Model, seat: Seat): string {
  return (['S', 'H', 'D', 'C'] as const)
    .map(
      (suit) =>
        suit +
        cardsIn(model.hands[seat], suit)
          .map((card) => card[1])
          .reverse()
          .join(''),
    )
    .join('');
}

/** The cell of the result list: `4HN+1`. */
export function outcomeCell({ contract, declarer, result }: Model): string {
  const over = result - tricksNeeded(contract);
  const strain = contract.strain === 'NT' ? 'N' : contract.strain;
  const tricks = over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`;
  return `${contract.level}${strain}${declarer}${RISK[contract.doubling].toLowerCase()}${tricks}`;
}

export interface LinBoard {
  readonly model: Model;
  readonly claim: number | null;
  /** The dealer's digit, when it is not the dealer's. */
  readonly dealer?: Seat;
  /** The cell of the result list, when it is not the deal's. */
  readonly cell?: string;
}

/** A file of boards, all in the open room, with or without a list of results. */
export function linText(boards: readonly LinBoard[], listed: boolean): string {
  const first = boards[0]?.model.board ?? 1;
  const head = listed
    ? [
        `vg|Mutants,,I,${first},${first + boards.length - 1},One,0,Two,0|`,
        `rs|${boards.map(({ model, cell }) => `${cell ?? outcomeCell(model)},,`).join('')}|`,
      ]
    : [];
  return [...head, ...boards.map(linBoard), ''].join('\n');
}

function linBoard({ model, claim, dealer }: LinBoard): string {
  const hands = (['S', 'W', 'N'] as const).map((seat) => linHand(model, seat)).join(',');
  const strain = (call: string): string =>
    call === 'X' ? 'd' : call === 'XX' ? 'r' : call === 'P' ? 'p' : call.replace('NT', 'N');
  return [
    `qx|o${model.board}|`,
    `md|${DIGIT[dealer ?? model.dealer]}${hands},|ah|Board ${model.board}|sv|${VULNERABLE[model.vulnerable]}|`,
    model.calls.map((call) => `mb|${strain(call)}|`).join(''),
    model.plays.map(({ card }) => `pc|${card}|`).join(''),
    claim === null ? '' : `mc|${claim}|`,
    'pg||',
  ].join('\n');
}
