/** The sheet of a poll in words: exactly what the page, the paper, the text and the screen show. */

import { rankOf, suitOf, SUITS, type Card } from '../../../domain/card.ts';
import { isCall, type Call } from '../../../domain/contract.ts';
import { cardsOf, type Hand } from '../../../domain/hand.ts';
import { clockwiseFrom, partnerOf } from '../../../domain/seat.ts';
import { leftOn, tricksOn, type PollSheet } from '../../../audit/polls/sheet.ts';
import { isolate } from '../../../i18n/isolate.ts';
import type { PollWords } from '../../../i18n/polls/en.ts';
import { rankLetter, SUIT_SYMBOL } from '../../../i18n/naming.ts';
import type { Words } from '../../../i18n/words.ts';
import { callTable, type CallCell } from '../../picture/callTable.ts';
import { vulnerableSides } from '../../../i18n/vulnerableSides.ts';

/** The program’s words, and those for polls. */
export interface PollWording {
  readonly words: Words;
  readonly text: PollWords;
}

export interface WordedSheet {
  readonly title: string;
  /** The seat, dealer, vulnerability, scoring, and in the play the contract. */
  readonly conditions: readonly string[];
  /** One line for each suit, spades first. */
  readonly hand: readonly string[];
  /** Null if dummy is not shown. */
  readonly dummy: readonly string[] | null;
  readonly heads: readonly string[];
  /** West first; a question mark for the requested call. Null for a cell before the dealer. */
  readonly rows: readonly (readonly (CallCell | null)[])[];
  readonly notes: readonly string[];
  readonly tricks: readonly string[];
  /** In the words of the person who asks; empty for none. */
  readonly methods: string;
  /** What one would do, what else one considers, what others would do. */
  readonly questions: readonly [string, string, string];
}

/**
 * The poll sheet in words, as a player who is polled sees it: conditions, cards, calls, tricks and the
 * question. `dummy` is null while dummy cannot be seen.
 */
export function wordedSheet(sheet: PollSheet, { words, text }: PollWording): WordedSheet {
  const { written, screen } = words;
  const { asks, seat, dealer, vulnerable, calls, contract, declarer, turn, methods, scoring } = sheet;
  const { replay } = screen;
  const left = leftOn(sheet);
  const dummy = declarer === null || declarer === undefined ? null : left[partnerOf(declarer)];
  const asked = asks === 'call' ? [{ text: '?', alert: false, note: null }] : [];
  const { heads, rows, explained } = callTable(dealer, calls, written, asked);
  return {
    title: text.title,
    conditions: [
      text.youAre({ seat: written.seat(seat) }),
      replay.dealer({ seat: written.seat(dealer) }),
      ...(vulnerable === null
        ? []
        : [replay.vulnerable({ who: vulnerableSides(replay, written)[vulnerable] })]),
      ...(scoring === '' ? [] : [scoring]),
      ...(contract === null || declarer === null
        ? []
        : [text.contract({ contract: written.contract(contract), seat: written.seat(declarer) })]),
    ],
    hand: suitTexts(left[seat] ?? sheet.hand, words),
    dummy: sheet.dummy === null || dummy === null ? null : suitTexts(dummy, words),
    heads,
    rows,
    notes: explained.map(({ call, explanation }) => `${written.call(call)}: ${explanation ?? ''}`),
    tricks: tricksOn(sheet).map(
      (trick) =>
        `${text.trick({ number: trick.number })}: ${clockwiseFrom(trick.leader)
          .flatMap((one) => {
            const card = trick[one];
            return card === null ? [] : [`${written.seat(one)} ${written.card(card)}`];
          })
          .join(', ')}`,
    ),
    methods,
    questions: [
      asks === 'call' ? text.askCall : turn === seat ? text.askPlay : text.askDummy,
      text.askConsidered,
      text.askOthers,
    ],
  };
}

/** One line for each suit: `♠ A K 7`, a dash for none. */
function suitTexts(hand: Hand, { settings }: Words): readonly string[] {
  const cards = cardsOf(hand);
  return [...SUITS].reverse().map((suit) => {
    const ranks = cards
      .filter((card) => suitOf(card) === suit)
      .map((card) => rankLetter(rankOf(card), settings));
    return isolate(`${SUIT_SYMBOL[suit]} ${ranks.length === 0 ? '–' : ranks.join(' ')}`);
  });
}

/** A call or card as it is written. */
export function pickWritten(pick: Call | Card, { written }: Words): string {
  return isCall(pick) ? written.call(pick) : written.card(pick);
}
