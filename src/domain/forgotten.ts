/** Cards played that nobody remembers, and tricks left out: which cards the hand may still hold, and who has won the trick. */

import { isRemembered, type Placed } from './card.ts';
import { withoutCard, type Hand } from './hand.ts';
import { bySeat, isSeat, nextSeat, ofSeat, sameSide, SEATS, sideOf, type BySeat, type Seat } from './seat.ts';
import { awaitsLead, changed, mayHavePlayed, trickAt, trumpAt, type Forgotten, type Table } from './table.ts';
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

/** The four hands with this one in the place of that seat's; the others stay the same objects. */
export function handsWith(hands: BySeat<Hand>, seat: Seat, hand: Hand): BySeat<Hand> {
  return {
    N: seat === 'N' ? hand : hands.N,
    E: seat === 'E' ? hand : hands.E,
    S: seat === 'S' ? hand : hands.S,
    W: seat === 'W' ? hand : hands.W,
  };
}

const NONE: Forgotten = bySeat(() => 0);

/** The hands after that seat played: the card has left its hand. One that nobody remembers changes no hand, and is counted. */
export function heldAfter(
  { hands, forgotten }: Table,
  seat: Seat,
  card: Placed,
): Pick<Table, 'hands' | 'forgotten'> {
  return isRemembered(card)
    ? { hands: handsWith(hands, seat, withoutCard(ofSeat(hands, seat), card)), forgotten }
    : { hands, forgotten: oneMore(forgotten, seat) };
}

function oneMore(forgotten: Forgotten | null, seat: Seat): Forgotten {
  const before = forgotten ?? NONE;
  return { ...before, [seat]: before[seat] + 1 };
}

/** The full trick with its winner where a card of it is forgotten and the hands leave only one winner, or one side; else the same trick. */
export function decided(table: Table, trick: Trick): Trick {
  const trump = trumpAt(table);
  if (!hasUnremembered(trick) || winnerOf(trick, trump) !== null) return trick;
  const seats = possibleWinners(trick, trump, (seat) => mayHavePlayed(table, seat));
  const side = sideOfAll(seats);
  const wonBy = seats.length === 1 ? seats[0] : (side ?? undefined);
  return wonBy === undefined ? trick : { ...trick, wonBy };
}

/**
 * The latest trick. Where nobody can tell from its cards who won it, it goes to the hand that leads to the next one, if that hand may
 * have won it.
 */
export function wonByNextLeader(table: Table, leader: Seat): Trick | null {
  const { trick } = table;
  const trump = trumpAt(table);
  if (trick === null || !isFull(trick) || !hasUnremembered(trick) || winnerOf(trick, trump) !== null)
    return trick;
  return mayHaveWon(table, trick, leader) ? { ...trick, wonBy: leader } : trick;
}

/** True when declarer or dummy is to lead. A forgotten card may hide which of them, and leave no doubt that it is their side. */
export function isDeclaringSideToLead(table: Table): boolean {
  if (!awaitsLead(table) || table.declarer === null) return false;
  if (table.turn !== null) return sameSide(table.turn, table.declarer);
  return table.trick !== null && sideThatWon(table.trick, trumpAt(table)) === sideOf(table.declarer);
}

/** The table with the full trick won by that hand, which is to lead. */
export function ledBy(table: Table, trick: Trick, leader: Seat): Table {
  const won = { ...trick, wonBy: leader };
  return changed(table, { trick: won, turn: leader, won: wonIn([...table.earlier, won], table) });
}

/** The trick as it was before a lead told who had won it; the same trick where its cards tell that. */
export function wonByNobodyYet(table: Table, trick: Trick): Trick {
  const { wonBy, ...others } = trick;
  if (!isSeat(wonBy) || trick.skipped !== undefined || !hasUnremembered(trick)) return trick;
  return SEATS.some((seat) => seat !== wonBy && mayHaveWon(table, others, seat)) ? others : trick;
}

/** True when the hand may have won the trick, as far as the record shows. */
export function mayHaveWon(table: Table, trick: Trick, seat: Seat): boolean {
  if (trick.skipped !== undefined) return trick.skipped.won?.[sideOf(seat)] !== 0;
  return possibleWinners(trick, trumpAt(table), (other) => mayHavePlayed(table, other)).includes(seat);
}

/**
 * True when a card of the trick before is forgotten, and nobody can tell whether the trick was led by the hand that had won: it
 * counts as a proper lead as long as nothing speaks against it. False once the next hand, which was not to lead, has played to it: then the
 * lead stands (53A).
 */
export function isLeaderUncertain(table: Table, trick: Trick | null = table.trick): boolean {
  const before = trick === null ? null : trickAt(table, trick.number - 1);
  if (trick === null || before === null || !hasUnremembered(before)) return false;
  const { leader } = trick;
  if (isSeat(before.wonBy) && before.wonBy !== leader) return false;
  const next = nextSeat(leader);
  if (ofSeat(trick, next) !== null && !mayHaveWon(table, before, next)) return false;
  return SEATS.some((seat) => seat !== leader && mayHaveWon(table, before, seat));
}

/** True when such a trick was led by a hand that cannot have won the one before. `trick`: the trick in progress if it is left out. */
export function isLedByNoWinner(table: Table, trick: Trick | null = table.trick): boolean {
  if (trick === null || !isLeaderUncertain(table, trick)) return false;
  return trickAt(table, trick.number - 1)?.wonBy !== trick.leader;
}

/** True for a trick that counts for the side that led to the next one, although the other side may have won it. */
export function isWonByLead(table: Table, trick: Trick): boolean {
  const { wonBy, skipped } = trick;
  if (!isSeat(wonBy) || skipped !== undefined) return false;
  return SEATS.some((seat) => !sameSide(seat, wonBy) && mayHaveWon(table, trick, seat));
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

/** The table after a run of tricks of which the record tells only who won how many. Every hand has played one unknown card to each. */
export function leaveOut(table: Table, skipped: Skipped): Table {
  const tricks = table.trick === null ? [] : [...table.earlier, table.trick];
  let { forgotten } = table;
  for (let number = skipped.from; number <= skipped.to; number++) {
    const leader = table.turn ?? 'N';
    tricks.push({ number, leader, N: '??', E: '??', S: '??', W: '??', skipped });
    for (const seat of SEATS) forgotten = oneMore(forgotten, seat);
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
