/** A random sequence of facts for each number, the same for everybody: sane, hostile, or between the two. */

import { sample } from 'fast-check';
import { CARDS, type Card } from '../../src/domain/card.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import type { Position } from '../../src/replay/position.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { absurdFact } from '../replay/absurd.ts';
import { nextAtBadTable } from '../replay/badTable.ts';
import type { Random } from '../replay/diced.ts';

/** So many sequences share one drawing of absurd facts, which is dear. */
const BLOCK = 5000;
const POOL = 1500;
/** Facts after the clean beginning. */
const FEWEST = 5;
const MOST = 17;

let pool: { readonly block: number; readonly facts: readonly Fact[] } = { block: -1, facts: [] };

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
  readonly next: (position: Position, events: number) => Fact | null;
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

/** Some tables are recorded from the first call, some hands are not shown, some contracts not known. */
function headerOf(record: DealRecord, random: Random): DealRecord['header'] {
  const { header } = record;
  const hidden = (seat: Seat) => (random() < 0.5 ? null : header.deal.hands[seat]);
  const hands =
    random() < 0.12 ? { N: hidden('N'), E: hidden('E'), S: hidden('S'), W: hidden('W') } : header.deal.hands;
  const edition = random() < 0.3 ? '2007' : '2017';
  const elections = random() < 0.1 ? { announcedRevokeEstablished: true, pcOn53B: true } : {};
  const found = { ...header, edition, elections, deal: { ...header.deal, hands } } as const;
  const die = random();
  if (die < 0.04) return { ...found, contract: null, declarer: null };
  return die < 0.1 ? { ...found, contract: null, declarer: null, auction: ['1C'] } : found;
}

export function beginningOf(number: number): Beginning {
  const random = seeded(number);
  const played = playedDeal(random, 1);
  const header = headerOf(played, random);
  const clean = random() < 0.35 ? 0 : Math.floor(random() ** 1.5 * 52);
  const events = header.auction === null ? played.events.slice(0, clean) : [];
  const marks = { here: Math.floor(random() * (clean + 4)), there: Math.floor(random() * (clean + 4)) };
  const hostile = hostility(random);
  const facts = hostile === 0 ? [] : absurdOf(number);
  return {
    record: { header, events, marks },
    length: events.length + FEWEST + Math.floor(random() * (MOST - FEWEST)),
    next: (position, length) => {
      const fact = random() < hostile ? absurd(facts, random) : nextAtBadTable(position, random);
      // Nobody amends what has not been recorded yet.
      if (fact?.type !== 'Amended') return fact;
      return Math.max(marks.here, marks.there) < length ? fact : fact.with;
    },
  };
}
