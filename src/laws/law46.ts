/**
 * Law 46: incomplete or invalid designation of dummy's card. 2017, 2007. Which card a call plays (45B), unless declarer's
 * different intention is beyond dispute (asked as `intentIncontrovertible`).
 */

import { RANKS, isSuit, rankIndex, rankOf, suitOf, type Card, type Rank, type Suit } from '../domain/card.ts';
import { cardsIn, cardsOf, holds } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import {
  allTricks,
  awaitsLead,
  dummyOf,
  isDefender,
  onLead,
  suitToFollow,
  trumpAt,
  winnerHolds,
  type Table,
} from '../domain/table.ts';
import { suitLed, winnerOf, withPlay, type Trick } from '../domain/trick.ts';
import type { CardCalled, CardPlayed } from '../events/event.ts';
import type { Clause } from './finding.ts';
import { cite, open, type Effect, type Heard, type Situation } from './heard.ts';
import { answerTo } from './answers.ts';

export interface Designation {
  /** Null while somebody must still choose among the candidates. */
  readonly card: Card | null;
  readonly clause: Clause;
  readonly choosers: readonly Seat[];
  readonly candidates: readonly Card[];
}

const HIGH = /\b(?:high|higher|highest|top|big)\b/i;
const WIN = /\b(?:win|cover|take|beat|ruff|overruff)\b/i;
/** To win the trick against what is still to come, not only to beat what lies there. */
const SURELY = /\b(?:win|take)\b/i;
const LOW = /\b(?:low|lower|lowest|small|smallest|little|duck)\b/i;

const SUIT_WORDS: readonly (readonly [RegExp, Suit])[] = [
  [/\bspades?\b|♠/i, 'S'],
  [/\bhearts?\b|♥/i, 'H'],
  [/\bdiamonds?\b|♦/i, 'D'],
  [/\bclubs?\b|♣/i, 'C'],
];
const RANK_WORDS: readonly (readonly [RegExp, Rank])[] = [
  [/\bace\b/i, 'A'],
  [/\bking\b/i, 'K'],
  [/\bqueen\b/i, 'Q'],
  [/\b(?:jack|knave)\b/i, 'J'],
  [/\b(?:ten|10)\b/i, 'T'],
  [/\b(?:nine|9)\b/i, '9'],
  [/\b(?:eight|8)\b/i, '8'],
  [/\b(?:seven|7)\b/i, '7'],
  [/\b(?:six|6)\b/i, '6'],
  [/\b(?:five|5)\b/i, '5'],
  [/\b(?:four|4)\b/i, '4'],
  [/\b(?:three|trey|3)\b/i, '3'],
  [/\b(?:two|deuce|2)\b/i, '2'],
];

/** Suit and rank as the call states them, or as its words name them. */
function suitAndRank(
  call: CardCalled,
  trump: Suit | null,
): { suit: Suit | undefined; rank: Rank | undefined } {
  const words = call.card === undefined ? (call.words ?? '') : '';
  const short = /^\s*([SHDC]?)([2-9TJQKA])\s*$/i.exec(words);
  if (short !== null) {
    const letter = (short[1] ?? '').toUpperCase();
    return {
      suit: call.suit ?? (isSuit(letter) ? letter : undefined),
      rank: (short[2] ?? '').toUpperCase() as Rank,
    };
  }
  const bySuit = SUIT_WORDS.find(([pattern]) => pattern.test(words))?.[1];
  const suit = call.suit ?? bySuit ?? (/\btrumps?\b/i.test(words) ? (trump ?? undefined) : undefined);
  return { suit, rank: call.rank ?? RANK_WORDS.find(([pattern]) => pattern.test(words))?.[1] };
}

function legalOf(hand: readonly Card[], led: string | null): Card[] {
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : [...hand];
}

/**
 * The lowest card known to win, following suit first: one that beats the trick as it stands, and, where a defender has yet to play,
 * no higher card of its suit that declarer can't see. Where none is known to, and to ruff or cover, the lowest that beats the trick.
 */
function lowestWinner(situation: Situation, dummy: Seat, legal: readonly Card[], words: string): Card | null {
  const { table } = situation;
  const { trick } = table;
  if (trick === null) return null;
  const trump = trumpAt(table);
  const winners = legal
    .toReversed()
    .filter((card) => winnerOf(withPlay(trick, dummy, card), trump) === dummy);
  const known = winners.find((card) => suitOf(card) === suitLed(trick) && !canBeBeaten(table, trick, card));
  return (SURELY.test(words) ? known : undefined) ?? winners[0] ?? null;
}

/** A defender has yet to play, and a higher card of the suit is neither played nor in declarer's two hands. */
function canBeBeaten(table: Table, trick: Trick, card: Card): boolean {
  if (!SEATS.some((seat) => isDefender(table, seat) && trick[seat] === null)) return false;
  const seen = [
    ...SEATS.flatMap((seat) => (isDefender(table, seat) ? [] : cardsOf(table.hands[seat]))),
    ...allTricks(table).flatMap((each) => SEATS.map((seat) => each[seat])),
  ];
  return RANKS.slice(rankIndex(card) + 1).some((rank) => !seen.includes(`${suitOf(card)}${rank}`));
}

function defendersOf(declarer: Seat): readonly Seat[] {
  return declarer === 'N' || declarer === 'S' ? ['E', 'W'] : ['N', 'S'];
}

/** Rank without suit (46B3): the suit dummy is winning in when he leads, otherwise a legal card of that rank. */
function byRank(
  situation: Situation,
  dummy: Seat,
  declarer: Seat,
  legal: readonly Card[],
  rank: Rank,
): Designation {
  const { table } = situation;
  const leading = onLead(table) === dummy;
  const ofRank = legal.filter((card) => rankOf(card) === rank);
  if (leading && winnerHolds(table) === dummy && table.trick !== null) {
    const suit = suitOf(table.trick[dummy] as Card);
    const continued = ofRank.find((card) => suitOf(card) === suit);
    if (continued !== undefined) return { card: continued, clause: '46B3a', choosers: [], candidates: [] };
  }
  const [only] = ofRank;
  if (ofRank.length === 1 && only !== undefined)
    return { card: only, clause: '46B3b', choosers: [], candidates: [] };
  const clause = ofRank.length === 0 ? '46B4' : '46B3b';
  return { card: null, clause, choosers: [declarer], candidates: ofRank.length === 0 ? legal : ofRank };
}

function cardNamed(suit: Suit, rank: Rank): Card {
  return `${suit}${rank}`;
}

/** What the call means; null when there is no dummy to play from. */
export function designationOf(situation: Situation, call: CardCalled): Designation | null {
  const { table, ledger } = situation;
  const { declarer } = table;
  const dummy = dummyOf(table);
  if (declarer === null || dummy === null) return null;
  const hand = table.hands[dummy];
  const intent = answerTo(ledger, 'intentIncontrovertible');
  const meant = intent?.answer === true ? intent.card : undefined;
  if (meant !== undefined && holds(hand, meant) && meant !== call.card)
    return { card: meant, clause: '46B', choosers: [], candidates: [] };
  const { suit, rank } = suitAndRank(call, trumpAt(table));
  const named = call.card ?? (suit !== undefined && rank !== undefined ? cardNamed(suit, rank) : undefined);
  const led = suitToFollow(table, dummy);
  const legal = legalOf(cardsOf(hand), led);
  if (named !== undefined) {
    return holds(hand, named)
      ? { card: named, clause: '46A', choosers: [], candidates: [] }
      : { card: null, clause: '46B4', choosers: [declarer], candidates: legal };
  }
  if (suit !== undefined) {
    const words = call.words ?? '';
    const highest = cardsIn(hand, suit)[0];
    if (HIGH.test(words) && highest !== undefined) {
      return { card: highest, clause: '46B1a', choosers: [], candidates: [] };
    }
    const lowest = cardsIn(hand, suit).at(-1);
    return lowest === undefined
      ? { card: null, clause: '46B4', choosers: [declarer], candidates: legal }
      : { card: lowest, clause: '46B2', choosers: [], candidates: [] };
  }
  if (rank !== undefined) return byRank(situation, dummy, declarer, legal, rank);
  return byWords(situation, dummy, declarer, legal, call.words ?? '');
}

function byWords(
  situation: Situation,
  dummy: Seat,
  declarer: Seat,
  legal: readonly Card[],
  words: string,
): Designation {
  const led = suitToFollow(situation.table, dummy);
  const inSuit = legal.filter((card) => suitOf(card) === led);
  const byRankDown = inSuit.toSorted((one, other) => rankIndex(other) - rankIndex(one));
  const chosen = (card: Card | null | undefined, clause: Clause): Designation =>
    card === null || card === undefined
      ? { card: null, clause: '46B', choosers: [declarer], candidates: legal }
      : { card, clause, choosers: [], candidates: [] };
  if (led !== null && HIGH.test(words)) return chosen(byRankDown[0], '46B1a');
  if (led !== null && WIN.test(words)) return chosen(lowestWinner(situation, dummy, legal, words), '46B1b');
  if (led !== null && LOW.test(words)) return chosen(byRankDown.at(-1), '46B1c');
  return { card: null, clause: '46B5', choosers: defendersOf(declarer), candidates: legal };
}

/** The play a call makes (45B); null where no card is designated yet, or where it only wants to change an earlier call. */
export function calledPlay(situation: Situation, call: CardCalled): CardPlayed | null {
  const dummy = dummyOf(situation.table);
  if (call.change === true || dummy === null || call.by !== situation.table.declarer) return null;
  const card = designationOf(situation, call)?.card;
  return card ? { type: 'CardPlayed', seat: dummy, card } : null;
}

export function watch46(heard: Heard): Effect[] {
  const { fact, before } = heard;
  if (fact.type !== 'CardCalled' || fact.change === true || before.declarer === null) return [];
  const dummy = dummyOf(before);
  const designation = designationOf({ ...heard, table: before }, fact);
  if (dummy === null || designation === null || designation.clause === '46A') return [];
  const { card, clause, choosers, candidates } = designation;
  const effects: Effect[] = [
    cite({
      key: `designation.${clause}`,
      laws: [clause],
      params: { by: fact.by, card, words: fact.words ?? '', candidates: candidates.join(' ') },
      seat: dummy,
      ...(card === null ? {} : { card }),
    }),
  ];
  if (card === null) {
    const trick = awaitsLead(before) ? (before.trick?.number ?? 0) + 1 : (before.trick?.number ?? 1);
    effects.push(
      open({
        machine: 'designation',
        context: {
          caller: fact.by,
          dummy,
          card: null,
          clause,
          trick,
          choosers,
          candidates,
          changeTo: null,
          placed: null,
          openedAt: heard.at,
        },
      }),
    );
  }
  return effects;
}
