/** Invented deals with legal play, and writers of the dialects in which the readers must find them again. */

import { CARDS, SUITS, suitOf, type Card } from '../../src/domain/card.ts';
import { formatContract, trumpOf, type Call, type Contract } from '../../src/domain/contract.ts';
import { formatHands } from '../../src/domain/deal.ts';
import { handOf } from '../../src/domain/hand.ts';
import { handText, SOUTH_FIRST } from '../../src/formats/handsText.ts';
import { SEATS, clockwiseFrom, nextSeat, sideOf, type BySeat, type Seat } from '../../src/domain/seat.ts';
import { ledTrick, winnerOf, withPlay, type Trick } from '../../src/domain/trick.ts';

export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

export interface Invented {
  readonly board: number;
  readonly dealer: Seat;
  readonly declarer: Seat;
  readonly contract: Contract;
  readonly auction: readonly Call[];
  readonly hands: BySeat<readonly Card[]>;
  readonly plays: readonly Played[];
  /** Winner of each trick. */
  readonly winners: readonly Seat[];
  /** Declarer's tricks when all is played. */
  readonly tricks: number;
}

/** A number generator that gives the same deals for the same seed, here and everywhere. */
export function generator(seed: number): (below: number) => number {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

export function inventDeal(seed: number): Invented {
  const random = generator(seed);
  const pack = [...CARDS];
  for (let last = 51; last > 0; last--) {
    const other = random(last + 1);
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const hands = { N: pack.slice(0, 13), E: pack.slice(13, 26), S: pack.slice(26, 39), W: pack.slice(39) };
  const contract = {
    level: 1 + random(7),
    strain: [...SUITS, 'NT'][random(5)],
    doubling: 1,
  } as Contract;
  const dealer = SEATS[random(4)]!;
  const declarer = SEATS[random(4)]!;
  const auction: Call[] = clockwiseFrom(dealer)
    .slice(0, clockwiseFrom(dealer).indexOf(declarer))
    .map(() => 'P');
  auction.push(formatContract(contract) as Call, 'P', 'P', 'P');
  return {
    board: 1 + random(32),
    dealer,
    declarer,
    contract,
    auction,
    hands,
    ...play(hands, declarer, contract, random),
  };
}

function play(
  hands: BySeat<readonly Card[]>,
  declarer: Seat,
  contract: Contract,
  random: (below: number) => number,
) {
  const left = { N: [...hands.N], E: [...hands.E], S: [...hands.S], W: [...hands.W] };
  const plays: Played[] = [];
  const winners: Seat[] = [];
  let leader = nextSeat(declarer);
  for (let number = 1; number <= 13; number++) {
    let trick: Trick | null = null;
    for (const seat of clockwiseFrom(leader)) {
      const card: Card = choice(left[seat], (trick?.[leader] ?? null) as Card | null, random);
      left[seat] = left[seat].filter((other) => other !== card);
      plays.push({ seat, card });
      trick = trick === null ? ledTrick(number, seat, card) : withPlay(trick, seat, card);
    }
    leader = winnerOf(trick!, trumpOf(contract))!;
    winners.push(leader);
  }
  return { plays, winners, tricks: winners.filter((seat) => sideOf(seat) === sideOf(declarer)).length };
}

/** Any card that follows suit, or any at all. */
function choice(hand: readonly Card[], led: Card | null, random: (below: number) => number): Card {
  const following = led === null ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  const choices = following.length > 0 ? following : hand;
  return choices[random(choices.length)]!;
}

export function dealString(deal: Invented, first: Seat = 'N'): string {
  const { hands } = deal;
  return formatHands(
    { N: handOf(hands.N), E: handOf(hands.E), S: handOf(hands.S), W: handOf(hands.W) },
    first,
  );
}

/** The rows of a play section: columns in the order of the opening leader, `-` where nothing was played. */
export function playRows(deal: Invented, cards = 52, first = nextSeat(deal.declarer)): string[][] {
  const rows: string[][] = [];
  for (let begin = 0; begin < cards; begin += 4) {
    const trick = deal.plays.slice(begin, Math.min(begin + 4, cards));
    rows.push(clockwiseFrom(first).map((seat) => trick.find((each) => each.seat === seat)?.card ?? '-'));
  }
  return rows;
}

export function pbnGame(deal: Invented, cards = 52, rows = playRows(deal, cards)): string {
  const { board, dealer, declarer, contract, auction, tricks } = deal;
  return [
    '[Event "Invented"]',
    `[Board "${board}"]`,
    `[Dealer "${dealer}"]`,
    '[Vulnerable "None"]',
    `[Deal "${dealString(deal)}"]`,
    `[Declarer "${declarer}"]`,
    `[Contract "${formatContract(contract)}"]`,
    `[Result "${tricks}"]`,
    `[Auction "${dealer}"]`,
    auction.map((call) => (call === 'P' ? 'Pass' : call)).join(' '),
    `[Play "${nextSeat(declarer)}"]`,
    ...rows.map((row) => row.join(' ')),
    ...(cards < 52 ? ['*'] : []),
    '',
  ].join('\n');
}

export function linHands(deal: Invented, hands = 3): string {
  const texts = SOUTH_FIRST.slice(0, hands).map((seat) => handText(handOf(deal.hands[seat])));
  return `${SOUTH_FIRST.indexOf(deal.dealer) + 1}${texts.join(',')}${hands === 3 ? ',' : ''}`;
}

export function linBoard(deal: Invented, cards = 52): string {
  const calls = deal.auction.map((call) => `mb|${call.replace('NT', 'N').toLowerCase()}|`).join('');
  const tricks: string[] = [];
  for (let begin = 0; begin < cards; begin += 4)
    tricks.push(
      deal.plays
        .slice(begin, Math.min(begin + 4, cards))
        .map(({ card }) => `pc|${card}|`)
        .join(''),
    );
  const claim = cards < 52 ? `mc|${deal.tricks}|` : '';
  return `qx|o${deal.board}|pn|a,b,c,d|st||md|${linHands(deal)}|sv|o|${calls}pg||${tricks.join('pg||')}${claim}pg||\n`;
}

/** Tricks declarer won among the first so many cards, and complete tricks. */
export function wonAfter(deal: Invented, cards: number): { readonly won: number; readonly tricks: number } {
  const tricks = Math.floor(cards / 4);
  const won = deal.winners.slice(0, tricks).filter((seat) => sideOf(seat) === sideOf(deal.declarer)).length;
  return { won, tricks };
}
