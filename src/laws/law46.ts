/**
 * Law 46: incomplete or invalid designation of dummy's card. 2017, 2007. Finds the card that a call plays (45B), unless it is beyond
 * dispute that declarer meant another (the question `intentIncontrovertible`).
 */

import {
  RANKS,
  cardList,
  isSuit,
  rankIndex,
  rankOf,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from '../domain/card.ts';
import { cardsIn, cardsOf, holds } from '../domain/hand.ts';
import { SEATS, partnerOf, type Seat } from '../domain/seat.ts';
import {
  allTricks,
  isDefender,
  onLead,
  suitToFollow,
  trickNumber,
  trumpAt,
  winnerHolds,
  type Table,
} from '../domain/table.ts';
import { winnerOf, withPlay, type Trick } from '../domain/trick.ts';
import type { CardCalled, CardPlayed } from '../events/event.ts';
import type { Clause, EndOf, Weighed } from './finding.ts';
import { cite, open, type Effect, type Step, type Situation } from './step.ts';
import { answerTo } from './answers.ts';
import { undecidedLead } from './law44.ts';

/** 46A: the call names one card. The other limbs are for calls that name less. */
type Limb = '46A' | Extract<Clause, EndOf<'designation'>>;

export interface Designation {
  /** Null while somebody must still choose among the candidates. */
  readonly card: Card | null;
  readonly clause: Limb;
  readonly choosers: readonly Seat[];
  readonly candidates: readonly Card[];
}

const HIGH = /\b(?:high|higher|highest|top|big)\b/i;
const WIN = /\b(?:win|cover|take|beat|ruff|overruff)\b/i;
/** Words that ask to win the trick against the cards still to come, not only to beat those that lie there. */
const SURELY = /\b(?:win|take)\b/i;
const LOW = /\b(?:low|lower|lowest|small|smallest|little|bottom|duck)\b/i;
/** Words that leave the card to others. Words that this program does not know, as of another language, are none of them. */
const ANY =
  /\b(?:any|anything|whatever|play|trumps?|matters?|care|mind|like|choose|choice|pick|either|whichever|something|discard|pitch|throw)\b/i;

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
  // “A” alone is mostly an article, and the K of “O.K.” is no king.
  [/[♠♥♦♣]\s*A\b|\bA(?=\s*(?:of\b|[♠♥♦♣]))/, 'A'],
  [/(?<!\.)\bK\b/, 'K'],
  [/\bQ\b/, 'Q'],
  [/\bJ\b/, 'J'],
  [/(?<![’'])\bT\b/, 'T'],
  [/\b(?:nine|9)\b/i, '9'],
  [/\b(?:eight|8)\b/i, '8'],
  [/\b(?:seven|7)\b/i, '7'],
  [/\b(?:six|6)\b/i, '6'],
  [/\b(?:five|5)\b/i, '5'],
  [/\b(?:four|4)\b/i, '4'],
  [/\b(?:three|trey|3)\b/i, '3'],
  [/\b(?:two|deuce|2)\b/i, '2'],
];

/** What the words name first: a card named later would be a change of the call (45C4b). */
function firstNamed<Named>(list: readonly (readonly [RegExp, Named])[], words: string): Named | undefined {
  const found = list.flatMap(([pattern, named]) => {
    const at = words.search(pattern);
    return at < 0 ? [] : [{ at, named }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.named;
}

/** Suit and rank, from the fields of the call, or else from its words. */
function suitAndRank(
  call: CardCalled,
  trump: Suit | null,
): { suit: Suit | undefined; rank: Rank | undefined } {
  const words = call.words ?? '';
  const short = /^\s*([SHDC]?)([2-9TJQKA]|10)\s*$/i.exec(words);
  if (short !== null) {
    const letter = (short[1] ?? '').toUpperCase();
    return {
      suit: call.suit ?? (isSuit(letter) ? letter : undefined),
      rank: (short[2] ?? '').toUpperCase().replace(/10/, 'T') as Rank,
    };
  }
  const rank = call.rank ?? firstNamed(RANK_WORDS, words);
  // “Ruff with the king” names the king of trumps; “ruff” alone is an order to win the trick.
  const inTrumps = rank === undefined ? /\btrumps?\b/i : /\b(?:trumps?|ruff|overruff)\b/i;
  const bySuit = firstNamed(SUIT_WORDS, words) ?? (inTrumps.test(words) ? trump : null);
  return { suit: call.suit ?? bySuit ?? undefined, rank };
}

function legalOf(hand: readonly Card[], led: string | null): Card[] {
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : [...hand];
}

/**
 * The lowest card that is known to win: first among cards that follow suit, it beats the trick, and no defender who has yet to play can
 * hold a higher card of its suit that declarer does not see. If no card is known to win, or declarer asked to ruff or cover: the lowest
 * card that beats the trick.
 */
function lowestWinner(table: Table, dummy: Seat, legal: readonly Card[], words: string): Card | undefined {
  const { trick } = table;
  if (trick === null) return undefined;
  const trump = trumpAt(table);
  const winners = legal
    .toReversed()
    .filter((card) => winnerOf(withPlay(trick, dummy, card), trump) === dummy);
  const known = winners.find((card) => !canBeBeaten(table, trick, card));
  return (SURELY.test(words) ? known : undefined) ?? winners[0];
}

/** True when a defender has yet to play, and a higher card of the suit is neither played nor in declarer's two hands. */
function canBeBeaten(table: Table, trick: Trick, card: Card): boolean {
  if (!SEATS.some((seat) => isDefender(table, seat) && trick[seat] === null)) return false;
  const seen = [
    ...SEATS.flatMap((seat) => (isDefender(table, seat) ? [] : cardsOf(table.hands[seat]))),
    ...allTricks(table).flatMap((each) => SEATS.map((seat) => each[seat])),
  ];
  return RANKS.slice(rankIndex(card) + 1).some((rank) => !seen.includes(`${suitOf(card)}${rank}`));
}

/** A rank without a suit (46B3): if dummy leads, the suit in which he won the last trick; otherwise a legal card of that rank. */
function byRank(table: Table, declarer: Seat, legal: readonly Card[], rank: Rank): Designation {
  const dummy = partnerOf(declarer);
  const ofRank = legal.filter((card) => rankOf(card) === rank);
  if (winnerHolds(table) === dummy) {
    const won = table.trick?.[dummy] as Card;
    const continued = ofRank.find((card) => suitOf(card) === suitOf(won));
    if (continued !== undefined) return designated(continued, '46B3a');
  }
  const [first, second] = ofRank;
  if (first === undefined) return toBeChosen('46B4', [declarer], legal);
  return second === undefined ? designated(first, '46B3b') : toBeChosen('46B3b', [declarer], ofRank);
}

function designated(card: Card, clause: Limb): Designation {
  return { card, clause, choosers: [], candidates: [] };
}

function toBeChosen(clause: Limb, choosers: readonly Seat[], candidates: readonly Card[]): Designation {
  return { card: null, clause, choosers, candidates };
}

/** 46: the card that the call means, or who may choose among which, and the clause. */
export function designationOf(situation: Situation, declarer: Seat, call: CardCalled): Designation {
  const { table, ledger } = situation;
  const dummy = partnerOf(declarer);
  const hand = table.hands[dummy];
  const intent = answerTo(ledger, 'intentIncontrovertible');
  const meant = intent?.answer === true ? intent.card : undefined;
  if (meant !== undefined && holds(hand, meant) && meant !== call.card) return designated(meant, '46B');
  const { suit, rank } = suitAndRank(call, trumpAt(table));
  const named =
    call.card ?? (suit !== undefined && rank !== undefined ? (`${suit}${rank}` as const) : undefined);
  const led = suitToFollow(table, dummy);
  const legal = legalOf(cardsOf(hand), led);
  if (named !== undefined)
    return holds(hand, named) ? designated(named, '46A') : toBeChosen('46B4', [declarer], legal);
  const words = call.words ?? '';
  if (suit !== undefined) {
    const held = cardsIn(hand, suit);
    const [highest] = held;
    const lowest = held.at(-1);
    if (highest === undefined || lowest === undefined) return toBeChosen('46B4', [declarer], legal);
    return HIGH.test(words) ? designated(highest, '46B1a') : designated(lowest, '46B2');
  }
  if (rank !== undefined) return byRank(table, declarer, legal, rank);
  return byWords(situation, declarer, led, legal, words);
}

/**
 * 46B1: words such as high, low or enough to win, in the suit to be followed. With no suit led, or if the words leave the card to others,
 * the defenders choose (46B5). Words that are not understood are people's to read: declarer says what he meant (46B).
 */
function byWords(
  situation: Situation,
  declarer: Seat,
  led: Suit | null,
  legal: readonly Card[],
  words: string,
): Designation {
  const { table } = situation;
  const chosen = (card: Card | undefined, clause: Limb): Designation =>
    card === undefined ? toBeChosen('46B', [declarer], legal) : designated(card, clause);
  if (led !== null) {
    const inSuit = legal.filter((card) => suitOf(card) === led);
    if (HIGH.test(words)) return chosen(inSuit[0], '46B1a');
    if (WIN.test(words)) return chosen(lowestWinner(table, partnerOf(declarer), legal, words), '46B1b');
    if (LOW.test(words)) return chosen(inSuit.at(-1), '46B1c');
  }
  // A single legal card leaves the defenders nothing to choose.
  const [only, other] = legal;
  if (only !== undefined && other === undefined) return designated(only, '46B5');
  const isUnderstood = words === '' || [HIGH, WIN, LOW, ANY].some((pattern) => pattern.test(words));
  if (!isUnderstood) return toBeChosen('46B', [declarer], legal);
  const defenders = SEATS.filter((seat) => isDefender(table, seat));
  return toBeChosen('46B5', defenders, legal);
}

/** The play a call makes (45B); null where no card is designated yet, or where it only wants to change an earlier call. */
export function calledPlay(situation: Situation, call: CardCalled): CardPlayed | null {
  const { by } = call;
  if (call.change === true || by !== situation.table.declarer) return null;
  const { card } = designationOf(situation, by, call);
  return card === null ? null : { type: 'CardPlayed', seat: partnerOf(by), card };
}

export const NO_OTHER_INTENTION: Weighed = { law: '46B', why: 'otherIntentionNotShown' };

/** 46B: the finding of which card an incomplete call means. Where it means none, somebody gets the choice (46B3b, 46B4, 46B5). */
export function watch46(step: Step): Effect[] {
  const { fact, before } = step;
  const { declarer } = before;
  if (fact.type !== 'CardCalled' || fact.change === true || fact.by !== declarer) return [];
  const dummy = partnerOf(declarer);
  const { card, clause, choosers, candidates } = designationOf({ ...step, table: before }, declarer, fact);
  if (clause === '46A') return [];
  // 54E: the declaring side can't lead before the opening lead, so nobody chooses a card that the words leave open.
  if (card === null && before.phase === 'lead' && undecidedLead(step) === null) return [];
  const effects: Effect[] = [
    cite({
      key: `designation.${clause}`,
      laws: [clause],
      params: { by: fact.by, card, words: fact.words ?? '', candidates: cardList(candidates) },
      seat: dummy,
      ...(card === null ? {} : { card }),
      weighed: clause === '46B' ? [] : [NO_OTHER_INTENTION],
    }),
  ];
  if (card === null) {
    effects.push(
      open({
        machine: 'designation',
        context: {
          caller: fact.by,
          dummy,
          card: null,
          clause,
          trick: trickNumber(before),
          choosers,
          candidates,
          ...(onLead(before) === dummy ? { leads: true as const } : {}),
          changeTo: null,
          placed: null,
          openedAt: step.at,
        },
      }),
    );
  }
  return effects;
}
