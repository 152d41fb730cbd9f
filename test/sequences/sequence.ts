/** A random sequence of facts for each number, the same for everybody: sane, hostile, or between the two. */

import { sample } from 'fast-check';
import { CARDS, suitOf, type Card } from '../../src/domain/card.ts';
import type { Contract } from '../../src/domain/contract.ts';
import { cardsOf, handOf, type Hand } from '../../src/domain/hand.ts';
import { SEATS, type BySeat, type Seat } from '../../src/domain/seat.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { DEFAULT_ELECTIONS, EDITIONS, type Elections } from '../../src/lawbook/editions.ts';
import { lastPosition, type Timeline } from '../../src/replay/timeline.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { absurdFact } from '../replay/absurd.ts';
import { nextOfRecording, vouched, type Truth } from '../replay/badRecorder.ts';
import { nextAtBadTable } from '../replay/badTable.ts';
import { DicedTable, type Random } from '../replay/diced.ts';

/** So many sequences share one drawing of absurd facts, which is dear. */
const BLOCK = 5000;
const POOL = 1500;
/** Facts after the clean beginning. */
const FEWEST = 5;
const MOST = 17;
/** The length of the few sequences that go on until many irregularities have met. */
const LONGEST = 45;

let pool: { readonly block: number; readonly facts: readonly Fact[] } = {
  block: -1,
  facts: [],
};

function absurdOf(number: number): readonly Fact[] {
  const block = Math.floor(number / BLOCK);
  if (pool.block !== block)
    pool = {
      block,
      facts: JSON.parse(JSON.stringify(sample(absurdFact, { numRuns: POOL, seed: block + 1 }))) as Fact[],
    };
  return pool.facts;
}

export interface Beginning {
  readonly record: DealRecord;
  readonly length: number;
  /** The fact that comes next, given what has happened; null when nothing comes to mind. */
  readonly next: (timeline: Timeline) => Fact | null;
}

/** How many of a hundred facts are absurd: most sequences have none, some nothing else. */
function hostility(random: Random): number {
  const die = random();
  if (die < 0.6) return 0;
  return die < 0.9 ? 0.1 + random() * 0.3 : 0.9;
}

/** An absurd fact of the drawing, for another hand or card as often as not. */
function absurd(facts: readonly Fact[], random: Random): Fact {
  const fact = facts[Math.floor(random() * facts.length)] as Fact;
  const seat = SEATS[Math.floor(random() * 4)] as Seat;
  const card = CARDS[Math.floor(random() * 52)] as Card;
  return {
    ...fact,
    ...('seat' in fact && random() < 0.5 ? { seat } : {}),
    ...('card' in fact && random() < 0.5 ? { card } : {}),
  } as Fact;
}

/** Each authority elects for itself, and most elect nothing. */
function electionsOf(random: Random): Elections {
  if (random() >= 0.15) return {};
  const elected = Object.entries(DEFAULT_ELECTIONS).filter(() => random() < 0.5);
  return Object.fromEntries(elected.map(([name, byDefault]) => [name, !byDefault]));
}

/** A hand with a card too few, too many, or one that another hand has, too. */
function misread(hand: Hand, random: Random): Hand {
  const [first, ...rest] = cardsOf(hand) as [Card, ...Card[]];
  const other = CARDS[Math.floor(random() * 52)] as Card;
  const die = random();
  return handOf(die < 0.3 ? rest : die < 0.6 ? [...rest, other] : [first, ...rest, other]);
}

/** Some tables are recorded from the first call, some hands are not shown or misread, some contracts not known or stated otherwise. */
function headerOf(record: DealRecord, random: Random): DealRecord['header'] {
  const { header } = record;
  const { hands: dealt } = header.deal as { hands: BySeat<Hand> };
  const hidden = (seat: Seat) => (random() < 0.5 ? null : dealt[seat]);
  const how = random();
  const hands =
    how < 0.12
      ? { N: hidden('N'), E: hidden('E'), S: hidden('S'), W: hidden('W') }
      : how < 0.14
        ? { ...dealt, N: misread(dealt.N, random) }
        : dealt;
  const others = EDITIONS.slice(1);
  const edition = others[Math.floor((random() / 0.3) * others.length)] ?? EDITIONS[0];
  const dealer = random() < 0.02 ? null : header.deal.dealer;
  const deal = { ...header.deal, dealer, hands };
  const found = {
    ...header,
    edition,
    elections: electionsOf(random),
    deal,
  } as const;
  const die = random();
  if (die < 0.04) return { ...found, contract: null, declarer: null };
  if (die < 0.05) return { ...found, declarer: null };
  if (die < 0.07) return { ...found, auction: ['1C', 'P', '1NT', 'P', 'P', 'P'] };
  return die < 0.12 ? { ...found, contract: null, declarer: null, auction: ['1C'] } : found;
}

/** A record from memory: some cards, or whole tricks, nobody remembers. */
function fromMemory(events: readonly Fact[], random: Random): readonly Fact[] {
  const forgetting = random() * 0.3;
  const tricks = Math.ceil(events.length / 4);
  return Array.from({ length: tricks }, (_, index) => events.slice(index * 4, index * 4 + 4)).flatMap(
    (trick, index): readonly Fact[] => {
      if (trick.length === 4 && random() < forgetting / 2) {
        const won = random() < 0.6 ? { side: 'NS' as const, won: random() < 0.5 ? 1 : 0 } : {};
        return [{ type: 'TricksSkipped', from: index + 1, through: index + 1, ...won }];
      }
      return trick.map((play) => {
        if (play.type !== 'CardPlayed' || play.card === undefined || random() >= forgetting) return play;
        const { card, ...rest } = play;
        return random() < 0.5 ? rest : { ...rest, suit: suitOf(card) };
      });
    },
  );
}

/** How many of a hundred facts are the recorder's own: of most records, few. */
function recording(random: Random): number {
  return random() < 0.25 ? 0.15 : 0.005;
}

export function beginningOf(number: number): Beginning {
  const random = seeded(number);
  const played = playedDeal(random, 1);
  const header = headerOf(played, random);
  const clean = random() < 0.35 ? 0 : Math.floor(random() ** 1.5 * 52);
  const told = header.contract === null && header.auction !== null ? [] : played.events.slice(0, clean);
  const events = random() < 0.08 ? fromMemory(told, random) : told;
  const most = random() < 0.08 ? LONGEST : MOST;
  const length = events.length + FEWEST + Math.floor(random() * (most - FEWEST));
  const late = (latest: number) => Math.floor(random() * latest);
  const marks = {
    here: late(clean + 4),
    there: late(clean + 4),
    last: late(length),
    late: late(length),
  };
  const hostile = hostility(random);
  const facts = hostile === 0 ? [] : absurdOf(number);
  const rewriting = recording(random);
  const truth: Truth = {
    hands: played.header.deal.hands as BySeat<Hand>,
    contract: played.header.contract as Contract,
    declarer: played.header.declarer as Seat,
  };
  return {
    record: { header, events, marks },
    length,
    next: (timeline) => {
      if (random() < hostile) return absurd(facts, random);
      const position = lastPosition(timeline);
      const fact =
        random() < rewriting ? nextOfRecording(timeline, truth, random) : nextAtBadTable(position, random);
      return fact === null ? null : vouched(new DicedTable(position, random), fact);
    },
  };
}
