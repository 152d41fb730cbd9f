/** The cards that may be played on a line of a claim: those that the statement leaves open and nobody has marked as not normal. */

import { choicesOn, turnOn, type ClaimBoard } from './board.ts';
import { cardsKey, equalsIn, legalIn, type ClaimEnding } from './ending.ts';
import { playFactsOf, type PlayFact } from './playFacts.ts';
import { isDueOn } from './stated.ts';

/** The plays that people have judged not to be normal. */
export interface NotNormal {
  /** Facts: every card of the claimer's side for which one is true. */
  readonly facts: ReadonlySet<PlayFact>;
  /** Single cards of either side, each in one ending: {@link markOf}. */
  readonly cards: ReadonlySet<string>;
}

/** The key by which a card in an ending is marked; the same for every line to this ending, whatever declarer has chosen before. */
export function markOf(ending: ClaimEnding, card: number): string {
  return `${cardsKey(ending)} ${card}`;
}

/** The card of a mark, and the number of cards in the hands of its ending. */
function cardOfMark(mark: string): { readonly card: number; readonly cards: number } {
  const [ending = '', card = ''] = mark.split(' ');
  return { card: Number(card), cards: ending.replaceAll(/[^NESW]/g, '').length };
}

export interface OpenCards {
  /** The plays that the statement leaves open, marked or not, one of each group of equal cards: first those that often bring few tricks. */
  readonly candidates: (board: ClaimBoard, next: number) => readonly number[];
  /** Those that are not marked. If all are marked, all are open, because somebody must play a card. */
  readonly open: (board: ClaimBoard, next: number) => readonly number[];
  /** True when a fact about this card of the side in turn is marked. The ranks on which this rests are left in `compared` of the board. */
  readonly hasMarkedFact: (board: ClaimBoard, card: number) => boolean;
  readonly isMarked: (ending: ClaimEnding, cards: readonly number[], facts: readonly PlayFact[]) => boolean;
  /** True when a single card is marked in this ending or in one that may follow: such a result holds for no other ending. */
  readonly hasMarkedCards: (board: ClaimBoard) => boolean;
}

/** The plays that the stated line and the marks allow, for a claim of this side: 0 for North–South, 1 for East–West. */
export function openCards(side: number, stated: readonly number[], notNormal: NotNormal): OpenCards {
  /** The sizes of the endings with marked cards: marks are looked up in endings of these sizes only. */
  const markedAt = [...notNormal.cards].map(cardOfMark);

  function candidates(board: ClaimBoard, next: number): readonly number[] {
    const isApart = (card: number): boolean => stated.includes(card) && stated.indexOf(card) >= next;
    const ofSide = turnOn(board) % 2 === side;
    const due = stated[next];
    if (ofSide && due !== undefined && isDueOn(board, due)) return [due];
    const choices = choicesOn(board, isApart);
    const free = ofSide && next < stated.length ? choices.filter((card) => !isApart(card)) : choices;
    const all = free.length > 0 ? free : choices;
    // Move ordering: the side's low cards and the opponents' high cards first, because lines with few tricks are then found sooner.
    return all.sort((one, other) => (ofSide ? 1 : -1) * ((one % 13) - (other % 13)));
  }

  function open(board: ClaimBoard, next: number): readonly number[] {
    const all = candidates(board, next);
    const ofSide = turnOn(board) % 2 === side;
    const due = stated[next];
    if (ofSide && due !== undefined && all[0] === due) return all;
    const hasFacts = ofSide && notNormal.facts.size > 0;
    const hasCards = markedAt.some(
      ({ cards, card }) => cards === heldOn(board) && board.owner[card] === turnOn(board),
    );
    if (!hasFacts && !hasCards) return all;
    const ending = hasCards ? endingOf(board) : null;
    const normal = all.filter((card) => {
      if (hasFacts && hasMarkedFact(board, card)) return false;
      if (ending === null) return true;
      const group = equalsIn(ending, legalIn(ending)).find((cards) => cards.includes(card)) ?? [card];
      return !isMarked(ending, group, []);
    });
    return normal.length > 0 ? normal : all;
  }

  function hasMarkedFact(board: ClaimBoard, card: number): boolean {
    return playFactsOf(board, card, notNormal.facts).length > 0;
  }

  function isMarked(ending: ClaimEnding, cards: readonly number[], facts: readonly PlayFact[]): boolean {
    return (
      facts.some((fact) => notNormal.facts.has(fact)) ||
      (notNormal.cards.size > 0 && cards.some((card) => notNormal.cards.has(markOf(ending, card))))
    );
  }

  const hasMarkedCards = (board: ClaimBoard): boolean => markedAt.some(({ cards }) => cards <= heldOn(board));

  return { candidates, open, hasMarkedFact, isMarked, hasMarkedCards };
}

/** Cards in the four hands. */
export function heldOn({ left, count }: ClaimBoard): number {
  return left * 4 - count;
}

/** Needed only if single cards are marked, because these marks belong to an ending. */
function endingOf(board: ClaimBoard): ClaimEnding {
  const hands: number[][] = [[], [], [], []];
  for (let card = 51; card >= 0; card--) hands[board.owner[card] as number]?.push(card);
  return {
    hands,
    trump: board.trump,
    leader: board.leader,
    played: Array.from(board.played.subarray(0, board.count)),
    rules: board.state === null ? null : [board.state],
  };
}
