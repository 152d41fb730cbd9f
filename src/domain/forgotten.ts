/** Where a card is played that nobody remembers: what stays in the hand, who has won the trick, what is left out altogether. */

import { isRemembered, type Placed } from './card.ts';
import { withoutCard, type Hand } from './hand.ts';
import { bySeat, ofSeat, SEATS, sideOf, type BySeat, type Seat } from './seat.ts';
import { changed, mayHavePlayed, trumpAt, type Forgotten, type Table } from './table.ts';
import {
  hasUnremembered,
  isFull,
  sideThatWon,
  winnerOf,
  wonTogether,
  type Skipped,
  type Trick,
} from './trick.ts';
import { possibleWinners, sideOfAll } from './unremembered.ts';

export function handsWith(hands: BySeat<Hand>, seat: Seat, hand: Hand): BySeat<Hand> {
  return {
    N: seat === 'N' ? hand : hands.N,
    E: seat === 'E' ? hand : hands.E,
    S: seat === 'S' ? hand : hands.S,
    W: seat === 'W' ? hand : hands.W,
  };
}

/** The hand without the card played; of one nobody remembers, the hand as it may still be. */
export function handAfter(table: Table, seat: Seat, card: Placed): BySeat<Hand> {
  return isRemembered(card)
    ? handsWith(table.hands, seat, withoutCard(ofSeat(table.hands, seat), card))
    : table.hands;
}

const NOBODYS: Forgotten = { cards: bySeat(() => 0), lastAt: bySeat(() => -1) };

export function forgottenAfter({ forgotten }: Table, seat: Seat, card: Placed): Forgotten | null {
  return isRemembered(card) ? forgotten : oneMore(forgotten ?? NOBODYS, seat, 1);
}

function oneMore({ cards, lastAt }: Forgotten, seat: Seat, count: number): Forgotten {
  return { cards: { ...cards, [seat]: cards[seat] + count }, lastAt };
}

/** Who won the full trick, where a card of it is not remembered: as far as what the hands may hold tells. */
export function decided(table: Table, trick: Trick): Trick {
  const trump = trumpAt(table);
  if (!hasUnremembered(trick) || winnerOf(trick, trump) !== null) return trick;
  const seats = possibleWinners(trick, trump, (seat) => mayHavePlayed(table, seat));
  const side = sideOfAll(seats);
  const wonBy = seats.length === 1 ? seats[0] : (side ?? undefined);
  return wonBy === undefined ? trick : { ...trick, wonBy };
}

/** Nobody can tell from the cards who won the trick: the hand that leads to the next one has, if it may have. */
export function wonByNextLeader(table: Table, leader: Seat): Trick | null {
  const { trick } = table;
  const trump = trumpAt(table);
  if (trick === null || !isFull(trick) || !hasUnremembered(trick) || winnerOf(trick, trump) !== null)
    return trick;
  return mayHaveWon(table, trick, leader) ? { ...trick, wonBy: leader } : trick;
}

/** The hand may have won the trick, as far as the record shows. */
export function mayHaveWon(table: Table, trick: Trick, seat: Seat): boolean {
  if (trick.skipped !== undefined) return trick.skipped.won?.[sideOf(seat)] !== 0;
  return possibleWinners(trick, trumpAt(table), (other) => mayHavePlayed(table, other)).includes(seat);
}

/** Tricks won by each side, as far as anybody can tell; a run of tricks that were left out counts as a whole. */
export function wonIn(tricks: readonly Trick[], table: Table): Table['won'] {
  const trump = trumpAt(table);
  const won = { NS: 0, EW: 0 };
  for (const trick of tricks) {
    const together = wonTogether(trick);
    if (together === null) {
      const side = sideThatWon(trick, trump);
      if (side !== null) won[side]++;
    } else if (trick.skipped?.to === trick.number) {
      won.NS += together.NS;
      won.EW += together.EW;
    }
  }
  return won;
}

/** Tricks of which nothing is told but who won how many: every hand has played a card to each. */
export function leaveOut(table: Table, skipped: Skipped): Table {
  const tricks = table.trick === null ? [] : [...table.earlier, table.trick];
  let { forgotten } = table;
  for (let number = skipped.from; number <= skipped.to; number++) {
    const leader = table.turn ?? 'N';
    tricks.push({ number, leader, N: '??', E: '??', S: '??', W: '??', skipped });
    for (const seat of SEATS) forgotten = oneMore(forgotten ?? NOBODYS, seat, 1);
  }
  const over = skipped.to === 13;
  return changed(table, {
    trick: tricks.at(-1) ?? null,
    earlier: tricks.slice(0, -1),
    won: wonIn(tricks, table),
    turn: null,
    phase: over ? 'over' : 'play',
    forgotten,
  });
}
