/** What was worked out about a contested claim, as sentences: the same on the command line and beside the replay. */

import { numberWritten } from '../lawbook/clauseNumber.ts';
import type { Card } from '../domain/card.ts';
import { cardOfNumber, type LyingCard } from '../domain/numbers.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import type { ClaimWords } from './en/claiming.ts';
import { isolate } from './isolate.ts';
import type { Naming } from './naming.ts';

/** What the text of a claim needs: what `audit/claims` knows of it. */
interface ClaimShown {
  readonly by: Seat;
  readonly kind: 'claim' | 'concession';
  readonly tricks: number;
  readonly isFaced: boolean;
  readonly trick: number;
  readonly statement: string | null;
  readonly cameToNothing: string | null;
  readonly ending: {
    readonly trump: number;
    readonly rules: readonly { readonly lying: readonly LyingCard[] }[] | null;
  };
  readonly trumpsOut: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
}

/** The stated line as it was followed. */
interface FollowedLine {
  readonly cards: readonly number[];
  readonly won: number;
  readonly fault: {
    readonly reason:
      | 'notHeld'
      | 'lostTheLead'
      | 'otherHandLeads'
      | 'mustFollow'
      | 'mayNotLead'
      | 'noTrickLeft';
    readonly step: number;
    readonly card: number;
    readonly seat: number;
    readonly by: number | null;
  } | null;
}

/** A card of an opponent's on which a play depends. */
interface DecisiveCard {
  readonly card: number;
  readonly holder: number;
  readonly play: readonly number[];
  readonly tricks: number;
  readonly otherwise: number;
  readonly shownBefore: Seat | null;
  readonly shownOnEvery: boolean | null;
}

const seatAt = (seat: number): Seat => SEATS[seat] as Seat;

/** The cards in words, in a list. A card is given by its number. */
export function cardsText(cards: readonly number[], naming: Naming): string {
  return naming.cards(cards.map(cardOfNumber));
}

/** What was claimed, with what, and which trumps are out. */
export function claimText(claim: ClaimShown, text: ClaimWords, naming: Naming): readonly string[] {
  const { by, kind, tricks, isFaced, trick, statement, cameToNothing, ending, trumpsOut } = claim;
  const slots = { seat: naming.seat(by), number: tricks, left: 14 - trick };
  return [
    isFaced ? text.faced(slots) : kind === 'claim' ? text.claimed(slots) : text.conceded(slots),
    ...(cameToNothing === null
      ? []
      : [text.nothingCameOfIt({ clause: naming.clause(numberWritten(cameToNothing)) })]),
    statement === null ? text.noStatement : text.statement({ text: statement }),
    ...(ending.trump < 0
      ? []
      : trumpsOut.length === 0
        ? [text.noTrumpOut]
        : trumpsOut.map(({ seat, cards }) =>
            text.trumpsOut({ seat: naming.seat(seat), cards: naming.cards(cards) }),
          )),
    ...penaltyCardSentences(ending.rules?.[0]?.lying ?? [], text, naming),
  ];
}

/** Which penalty cards lie on the table, what they ask, and whose the choices about them are. */
function penaltyCardSentences(
  lying: readonly LyingCard[],
  { penaltyCards: text }: ClaimWords,
  naming: Naming,
): readonly string[] {
  const majors = lying.filter(({ isMinor }) => !isMinor);
  const owners = [...new Set(majors.map(({ seat }) => seat))];
  const cardsOf = (owner: number): string =>
    cardsText(
      majors.filter(({ seat }) => seat === owner).map(({ card }) => card),
      naming,
    );
  return [
    ...owners.map((owner) => text.lies({ seat: naming.seat(seatAt(owner)), cards: cardsOf(owner) })),
    ...lying
      .filter(({ isMinor }) => isMinor)
      .map(({ seat, card }) =>
        text.minor({ seat: naming.seat(seatAt(seat)), card: naming.card(cardOfNumber(card)) }),
      ),
    ...(majors.length === 0 ? [] : [text.choices]),
  ];
}

/** A choice of declarer's before a card of a line: `audit/claims` knows it. */
interface ChoiceOfDeclarer {
  readonly card: number;
  readonly seat: Seat;
  readonly ways: readonly (
    | { readonly kind: 'required' | 'forbidden'; readonly suits: string }
    | { readonly kind: 'neither' }
  )[];
  readonly isNamed: boolean;
}

/** What declarer chose on a line about the penalty cards, in the order of its cards. */
export function choiceSentences(
  choices: readonly ChoiceOfDeclarer[],
  { penaltyCards: text }: ClaimWords,
  naming: Naming,
): readonly string[] {
  const sentences = choices.flatMap(({ card: number, seat: player, ways: [way], isNamed }) => {
    const [card, seat] = [naming.card(cardOfNumber(number)), naming.seat(player)];
    return [
      ...(way === undefined
        ? []
        : way.kind === 'neither'
          ? [text.neither({ card, seat })]
          : [text[way.kind]({ card, seat, suits: naming.suitSet(way.suits, 'or') })]),
      ...(isNamed ? [text.namedOf({ card, seat })] : []),
    ];
  });
  return choices.some(({ ways }) => ways.length > 1) ? [...sentences, text.severalWays] : sentences;
}

/** What a play brings, as far as that can be looked at. */
export function bringsText(
  {
    cards,
    best,
    fewest,
  }: { readonly cards: readonly number[]; readonly best: number | null; readonly fewest: number },
  { lines: text }: ClaimWords,
  naming: Naming,
): string {
  const listed = cardsText(cards, naming);
  return best === null ? text.only({ cards: listed, fewest }) : text.play({ cards: listed, best, fewest });
}

/** What the remaining lines bring, compared with the claim; `loses`: one of them brings fewer tricks. */
export function fewestText(
  { tricks, isWhole }: { readonly tricks: number; readonly isWhole: boolean },
  loses: boolean,
  claimed: number,
  { lines: text }: ClaimWords,
): readonly string[] {
  if (!isWhole) return [text.fewest({ number: tricks }), text.notAll];
  if (loses) return [text.fewest({ number: tricks })];
  return [
    tricks > claimed
      ? text.notGivenUp({ number: tricks, more: tricks - claimed })
      : text.nothingLost({ number: tricks }),
  ];
}

/** What the line with the fewest tricks depends on: `audit/claims` finds it, and people say which reading is right. */
interface Dependence {
  readonly facts: readonly {
    readonly fact: keyof ClaimWords['facts'];
    readonly tricks: number;
    readonly isWhole: boolean;
  }[];
  readonly together: {
    readonly facts: readonly (keyof ClaimWords['facts'])[];
    readonly tricks: number;
    readonly isWhole: boolean;
  } | null;
  readonly opponents: readonly { readonly seat: number; readonly card: number; readonly tricks: number }[];
}

/** Both readings of each thing on which the number depends; empty when no trick is lost. */
export function dependsText(
  depends: Dependence | null,
  { lines: text, facts: words }: ClaimWords,
  naming: Naming,
): readonly string[] {
  if (depends === null) return [];
  const { facts, together, opponents } = depends;
  const perhaps = (sentence: string, isWhole: boolean): string =>
    isWhole ? sentence : `${sentence} (${text.perhaps})`;
  return [
    ...facts.map(({ fact, tricks, isWhole }) =>
      perhaps(text.onlyIf({ what: words[fact], number: tricks }), isWhole),
    ),
    ...(together === null
      ? []
      : [
          perhaps(
            text.noneOf({
              what: naming.series(together.facts.map((fact) => words[fact])),
              number: together.tricks,
            }),
            together.isWhole,
          ),
        ]),
    ...opponents.map(({ seat, card, tricks }) =>
      text.mustFind({
        card: naming.card(cardOfNumber(card)),
        seat: naming.seat(seatAt(seat)),
        number: tricks,
      }),
    ),
  ];
}

/** Says who wins the tricks of a line that was followed, or where it stops and why. */
export function followedText(
  { won, fault }: FollowedLine,
  { followed: text }: ClaimWords,
  naming: Naming,
): readonly string[] {
  if (fault === null) return [text.whole({ number: won })];
  const { reason, step, by } = fault;
  const slots = { card: naming.card(cardOfNumber(fault.card)), seat: naming.seat(seatAt(fault.seat)) };
  const why =
    reason === 'lostTheLead' && by !== null
      ? text.lostTo({ ...slots, by: naming.card(cardOfNumber(by)) })
      : text[reason](slots);
  return [text.upTo({ number: step + 1 }), why, text.rest];
}

/** Null: more than can be looked at. */
export function opponentCardsText(
  found: readonly DecisiveCard[] | null,
  won: number,
  text: ClaimWords,
  naming: Naming,
): readonly string[] {
  if (found === null) return [text.oneOpponent.unknown];
  if (found.length === 0) return [text.oneOpponent.none];
  return found.map((one) => opponentCardText(one, won, text, naming));
}

function opponentCardText(
  found: DecisiveCard,
  won: number,
  { oneOpponent: text }: ClaimWords,
  naming: Naming,
): string {
  const { card, holder, play, tricks, otherwise, shownBefore, shownOnEvery } = found;
  const needs = text.needs({
    play: cardsText(play, naming),
    card: naming.card(cardOfNumber(card)),
    seat: naming.seat(seatAt(holder)),
    tricks: won + tricks,
    otherwise: won + otherwise,
  });
  const shown =
    shownBefore !== null
      ? text.shownBefore({ seat: naming.seat(shownBefore) })
      : shownOnEvery === null
        ? text.shownUnknown
        : shownOnEvery
          ? text.shownOnEvery
          : text.notShown;
  return `${needs} ${shown}`;
}

/** A line trick by trick: who led, then the cards clockwise. */
export function trickTexts(
  cards: readonly number[],
  start: { readonly leader: number; readonly played: readonly number[]; readonly trump: number },
  winnerOf: (trick: readonly number[], trump: number) => number,
  naming: Naming,
): readonly string[] {
  const tricks: string[] = [];
  let leader = start.leader;
  let trick: number[] = [...start.played];
  const trickText = (): string =>
    isolate(
      `${naming.seatLetter(seatAt(leader))}: ${trick.map((card) => naming.card(cardOfNumber(card))).join(' ')}`,
    );
  for (const card of cards) {
    trick.push(card);
    if (trick.length < 4) continue;
    tricks.push(trickText());
    leader = (leader + winnerOf(trick, start.trump)) % 4;
    trick = [];
  }
  return trick.length === 0 || cards.length === 0 ? tricks : [...tricks, trickText()];
}
