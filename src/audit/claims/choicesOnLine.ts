/**
 * Declarer's choices about penalty cards on a line: a suit required or forbidden before the owner's partner led, or neither (50D2, 51B),
 * and which of several penalty cards was played (51A). They are inferred from all cards of the line, so several choices may be possible.
 */

import { cardOfNumber } from '../../domain/numbers.ts';
import { suitOf, suitSet, SUITS, type Suit } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { claimBoards, isNamedOn } from './board.ts';
import { afterCard, legalIn, turnIn, type ClaimEnding } from './ending.ts';
import { choicesFor, stateKey, type InForce } from './rules.ts';

/** One choice about a lead. `suits`: a set such as `DH`. */
type LeadChosen =
  | { readonly kind: 'required'; readonly suits: Suit }
  | { readonly kind: 'forbidden'; readonly suits: string }
  | { readonly kind: 'neither' };

/** The choices before one card of the line. */
export interface ChoiceOnLine {
  /** The number of the card in the line, from 0. */
  readonly at: number;
  readonly card: number;
  /** The hand that plays it. */
  readonly seat: Seat;
  /**
   * The choices about the lead that allow all cards of the line; empty if the card is no lead with a choice. The first entries of all
   * cards belong together: one consistent way through the line, with the choice `neither` wherever it is possible.
   */
  readonly ways: readonly LeadChosen[];
  /** 51A: declarer named this penalty card, of several that had to be played. */
  readonly isNamed: boolean;
}

/** A transition from the state before a card to the state after it. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly way: LeadChosen | null;
  readonly isNamed: boolean;
}

/**
 * Declarer's choices about penalty cards on the line (50D2, 51), for each card before which there was one. Empty without penalty cards
 * and restrictions.
 * @param line legal cards, from the ending on
 */
export function choicesOnLine(start: ClaimEnding, line: readonly number[]): readonly ChoiceOnLine[] {
  if (start.rules === null) return [];
  const stepsAt: (readonly Step[])[] = [];
  const turns: { readonly card: number; readonly seat: Seat }[] = [];
  let ending = start;
  let states = new Map(start.rules.map((state) => [stateKey(state), state]));
  for (const card of line) {
    const next = new Map<string, InForce>();
    stepsAt.push([...states.values()].flatMap((state) => stepsFrom(ending, state, card, next)));
    turns.push({ card, seat: SEATS[turnIn(ending)] as Seat });
    states = next;
    ending = afterCard(ending, card).ending;
  }
  const open = goingOn(stepsAt, new Set(states.keys()));
  let from = open[0]?.[0]?.from ?? '';
  return turns.flatMap((turn, at): readonly ChoiceOnLine[] => {
    const steps = open[at] as readonly Step[];
    const taken = steps.find((step) => step.from === from) as Step;
    from = taken.to;
    const ways = different([taken, ...steps].flatMap(({ way }) => (way === null ? [] : [way])));
    const isNamed = steps.every((step) => step.isNamed);
    return ways.length === 0 && !isNamed ? [] : [{ at, ...turn, ways, isNamed }];
  });
}

/** For each card the steps from which the end of the line can be reached, found backwards from the end. */
function goingOn(
  stepsAt: readonly (readonly Step[])[],
  ends: ReadonlySet<string>,
): readonly (readonly Step[])[] {
  let open = ends;
  const kept = stepsAt.toReversed().map((steps) => {
    const left = steps.filter(({ to }) => open.has(to));
    open = new Set(left.map(({ from }) => from));
    return left;
  });
  return kept.toReversed();
}

function stepsFrom(
  ending: ClaimEnding,
  state: InForce,
  card: number,
  next: Map<string, InForce>,
): readonly Step[] {
  const choices = ending.played.length === 0 ? choicesFor(state, ending.leader) : null;
  return (choices ?? [state]).flatMap((chosen): readonly Step[] => {
    const one = { ...ending, rules: [chosen] };
    if (!legalIn(one).includes(card)) return [];
    const [then] = afterCard(one, card).ending.rules as readonly [InForce];
    const to = stateKey(then);
    next.set(to, then);
    const way = choices === null ? null : wayOf(state, chosen);
    return [{ from: stateKey(state), to, way, isNamed: claimBoards(one).every(isNamedOn) }];
  });
}

function wayOf(before: InForce, chosen: InForce): LeadChosen {
  const pickedUp = before.lying.filter((one) => !chosen.lying.includes(one));
  if (chosen.required >= 0) return { kind: 'required', suits: SUITS[chosen.required] as Suit };
  if (pickedUp.length === 0) return { kind: 'neither' };
  return { kind: 'forbidden', suits: suitSet(pickedUp.map(({ card }) => suitOf(cardOfNumber(card)))) };
}

/** The ways without repetitions, in their order. */
function different(ways: readonly LeadChosen[]): readonly LeadChosen[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}
