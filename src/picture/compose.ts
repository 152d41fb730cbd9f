/**
 * What stands where in a picture, before any measure: the four hands with the state of each card, the trick, the auction,
 * the lines around them. The printed diagram, the picture and the text all begin here.
 */

import { SUITS, rankOf, suitOf, type Card, type Suit } from '../domain/card.ts';
import { clockwiseFrom, type BySeat, type Seat, type Side } from '../domain/seat.ts';
import { allTricks, dummyOf, trumpAt } from '../domain/table.ts';
import { winnerOf } from '../domain/trick.ts';
import { rankLetter } from '../i18n/teller.ts';
import type { Diagram } from './diagram.ts';
import { printedHand } from './printed.ts';
import type { PictureWords } from './words.ts';

export interface CardInRow {
  readonly card: Card;
  /** The rank in the reader’s letters. */
  readonly text: string;
  readonly played: boolean;
}

export interface SuitRow {
  readonly suit: Suit;
  readonly cards: readonly CardInRow[];
}

/** A card that lies face up before its owner, with a word for what it is. */
export interface LaidCard {
  readonly card: Card;
  readonly kind: 'major' | 'minor' | 'loose';
  readonly text: string;
  readonly tag: string;
}

export interface HandBlock {
  readonly seat: Seat;
  readonly name: string;
  /** The player, where names are shown. */
  readonly player: string | null;
  /** Declarer or dummy. */
  readonly role: string | null;
  /** Spades first; null for a hand the record does not show. */
  readonly rows: readonly SuitRow[] | null;
  readonly laid: readonly LaidCard[];
}

export interface TrickCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly text: string;
  readonly led: boolean;
  readonly winning: boolean;
  /** A word for a revoke; null otherwise. */
  readonly tag: string | null;
}

export interface CallCell {
  readonly text: string;
  readonly alert: boolean;
  /** Number of its explanation, from 1. */
  readonly note: number | null;
}

export interface AuctionBlock {
  readonly title: string;
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
  readonly places: readonly [Seat, Seat, Seat, Seat];
  readonly hands: BySeat<HandBlock>;
  readonly letters: BySeat<string>;
  readonly vulnerable: readonly Side[];
  readonly trick: readonly TrickCard[];
  /** Where the play stands: the number of the trick and the tricks won; null before the first card. */
  readonly tally: string | null;
  readonly auction: AuctionBlock | null;
  readonly news: readonly string[];
}

export interface ComposeOptions {
  /** Cards played earlier: printed grey, left out, or printed like the others. */
  readonly played: 'grey' | 'hide' | 'show';
  /** The seat at the bottom. */
  readonly orient: Seat;
}

export const COMPOSE_DEFAULTS: ComposeOptions = { played: 'grey', orient: 'S' };

export function compose(
  diagram: Diagram,
  words: PictureWords,
  { played, orient }: ComposeOptions = COMPOSE_DEFAULTS,
): Composition {
  const { table } = diagram;
  const [, , top] = clockwiseFrom(orient);
  const gone = new Set<Card>(
    allTricks(table).flatMap((trick) => clockwiseFrom('N').flatMap((seat) => trick[seat] ?? [])),
  );
  const hand = (seat: Seat): HandBlock => handBlock(seat, diagram, words, { played, gone });
  const letter = (seat: Seat): string => words.written.seatLetter(seat);
  return {
    title: diagram.title,
    facts: factsOf(diagram, words),
    places: clockwiseFrom(top),
    hands: { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') },
    letters: { N: letter('N'), E: letter('E'), S: letter('S'), W: letter('W') },
    vulnerable: { None: [], NS: ['NS'], EW: ['EW'], All: ['NS', 'EW'] }[table.deal.vulnerable] as Side[],
    trick: trickCards(diagram, words),
    tally: tallyOf(diagram, words),
    auction: auctionBlock(diagram, words),
    news: diagram.news,
  };
}

/** Board, dealer, vulnerability and contract, each a short phrase. */
export function factsOf({ table }: Pick<Diagram, 'table'>, words: PictureWords): string[] {
  const { deal, contract, declarer } = table;
  const { replay } = words.screen;
  const { written } = words;
  const who = {
    None: replay.nobody,
    All: replay.everybody,
    NS: written.side('NS'),
    EW: written.side('EW'),
  }[deal.vulnerable];
  return [
    ...(deal.board === '' ? [] : [replay.board({ board: deal.board })]),
    ...(deal.dealer === null ? [] : [replay.dealer({ seat: written.seat(deal.dealer) })]),
    replay.vulnerable({ who }),
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
  seat: Seat,
  { table, onTable, names }: Diagram,
  words: PictureWords,
  { played, gone }: { readonly played: ComposeOptions['played']; readonly gone: ReadonlySet<Card> },
): HandBlock {
  const { replay, card: tags } = words.screen;
  const text = (card: Card): string => rankLetter(rankOf(card), words.settings);
  const laid = onTable
    .filter(({ owner, card }) => owner === seat && !gone.has(card))
    .map(({ card, kind }) => ({
      card,
      kind,
      text: text(card),
      tag: { major: tags.majorTag, minor: tags.minorTag, loose: tags.looseTag }[kind],
    }));
  const away = new Set(laid.map(({ card }) => card));
  const cards = printedHand(table, seat).filter((card) => !away.has(card));
  const row = (suit: Suit): SuitRow => ({
    suit,
    cards: cards
      .filter((card) => suitOf(card) === suit && !(played === 'hide' && gone.has(card)))
      .map((card) => ({ card, text: text(card), played: played === 'grey' && gone.has(card) })),
  });
  const known = table.deal.hands[seat] !== null || cards.length > 0;
  return {
    seat,
    name: words.written.seat(seat),
    player: names[seat] ?? null,
    role: table.declarer === seat ? replay.declarer : dummyOf(table) === seat ? replay.dummy : null,
    rows: known ? [...SUITS].reverse().map(row) : null,
    laid,
  };
}

function trickCards({ table, revokes }: Diagram, words: PictureWords): TrickCard[] {
  const { trick } = table;
  if (trick === null) return [];
  const winner = winnerOf(trick, trumpAt(table));
  return clockwiseFrom(trick.leader).flatMap((seat) => {
    const card = trick[seat];
    if (card === null) return [];
    return [
      {
        seat,
        card,
        text: rankLetter(rankOf(card), words.settings),
        led: seat === trick.leader,
        winning: seat === winner,
        tag: revokes.includes(card) ? words.screen.card.revokeTag : null,
      },
    ];
  });
}

function tallyOf({ table }: Diagram, words: PictureWords): string | null {
  if (table.trick === null) return null;
  const { replay } = words.screen;
  const { NS, EW } = table.won;
  return `${replay.trick({ trick: table.trick.number })} · ${replay.won({ ns: NS, ew: EW })}`;
}

const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

function auctionBlock({ auction }: Diagram, words: PictureWords): AuctionBlock | null {
  if (auction === null || auction.calls.length === 0) return null;
  const { written } = words;
  const explained = auction.calls.filter(({ explanation }) => explanation !== null);
  const cells: (CallCell | null)[] = Array.from({ length: COLUMNS.indexOf(auction.dealer) }, () => null);
  for (const said of auction.calls) {
    const note = explained.indexOf(said) + 1;
    cells.push({ text: written.call(said.call), alert: said.alert, note: note === 0 ? null : note });
  }
  return {
    title: words.screen.replay.auction,
    columns: COLUMNS,
    heads: COLUMNS.map((seat) => written.seatLetter(seat)),
    rows: Array.from({ length: Math.ceil(cells.length / 4) }, (_unused, row) =>
      cells.slice(row * 4, row * 4 + 4),
    ),
    notes: explained.map(({ call, explanation }) => ({
      call: written.call(call),
      text: explanation as string,
    })),
  };
}
