/** What a sentence about a fact is made from, whatever the language. */

import { SUITS, type Card } from '../../domain/card.ts';
import { parseContract } from '../../domain/contract.ts';
import { readHand } from '../../domain/deal.ts';
import { cardsIn, cardsOf } from '../../domain/hand.ts';
import type { AssignedOutcome, Fact, FactOf, FactType } from '../../events/event.ts';
import { isSeat, isSide, type Seat } from '../../domain/seat.ts';
import { SUIT_SYMBOL, type Naming } from '../naming.ts';

/** What a sentence about a fact may need beyond the fact itself. */
export interface FactSlots {
  /** The card begins a trick. */
  readonly leads: boolean;
}

export type FactMessages = {
  readonly [T in FactType]: (fact: FactOf<T>, naming: Naming, slots: FactSlots) => string;
};

/** A player by his seat, anybody else by the word of the record. */
export function someone(by: string, naming: Naming): string {
  if (isSide(by)) return naming.side(by);
  return isSeat(by) ? naming.seat(by) : by;
}

/** When it was said, in brackets, as people tell it; empty where they do not. */
export function timeText(time: string | undefined, naming: Naming): string {
  return time === undefined || time === '' ? '' : ` (${naming.figure(time)})`;
}

/** The outcomes of an assigned score: `60% 4♥ South, 10 tricks; …`. What can’t be read stands as it is. */
export function outcomesText(
  outcomes: readonly AssignedOutcome[],
  naming: Naming,
  phrases: { readonly percent: (weight: number) => string; readonly tricks: (count: number) => string },
): string {
  return naming.series(
    outcomes.map((outcome) => {
      const { contract, declarer, tricks, weight }: Readonly<Record<string, unknown>> = { ...outcome };
      const read = typeof contract === 'string' ? parseContract(contract) : null;
      const what = [
        typeof weight === 'number' ? naming.figure(phrases.percent(weight)) : '',
        read === null ? (typeof contract === 'string' ? contract : '') : naming.contract(read),
        isSeat(declarer) ? naming.seat(declarer) : '',
      ].filter((part) => part !== '');
      return [what.join(' '), ...(typeof tricks === 'number' ? [phrases.tricks(tricks)] : [])].join(', ');
    }),
  );
}

/** The cards a player was dealt: `♠K843 ♥– ♦J6 ♣8`, or each by its name where it is spoken. A hand that can't be read stands as it is. */
export function handDealt(text: string, naming: Naming): string {
  const hand = readHand(text);
  if (hand === null) return text;
  if (naming.spoken) return naming.cards(cardsOf(hand));
  const suits = [...SUITS].reverse().map((suit) => {
    const ranks = cardsIn(hand, suit).map((card) => naming.rank(card));
    return SUIT_SYMBOL[suit] + (ranks.length === 0 ? '–' : ranks.join(''));
  });
  return naming.figure(suits.join(' '));
}

/** What declarer named of dummy's cards: the words, and in brackets what they named where the record says that, too. */
export function calledText(
  { words, card, suit, rank }: FactOf<'CardCalled'>,
  naming: Naming,
  phrases: {
    readonly card: (card: Card) => string;
    readonly words: (words: string) => string;
    readonly any: string;
  },
): string {
  const whole = card ?? (suit === undefined || rank === undefined ? undefined : (`${suit}${rank}` as const));
  const named =
    whole === undefined
      ? suit === undefined
        ? rank === undefined
          ? null
          : naming.rank(`S${rank}`)
        : naming.suit(suit)
      : null;
  if (words === undefined) return named ?? (whole === undefined ? phrases.any : phrases.card(whole));
  const meant = whole === undefined ? named : naming.card(whole);
  return meant === null ? phrases.words(words) : `${phrases.words(words)} (${meant})`;
}

/** Whom and what an answer is about, in brackets: ` (West, ♥5, trick 3)`; empty where the record does not say. */
export function aboutText(
  {
    seat,
    card,
    trick,
  }: {
    readonly seat?: Seat | undefined;
    readonly card?: Card | undefined;
    readonly trick?: number | undefined;
  },
  naming: Naming,
  trickName: (trick: number) => string,
): string {
  const parts = [
    ...(seat === undefined ? [] : [naming.seat(seat)]),
    ...(card === undefined ? [] : [naming.card(card)]),
    ...(trick === undefined ? [] : [trickName(trick)]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** What is told of a board, part by part. */
export interface BoardWords {
  readonly board: (name: string) => string;
  readonly dealer: (seat: string) => string;
  readonly by: (words: { readonly contract: string; readonly seat: string }) => string;
  readonly declarer: (seat: string) => string;
  readonly vulnerable: Readonly<Record<string, string>>;
  /** Says that the results of other tables are recorded, too. */
  readonly comparison: string;
}

/** What was recorded of a board, its parts separated by commas; empty when nothing was. */
export function boardText(
  { board, dealer, vulnerable, contract, declarer, comparison }: FactOf<'BoardRecorded'>,
  naming: Naming,
  words: BoardWords,
): string {
  const bid = contract === undefined ? null : parseContract(contract);
  const seat = declarer === undefined ? null : naming.seat(declarer);
  const named = bid === null ? null : naming.contract(bid);
  return [
    board === undefined ? '' : words.board(board),
    dealer === undefined ? '' : words.dealer(naming.seat(dealer)),
    vulnerable === undefined ? '' : (words.vulnerable[vulnerable] ?? ''),
    named === null
      ? seat === null
        ? ''
        : words.declarer(seat)
      : seat === null
        ? named
        : words.by({ contract: named, seat }),
    comparison === undefined ? '' : words.comparison,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The sentence of any fact, without a full stop. */
export function factPhrase(messages: FactMessages, fact: Fact, naming: Naming, slots: FactSlots): string {
  const message = messages[fact.type] as (fact: Fact, naming: Naming, slots: FactSlots) => string;
  return message(fact, naming, slots);
}
