/**
 * The contents of a picture without measures: the four hands with the state of each card, the trick, the auction, the lines around them.
 * The printed diagram, the picture and the text are all made from this.
 */

import { isRemembered, rankOf, type Card, type Placed, type Suit } from '../../domain/card.ts';
import { isVulnerable } from '../../domain/score.ts';
import { bySeat, SIDES, type BySeat, type Seat, type Side } from '../../domain/seat.ts';
import { rankLetter } from '../../i18n/naming.ts';
import { callTable, COLUMNS, type CallCell } from './callTable.ts';
import type { Diagram } from './diagram.ts';
import { lieOf, type CardAt, type Lie } from '../../view/lie.ts';
import { laidTag, type PictureWords } from './words.ts';
import { vulnerableSides } from '../../i18n/vulnerableSides.ts';

interface CardInRow {
  readonly card: Card;
  /** The rank in the reader’s letters. */
  readonly text: string;
  readonly played: boolean;
}

interface SuitRow {
  readonly suit: Suit;
  readonly cards: readonly CardInRow[];
}

/** A card that lies face up before its owner, with a word for its kind. */
export interface LaidCard {
  readonly card: Card;
  readonly kind: 'major' | 'minor' | 'loose';
  readonly text: string;
  readonly tag: string;
}

export interface HandBlock {
  readonly seat: Seat;
  readonly name: string;
  /** The player, if names are shown. */
  readonly player: string | null;
  /** Declarer or dummy. */
  readonly role: string | null;
  /** Spades first, for dummy on the table trumps first; null for a hand the record does not show. */
  readonly rows: readonly SuitRow[] | null;
  readonly laid: readonly LaidCard[];
}

export interface TrickCard {
  readonly seat: Seat;
  readonly card: Placed;
  readonly text: string;
  readonly led: boolean;
  readonly winning: boolean;
  /** Just taken back, and no longer here. */
  readonly gone: boolean;
  /** A label for a revoke and for a card taken back; otherwise null. */
  readonly tag: string | null;
}

export interface AuctionBlock {
  readonly columns: readonly Seat[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (CallCell | null)[])[];
  readonly notes: readonly { readonly call: string; readonly text: string }[];
}

export interface Composition {
  readonly title: string;
  /** Board, dealer, vulnerability, contract. */
  readonly facts: readonly string[];
  /** The hand at the top, then clockwise. */
  readonly around: readonly [Seat, Seat, Seat, Seat];
  readonly hands: BySeat<HandBlock>;
  readonly letters: BySeat<string>;
  readonly vulnerable: readonly Side[];
  readonly trick: readonly TrickCard[];
  /** The number of the trick and the tricks won; null before the first card. */
  readonly tally: string | null;
  readonly auction: AuctionBlock | null;
  readonly news: readonly string[];
}

export interface ComposeOptions {
  /** How cards played earlier are printed: grey, not at all, or like the others. */
  readonly played: 'grey' | 'hide' | 'show';
  /** The seat at the bottom. */
  readonly orient: Seat;
}

export const COMPOSE_DEFAULTS: ComposeOptions = { played: 'grey', orient: 'S' };

/**
 * What the diagram shows and in which words, before anything has coordinates. `auction` is null when no call
 * is recorded.
 */
export function compose(
  diagram: Diagram,
  words: PictureWords,
  { played, orient }: ComposeOptions = COMPOSE_DEFAULTS,
): Composition {
  const { deal, standing } = diagram;
  const lie = lieOf(standing, { bottom: orient, view: 'open', played, revealed: true });
  return {
    title: diagram.title,
    facts: factsOf(diagram, words),
    around: lie.around,
    hands: bySeat((seat) => handBlock(lie, seat, played, diagram, words)),
    letters: bySeat((seat) => words.written.seatLetter(seat)),
    vulnerable: SIDES.filter((side) => deal.vulnerable !== null && isVulnerable(side, deal.vulnerable)),
    trick: trickCards(lie, words),
    tally: tallyOf(lie, words),
    auction: auctionBlock(diagram, words),
    news: diagram.news,
  };
}

/** Board, dealer, vulnerability and contract, each a short phrase. */
function factsOf({ deal, contract, standing }: Diagram, words: PictureWords): string[] {
  const { declarer } = standing;
  const { replay } = words.screen;
  const { written } = words;
  const who = deal.vulnerable && vulnerableSides(replay, written)[deal.vulnerable];
  return [
    ...(deal.board === '' ? [] : [replay.board({ board: deal.board })]),
    ...(deal.dealer === null ? [] : [replay.dealer({ seat: written.seat(deal.dealer) })]),
    ...(who === null ? [] : [replay.vulnerable({ who })]),
    ...(contract === null || declarer === null
      ? []
      : [
          words.picture.contractBy({
            contract: written.contract(contract),
            declarer: written.seat(declarer),
          }),
        ]),
  ];
}

function handBlock(
  { hands }: Lie,
  seat: Seat,
  played: ComposeOptions['played'],
  { names }: Diagram,
  words: PictureWords,
): HandBlock {
  const { replay } = words.screen;
  const { suits, laid, isDeclarer, isDummy } = hands[seat];
  const gone = ({ spot }: CardAt): boolean => spot === 'played' || spot === 'trick';
  return {
    seat,
    name: words.written.seat(seat),
    player: names[seat] ?? null,
    role: isDeclarer ? replay.declarer : isDummy ? replay.dummy : null,
    rows:
      suits?.map(({ suit, cards }) => ({
        suit,
        cards: cards.map((one) => ({
          card: one.card,
          text: letterOf(one.card, words),
          played: played === 'grey' && gone(one),
        })),
      })) ?? null,
    laid: laid.map((one) => ({
      card: one.card,
      kind: one.spot,
      text: letterOf(one.card, words),
      tag: laidTag(one, 'tag', words),
    })),
  };
}

function letterOf(card: Placed, { settings }: PictureWords): string {
  if (!isRemembered(card)) return '?';
  return rankLetter(rankOf(card), settings);
}

function trickCards({ tiles }: Lie, words: PictureWords): TrickCard[] {
  const { revokeTag, withdrawnTag } = words.screen.card;
  return tiles.map(({ seat, card, leads, wins, revoked, gone }) => ({
    seat,
    card,
    text: letterOf(card, words),
    led: leads,
    winning: wins,
    gone,
    tag: gone ? withdrawnTag : revoked ? revokeTag : null,
  }));
}

function tallyOf({ number, won: [ns, ew] }: Lie, words: PictureWords): string | null {
  if (number === null) return null;
  const { replay } = words.screen;
  return `${replay.trick({ trick: number })} · ${replay.won({ ns, ew })}`;
}

function auctionBlock({ auction }: Diagram, words: PictureWords): AuctionBlock | null {
  if (auction === null || auction.calls.length === 0) return null;
  const { written } = words;
  const { heads, rows, explained } = callTable(auction.dealer, auction.calls, written);
  return {
    columns: COLUMNS,
    heads,
    rows,
    notes: explained.map(({ call, explanation }) => ({
      call: call === '' ? '' : written.call(call),
      text: explanation as string,
    })),
  };
}
