/**
 * The demands of penalty cards and restrictions on the cards left, and who decides where a law leaves a choice. A minor penalty card only
 * holds back its owner's other low cards of the suit (50C). A major one is played at the first opportunity, after the duty to follow suit
 * and after a restriction (50D1); of several, declarer names one (51A). When the owner's partner is on lead, declarer first requires a
 * suit of the owner's major penalty cards, forbids one or more of them, or does neither (50D2, 51B): the cards he names are picked up, a
 * required suit applies to one lead, and a ban lasts until that hand loses the lead. A hand that can't obey may lead any card (59).
 * Declarer makes these choices, whoever claims. If declarer claims, each of them may be part of a normal line of his; if a defender
 * claims, declarer is an opponent, who may find everything (70A).
 */

import { suitOfNumber, type LyingCard } from '../../domain/numbers.ts';
import { afterLead, type RulesInForce } from '../doubleDummy/rules.ts';
import { commonSuits, hasSuit, joinSuits, suitBits } from '../doubleDummy/suits.ts';

type LeadRule = NonNullable<RulesInForce['lead']>;

/** The state at one moment of one line. Immutable: each step returns a new one. */
export interface InForce {
  /** A restriction made before the claim. */
  readonly lead: LeadRule | null;
  /** Penalty cards that lie on the table. */
  readonly lying: readonly LyingCard[];
  /** 0 for North–South, 1 for East–West. */
  readonly declarers: number;
  /** The suits that the hand on lead may not lead as long as it keeps the lead, as bits. */
  readonly banned: number;
  /** The suit that must be led to this trick; -1 for none. */
  readonly required: number;
  /** Declarer has chosen about the lead to this trick. */
  readonly isChosen: boolean;
  /** The penalty card that declarer named for this trick before the claim (51A); -1 for none. */
  readonly named: number;
}

/** The lowest honour: the ten. */
const TEN = 8;

/** The restrictions and penalty cards at the claim; null for none. */
export function inForceAt(of: Omit<InForce, 'banned' | 'required'>): InForce | null {
  return of.lead === null && of.lying.length === 0 ? null : { ...of, banned: 0, required: -1 };
}

/** Each choice of declarer's about the lead of this hand to a new trick; null where he has none, or has chosen. */
export function choicesFor(state: InForce, leader: number): readonly InForce[] | null {
  if (state.isChosen) return null;
  const owner = (leader + 2) % 4;
  const named = (card: LyingCard, suits: number): boolean =>
    card.seat === owner && !card.isMinor && hasSuit(suits, suitOfNumber(card.card));
  const suits = suitBits(state.lying.filter((card) => named(card, 15)).map(({ card }) => suitOfNumber(card)));
  if (suits === 0) return null;
  const pickedUp = (taken: number): readonly LyingCard[] => state.lying.filter((card) => !named(card, taken));
  const chosen = { ...state, isChosen: true };
  const choices: InForce[] = [chosen];
  for (let suit = 0; suit < 4; suit++)
    if (hasSuit(suits, suit)) choices.push({ ...chosen, required: suit, lying: pickedUp(2 ** suit) });
  for (let taken = 1; taken < 16; taken++)
    // Only suits of the penalty cards may be forbidden.
    if (commonSuits(taken, suits) === taken)
      choices.push({ ...chosen, banned: joinSuits(state.banned, taken), lying: pickedUp(taken) });
  return choices;
}

/** The suits that a hand holds, as bits. */
type Held = number;

/** The suits that the hand may play, as bits. `led` is -1 for the leader. */
function openSuits({ lead, banned, required }: InForce, seat: number, led: number, held: Held): number {
  if (led >= 0) return hasSuit(held, led) ? 2 ** led : held;
  let suits = held;
  const obey = (allowed: number): void => {
    const left = commonSuits(suits, allowed);
    if (left !== 0) suits = left;
  };
  if (required >= 0) obey(2 ** required);
  if (lead !== null && lead.seat === seat && lead.isOver !== true) obey(lead.suits);
  obey(15 - banned);
  return suits;
}

/** Its major penalty cards that must be played now: of more than one declarer names which (50D1, 51A). */
export function dueOf(state: InForce, seat: number, led: number, held: Held): readonly number[] {
  const suits = openSuits(state, seat, led, held);
  const due = state.lying
    .filter((one) => one.seat === seat && !one.isMinor && hasSuit(suits, suitOfNumber(one.card)))
    .map(({ card }) => card);
  return due.includes(state.named) ? [state.named] : due;
}

/** True if the restrictions and penalty cards allow this hand to play this card, which it holds. */
export function isPlayable(state: InForce, seat: number, card: number, led: number, held: Held): boolean {
  const suit = suitOfNumber(card);
  if (!hasSuit(openSuits(state, seat, led, held), suit)) return false;
  const due = dueOf(state, seat, led, held);
  if (due.length > 0) return due.includes(card);
  return !state.lying.some(
    (one) =>
      one.seat === seat &&
      one.isMinor &&
      one.card !== card &&
      suitOfNumber(one.card) === suit &&
      card % 13 < TEN,
  );
}

/** The state after a card was played: a played penalty card is one no longer. */
export function afterPlayed(state: InForce, card: number): InForce {
  return state.lying.some((one) => one.card === card)
    ? { ...state, lying: state.lying.filter((one) => one.card !== card) }
    : state;
}

/** The state after the trick. Choices and required suits end with the trick. */
export function afterTrick(state: InForce, leader: number, winner: number): InForce {
  const { lead } = state;
  return {
    ...state,
    lead: lead === null ? null : (afterLead({ lead }, leader, winner)?.lead ?? null),
    banned: winner === leader ? state.banned : 0,
    required: -1,
    isChosen: false,
    named: -1,
  };
}

/** A key that is the same for two states only when both allow the same cards. */
export function stateKey({ lead, lying, banned, required, isChosen, named }: InForce): string {
  const over = lead === null || lead.isOver === true ? '' : 'r';
  return `${over}${lying.map(({ card }) => card).join('/')}b${banned}q${required}n${named}${isChosen ? '!' : ''}`;
}

/** True for a card that equals no other: a penalty card, and with a minor one each card of its hand's suit, because honours may be played. */
export function countsAlone({ lying }: InForce, card: number, seat: number): boolean {
  return lying.some(
    (one) =>
      one.card === card ||
      (one.isMinor && one.seat === seat && suitOfNumber(one.card) === suitOfNumber(card)),
  );
}
