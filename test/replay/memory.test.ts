/** What follows of cards nobody remembers, against every way to fill the gaps of small endings. */

import { describe, expect, test } from 'vitest';
import { CARDS, suitOf, type Card, type Suit } from '../../src/domain/card.ts';
import { parseContract } from '../../src/domain/contract.ts';
import { cardsOf } from '../../src/domain/hand.ts';
import { SEATS } from '../../src/domain/seat.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { pack, unpack } from '../../src/formats/packed/packed.ts';
import { takeDown } from '../../src/formats/typed/takeDown.ts';
import { lineOf } from '../typed/writeLine.ts';
import { knowledgeAt } from '../../src/replay/knowledge.ts';
import { cardsFit, gapsIn } from '../../src/replay/memory.ts';
import { append, lastPosition, timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { ending, recordOf } from './endings.ts';

/** Every card each gap has in some way of filling all gaps of its hand. */
function bruteForce(cards: readonly Card[], suits: readonly (Suit | null)[]): Set<Card>[] {
  const found = suits.map(() => new Set<Card>());
  const fill = (chosen: readonly Card[]): void => {
    const suit = suits[chosen.length];
    if (suit === undefined) {
      for (const [gap, card] of chosen.entries()) found[gap]?.add(card);
      return;
    }
    for (const card of cards)
      if (!chosen.includes(card) && (suit === null || suitOf(card) === suit)) fill([...chosen, card]);
  };
  fill([]);
  return found;
}

describe('cards nobody remembers', () => {
  test('may have been just those with which all others can be filled', () => {
    let gapsSeen = 0;
    for (let number = 1; number <= 400; number++) {
      const record = ending(number);
      const { table } = lastPosition(timelineOf({ ...record, events: record.events }));
      // As folded first, before what follows is put in.
      const gaps = gapsIn(table);
      for (const seat of SEATS) {
        const own = gaps.filter((gap) => gap.seat === seat);
        const suits = own.map(({ trick }) => {
          const placed = [...table.earlier, table.trick].find((each) => each?.number === trick)?.[seat];
          return placed === '??' ? null : (placed?.[0] as Suit);
        });
        const held = CARDS.filter((card) => handHas(table.hands[seat], card));
        const expected = bruteForce(held, suits);
        for (const [index, gap] of own.entries()) {
          gapsSeen++;
          expect([...gap.cards].sort(), `${number} ${seat}`).toEqual([...(expected[index] ?? [])].sort());
        }
      }
      expect(cardsFit(table)).toBe(true);
    }
    expect(gapsSeen).toBeGreaterThan(300);
  });

  test('what follows was really played', () => {
    let followed = 0;
    for (let number = 1; number <= 400; number++) {
      const record = ending(number);
      const timeline = timelineOf(record);
      for (const { seat, card } of knowledgeAt(timeline, record.events.length)?.mustHaveBeen ?? []) {
        followed++;
        expect(handHas(record.header.deal.hands[seat] as never, card)).toBe(true);
      }
    }
    expect(followed).toBeGreaterThan(50);
  });

  test('more of a suit than the hand had contradicts the record', () => {
    const three = timelineOf(
      recordOf(['W: SA S2 S8 S3', 'W: S? SQ S9 S4', 'N: SJ ST S5 S?', 'N: H4 H9 HA S?']),
    );
    expect(three.findings.map(({ key }) => key)).toContain('record.cardsDoNotFit');
  });
});

/** Three cards are left to each hand; West leads against 3NT by South. */
function timelineOfThree(events: readonly unknown[]): Timeline {
  const record = recordOf(events, 'N:42..2. 98.5.. K3...3 A7...2');
  return timelineOf({ ...record, header: { ...record.header, contract: parseContract('3NT') } });
}

describe('the winner of a trick with a card nobody remembers', () => {
  test.each([
    [
      'the side that led to the next trick, where the other may have won it',
      'W: S7 S2 S8 ?',
      'E: H5',
      'EW',
      true,
    ],
    ['the side of either leader', 'W: S7 S2 S8 ?', 'S: C3', 'NS', true],
    ['the hand that won it whatever the card was', 'W: SA S2 S8 ?', 'W: C2', 'EW', false],
  ] as const)('is %s', (_name, trick, lead, side, byLeads) => {
    const timeline = timelineOfThree([trick, lead]);
    const tricks = knowledgeAt(timeline, timeline.record.events.length)?.tricks;
    expect(tricks?.[side].least).toBe(1);
    expect(tricks?.byLeads).toBe(byLeads);
  });
});

describe('a trick goes by who led to the next one', () => {
  const known = (events: readonly unknown[]) => {
    const record = recordOf(events, 'N:AQ... 98... KJ... 76...');
    const timeline = timelineOf({ ...record, header: { ...record.header, contract: parseContract('3NT') } });
    return knowledgeAt(timeline, timeline.record.events.length)?.tricks;
  };

  test('but not where only a hand of the same side may have won it', () => {
    expect(known(['W: S7 ? S8 ?', 'N: ?'])).toMatchObject({ NS: { least: 1 }, byLeads: false });
  });

  test('but not where whole tricks were left out', () => {
    const skipped = { type: 'TricksSkipped', from: 1, through: 1 };
    expect(known([skipped, 'N: SA'])?.byLeads).toBe(false);
    expect(known([{ ...skipped, side: 'NS', won: 1 }, 'N: SA'])?.byLeads).toBe(false);
  });
});

describe('a card nobody remembers that is taken back by name', () => {
  const heartThenSpade = [
    'W: SA S2 ?',
    { type: 'CardWithdrawn', seat: 'E', card: 'H5' },
    'E: ?',
    { type: 'CardWithdrawn', seat: 'E', card: 'S8' },
  ];

  test('is the play before it, whatever the hand takes back later from the same trick', () => {
    const timeline = timelineOfThree(heartThenSpade);
    expect(timeline.inferred).toEqual({ 2: 'H5', 4: 'S8' });
    const { table } = lastPosition(timeline);
    // The heart was a revoke and is put right; the spade was no irregularity, and stays (47F2).
    expect(cardsOf(table.hands.E)).toEqual(['S9', 'H5']);
    expect(table.trick?.E).toBe('S8');
    const keys = timeline.findings.map(({ key }) => key);
    expect(keys).toContain('revoke.corrected.penaltyCard');
    expect(keys).not.toContain('record.unknownOutOfTurn');
  });

  test('is the same whether the record is read at once, event by event, or goes on after a correction', () => {
    const whole = timelineOfThree([...heartThenSpade, 'E: S9 S3']);
    let grown = timelineOfThree([]);
    for (const fact of whole.record.events) grown = append(grown, fact);
    expect(grown.positions).toEqual(whole.positions);
    expect(grown.inferred).toEqual(whole.inferred);
    const [heart, ...others] = whole.record.events.slice(2);
    const without = {
      ...whole.source,
      events: [...whole.record.events.slice(0, 2), heart, ...others.slice(1)],
    };
    const again = timelineOf(without as DealRecord, whole.laws, whole);
    expect(again.positions).toEqual(timelineOf(without as DealRecord).positions);
  });

  test('innocent: one that stays follows from the others, or from nothing', () => {
    expect(timelineOfThree(['W: SA S2 ? S3', 'W: ? D2 S9 SK']).inferred).toEqual({});
    expect(timelineOfThree(['W: SA S2 ? S3', 'W: S7 D2 S9 SK', 'S: C3 C2 S4 S8']).inferred).toEqual({
      2: 'H5',
    });
  });
});

describe('a card that would lie elsewhere, were it told,', () => {
  test('does not follow: to a trick that has one of that hand', () => {
    const { inferred, positions } = timelineOfThree([
      'W: SA S2 S8 S3',
      { type: 'CardPlayed', seat: 'E', suit: 'H', trick: 1 },
    ]);
    expect(inferred).toEqual({});
    expect(positions.at(-1)?.table.trick?.E).toBe('H?');
  });

  test('innocent: one that would lie where it does follows', () => {
    const { inferred, positions } = timelineOfThree(['W: SA S2 S8 S3', 'W: S7 D2 H?']);
    expect(inferred).toEqual({ 6: 'H5' });
    expect(positions.at(-1)?.table.trick?.E).toBe('H5');
  });

  test('innocent: one put face down by the hand in turn is its play', () => {
    const { inferred } = timelineOfThree([
      'W: SA S2 S8 S3',
      'W: S7 D2',
      { type: 'CardPlayed', seat: 'E', suit: 'H', faceDown: true },
    ]);
    expect(inferred).toEqual({ 6: 'H5' });
  });

  test('an entry put right is told as it reads now', () => {
    const record = recordOf([
      { type: 'StatementMade', by: 'N', text: 'One moment' },
      { mark: 'here' },
      'W: SA S2 S8 S3',
      { type: 'Amended', event: 'here', with: { type: 'StatementMade', by: 'N', text: '' } },
    ]);
    expect(knowledgeAt(timelineOf(record), 5)).toBeNull();
  });
});

const handHas = (hand: Readonly<Record<Suit, number>>, card: Card): boolean =>
  Math.floor(hand[suitOf(card)] / 2 ** '23456789TJQKA'.indexOf(card[1] as string)) % 2 === 1;

describe('a record with gaps', () => {
  const events = [
    'W: SA S2 ? S?',
    { type: 'TricksSkipped', from: 2, through: 4, side: 'NS', won: 2 },
    'W: C4',
    { type: 'CardPlayed', seat: 'N', suit: 'C', note: 'a low one' },
    { type: 'TricksSkipped', from: 6, through: 6 },
  ];

  test('is written and read as a case, a link and lines', () => {
    const record = recordOf(events);
    expect(readCase(writeCase(record)).record?.events).toEqual(record.events);
    const packed = pack(record, { notes: true });
    expect(packed.ok && packed.text.startsWith('2.')).toBe(true);
    const back = packed.ok ? unpack(packed.text) : null;
    expect(back?.ok === true ? back.record.events : null).toEqual(record.events);
    let timeline = timelineOf({ ...record, events: [] });
    for (const fact of record.events) {
      const taken = takeDown(timeline, lineOf(fact) ?? '');
      expect(taken.fault).toBeNull();
      timeline = taken.timeline;
    }
    expect(timeline.record.events).toEqual(record.events);
  });

  test('is typed with a question mark, and with the numbers of tricks', () => {
    const timeline = timelineOf(recordOf([]));
    const { facts, fault } = takeDown(timeline, 'sa ? h? s3; tricks 2-4 ns 2; tricks 5 ew 1; w: ?');
    expect(fault).toBeNull();
    expect(facts).toEqual([
      { type: 'CardPlayed', seat: 'W', card: 'SA' },
      { type: 'CardPlayed', seat: 'N' },
      { type: 'CardPlayed', seat: 'E', suit: 'H' },
      { type: 'CardPlayed', seat: 'S', card: 'S3' },
      { type: 'TricksSkipped', from: 2, through: 4, side: 'NS', won: 2 },
      { type: 'TricksSkipped', from: 5, through: 5, side: 'EW', won: 1 },
      { type: 'CardPlayed', seat: 'W' },
    ]);
  });

  test.each([-2, 4])('doubts that one side won %i of three tricks, and counts none of them', (won) => {
    const skipped = { type: 'TricksSkipped', from: 2, through: 4, side: 'NS', won };
    const position = lastPosition(timelineOf(recordOf(['W: SA S2 S8 S3', skipped])));
    expect(position.findings.map(({ key }) => key)).toEqual(['record.tricksTooMany']);
    expect(position.table.won).toEqual({ NS: 0, EW: 1 });
  });
});
