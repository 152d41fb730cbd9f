/** Double dummy beside the replay: what is asked of the worker and when, what is made of its answers, and how they are told. */

import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardsAtDoubleDummy, doubleDummyAlong } from '../../src/audit/doubleDummy/along.ts';
import { keepAlong, tricksAfter, tricksOf } from '../../src/audit/doubleDummy/solver.ts';
import { Advising } from '../../src/apps/workshop/doubleDummy/advising.ts';
import {
  SolverClient,
  GRACE,
  REST,
  type SolverListener,
  type SolverQuestion,
} from '../../src/apps/workshop/doubleDummy/asking.ts';
import type { SolverRequest } from '../../src/apps/workshop/doubleDummy/messages.ts';
import { positionsOf, replayOf } from '../../src/view/replayOf.ts';
import { tricksNeeded } from '../../src/domain/contract.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { readFile } from '../../src/apps/workshop/reading.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { adviceAt, adviceSentence, adviceLines, costsIn } from '../../src/ui/doubleDummy/advice.ts';
import type { Replay } from '../../src/view/replay.ts';
import { hasRoom, runsOf } from '../../src/ui/doubleDummy/runs.ts';

const words = wordsFor(DEFAULT_SETTINGS);

const replayOfRecord = (record: DealRecord): Replay =>
  replayOf(timelineOf(record, lawSet(record.header.edition, record.header.elections)));

function caseReplay(path: string): Replay {
  const { record } = readCase(readFileSync(path, 'utf8'));
  if (record === null) throw new Error(`${path} holds no deal.`);
  return replayOfRecord(record);
}

async function pbnReplay(deal: string, declarer: string, contract: string): Promise<Replay> {
  const text = `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n[Declarer "${declarer}"]\n[Contract "${contract}"]\n[Result "7"]\n`;
  const [record] = (await readFile('one.pbn', new TextEncoder().encode(text))).deals;
  if (record === undefined) throw new Error('The file holds no deal.');
  return replayOfRecord(record);
}

/** A worker whose answers come when the test says so. */
class Slow {
  static all: Slow[] = [];
  readonly asked: SolverRequest[] = [];
  ended = false;
  readonly listener: SolverListener;
  constructor(listener: SolverListener) {
    this.listener = listener;
    Slow.all.push(this);
  }
  ask(asked: SolverRequest): void {
    this.asked.push(asked);
  }
  end(): void {
    this.ended = true;
  }
  answer(tricks: readonly number[] = [1]): void {
    this.listener.onReply({ number: this.asked.at(-1)!.number, tricks });
  }
}

const question = (key: string): SolverQuestion => ({
  key,
  standing: { held: [], trump: -1, leader: 0, played: [] },
  cards: [key.length],
  near: 0,
  dealt: [],
});

describe('asking the worker', () => {
  const answers: string[] = [];
  let broke = 0;
  let asking: SolverClient;
  const keysAsked = (): number[][] => Slow.all.map(({ asked }) => asked.map(({ cards }) => cards![0]!));

  beforeEach(() => {
    vi.useFakeTimers();
    Slow.all = [];
    answers.length = 0;
    broke = 0;
    asking = new SolverClient(
      (listener) => new Slow(listener),
      (key, tricks) => answers.push(`${key} ${tricks.join()}`),
      () => broke++,
    );
  });
  afterEach(() => {
    asking.end();
    vi.useRealTimers();
  });

  test('one question at a time, in the order in which they are wanted, each once', () => {
    asking.want([question('a'), question('bb'), question('ccc')]);
    expect(keysAsked()).toEqual([[1]]);
    Slow.all[0]!.answer([4]);
    Slow.all[0]!.answer([5]);
    Slow.all[0]!.answer([6]);
    expect(answers).toEqual(['a 4', 'bb 5', 'ccc 6']);
    expect(keysAsked()).toEqual([[1, 2, 3]]);
  });

  test('another question waits less than 50 ms for one that takes long', () => {
    asking.want([question('a')]);
    asking.want([question('bb')]);
    vi.advanceTimersByTime(GRACE - 1);
    expect(Slow.all).toHaveLength(1);
    asking.want([question('ccc')]);
    vi.advanceTimersByTime(1);
    expect(GRACE).toBeLessThan(50);
    expect(Slow.all.map(({ ended }) => ended)).toEqual([true, false]);
    expect(keysAsked()).toEqual([[1], [3]]);
    Slow.all[0]!.answer();
    expect(answers).toEqual([]);
    Slow.all[1]!.answer([9]);
    expect(answers).toEqual(['ccc 9']);
  });

  test('what is answered in time is not broken off, and the worker with what it knows is kept', () => {
    asking.want([question('a')]);
    asking.want([question('bb')]);
    vi.advanceTimersByTime(GRACE - 1);
    Slow.all[0]!.answer([3]);
    vi.advanceTimersByTime(1000);
    expect(answers).toEqual(['a 3']);
    expect(keysAsked()).toEqual([[1, 2]]);
    expect(Slow.all[0]!.ended).toBe(false);
  });

  test('nor what is wanted first again', () => {
    asking.want([question('a')]);
    asking.want([question('bb'), question('a')]);
    asking.want([question('a'), question('bb')]);
    vi.advanceTimersByTime(1000);
    expect(keysAsked()).toEqual([[1]]);
  });

  test('nothing wanted: it ends at once; idle: after a while; and it starts again when asked', () => {
    asking.want([question('a')]);
    asking.want([]);
    expect(Slow.all[0]!.ended).toBe(true);
    asking.want([question('bb')]);
    Slow.all[1]!.answer();
    vi.advanceTimersByTime(REST - 1);
    expect(Slow.all[1]!.ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(Slow.all[1]!.ended).toBe(true);
    asking.want([question('ccc')]);
    expect(keysAsked()).toEqual([[1], [2], [3]]);
  });

  test('a worker that breaks down is told of, and asked nothing more', () => {
    asking.want([question('a'), question('bb')]);
    Slow.all[0]!.listener.broke();
    vi.advanceTimersByTime(REST);
    expect(broke).toBe(1);
    expect(keysAsked()).toEqual([[1]]);
  });

  test('a browser that gives no worker is told of as one that broke down, each time that something is wanted', () => {
    asking = new SolverClient(
      () => {
        throw new DOMException('No worker here.', 'SecurityError');
      },
      () => undefined,
      () => broke++,
    );
    asking.want([question('a')]);
    expect(broke).toBe(1);
    asking.want([question('bb')]);
    vi.advanceTimersByTime(REST);
    expect(broke).toBe(2);
  });
});

/** Answers as the worker does, each in a turn of its own. */
function solving(
  order: string[] = [],
): (listener: SolverListener) => { ask(asked: SolverRequest): void; end(): void } {
  return (listener) => {
    let ended = false;
    return {
      ask: ({ number, standing, cards, near, dealt }) => {
        order.push(cards === null ? 'position' : 'cards');
        keepAlong(standing, dealt);
        const tricks = cards === null ? [tricksOf(standing, near)] : tricksAfter(standing, cards, near);
        queueMicrotask(() => {
          if (!ended) listener.onReply({ number, tricks });
        });
      },
      end: () => (ended = true),
    };
  };
}

async function advised(
  replay: Replay,
  at: number,
  order: string[] = [],
): Promise<ReturnType<Advising['at']>> {
  const advising = new Advising(solving(order), () => undefined);
  advising.at(replay, at);
  for (let turn = 0; turn < 500; turn++) await Promise.resolve();
  const advice = advising.at(replay, at);
  advising.rest();
  return advice;
}

describe('advice on a replay', () => {
  const paths = readdirSync('fixtures/deals').map((name) => `fixtures/deals/${name}`);

  test.each(paths)('%s: each card and each position as the solver alone tells them', async (path) => {
    const replay = caseReplay(path);
    const positions = positionsOf(replay);
    const { deal } = replay.record.header;
    const tricks = doubleDummyAlong(deal);
    const wanted = positions.map((position) =>
      position.table.phase === 'over' && position.table.won.NS + position.table.won.EW === 13
        ? null
        : tricks(position),
    );
    const { along } = await advised(replay, replay.last);
    expect(along.map((one, at) => (wanted[at] === null ? null : one))).toEqual(wanted);
    expect(wanted.some((one) => one !== null)).toBe(true);
    for (const at of [0, 9, 21, 40, replay.last]) {
      const { table } = positions[at]!;
      const alone = cardsAtDoubleDummy(positions[at]!, deal);
      const { cards } = await advised(replay, at);
      const above = alone?.map(({ card, tricks: taken }) => [card, taken - tricksNeeded(table.contract!)]);
      expect(typeof cards === 'string' ? cards : [...cards]).toEqual(above ?? 'none');
    }
  });

  test('a deal one can solve by hand: thirteen winners at notrump, whatever is led', async () => {
    const replay = await pbnReplay(
      'N:J52.J52.J52.5432 T98.T98.T98.T987 AKQ.AKQ.AKQ.AKQJ 7643.7643.7643.6',
      'S',
      '3NT',
    );
    const { cards, along } = await advised(replay, 0);
    expect([...(cards as ReadonlyMap<string, number>).values()]).toEqual(Array(13).fill(4));
    expect(along[0]).toBe(13);
  });

  test('a deal whose answer is known from DDS 2.9.0: North takes five tricks in spades', async () => {
    const replay = await pbnReplay(
      'N:J984.6.A765.QT42 T76.KQJ.42.J8653 A3.A987432.T3.K9 KQ52.T5.KQJ98.A7',
      'N',
      '2S',
    );
    const { cards, along } = await advised(replay, 0);
    expect(along[0]).toBe(5);
    expect(Math.min(...(cards as ReadonlyMap<string, number>).values())).toBe(-3);
  });

  test('the cards of the moment come first, and a position that was solved is not asked again', async () => {
    const replay = caseReplay('fixtures/deals/seed-002-deal-3.json');
    const order: string[] = [];
    const advising = new Advising(solving(order), () => undefined);
    advising.at(replay, 9);
    expect(order).toEqual(['cards']);
    for (let turn = 0; turn < 500; turn++) await Promise.resolve();
    const asked = order.length;
    advising.at(replay, 10);
    for (let turn = 0; turn < 500; turn++) await Promise.resolve();
    expect(order.slice(asked)).toEqual(['cards']);
    advising.at(replay, 9);
    expect(order).toHaveLength(asked + 1);
    advising.rest();
  });

  test('where two hands are not known there is no answer, and nothing is asked', async () => {
    const order: string[] = [];
    const replay = await pbnReplay('N:J52.J52.J52.5432 - AKQ.AKQ.AKQ.AKQJ -', 'S', '3NT');
    const advice = await advised(replay, 0, order);
    expect(advice.cards).toBe('none');
    expect(order).toEqual([]);
    expect(adviceSentence(advice, replay.moment(0), words)).toBe('Double dummy has no answer here');
  });

  test('a worker that breaks down is told, and the next moment tries again', () => {
    let listening: SolverListener | null = null;
    let drawn = 0;
    const advising = new Advising(
      (listener) => {
        listening = listener;
        return { ask: () => undefined, end: () => undefined };
      },
      () => drawn++,
    );
    const replay = caseReplay('fixtures/deals/seed-002-deal-3.json');
    expect(advising.at(replay, 0).cards).toBe('asked');
    listening!.broke();
    expect(drawn).toBe(1);
    const failed = advising.at(replay, 0);
    expect(adviceSentence(failed, replay.moment(0), words)).toBe('Double dummy could not be loaded');
    expect(advising.at(replay, 1).cards).toBe('asked');
    advising.rest();
  });

  test('a browser that gives no worker leaves the page standing, and that is told at once', () => {
    const advising = new Advising(
      () => {
        throw new DOMException('No worker here.', 'SecurityError');
      },
      () => undefined,
    );
    const replay = caseReplay('fixtures/deals/seed-002-deal-3.json');
    for (const at of [0, 1]) expect(advising.at(replay, at).cards).toBe('failed');
    advising.rest();
  });

  test('what is about another moment or another replay is not shown', async () => {
    const replay = caseReplay('fixtures/deals/seed-002-deal-3.json');
    const advice = await advised(replay, 9);
    expect(adviceAt(advice, replay, 9)).toBe(advice);
    expect(adviceAt(advice, replay, 10)).toBeNull();
    expect(adviceAt(advice, caseReplay('fixtures/deals/seed-002-deal-3.json'), 9)).toBeNull();
  });
});

describe('what a card cost', () => {
  test('of the side that played it, at the card where the tricks change', async () => {
    const replay = caseReplay('fixtures/deals/seed-002-deal-3.json');
    const advice = await advised(replay, 0);
    const costs = costsIn(advice);
    expect(costs.map(({ event, seat, tricks, byDeclarer }) => [event, seat, tricks, byDeclarer])).toEqual([
      [13, 'S', 1, false],
      [45, 'E', 1, true],
    ]);
    expect(costsIn(advice)).toBe(costs);
    const [first] = costs;
    expect(adviceLines(advice, first!.event + 1, words)).toEqual([
      'double dummy, advice only: declarer’s side takes 9 tricks',
      'the card cost South 1 trick at double dummy',
    ]);
  });

  test('not where both sides agree, where one side is not known, nor where the tricks change without a card', () => {
    const replay = caseReplay('fixtures/deals/seed-002-deal-3.json');
    expect(costsIn({ replay, along: [8, 8, null, 7, 7] })).toEqual([]);
    // The first card is a defender's: the defenders can lose a trick by it, and cannot win one.
    expect(costsIn({ replay, along: [8, 9] })).toHaveLength(1);
    expect(costsIn({ replay, along: [8, 7] })).toEqual([]);
  });
});

describe('the tricks below the timeline', () => {
  test('a box as long as they stay the same, a gap where nothing is known', () => {
    const places = [0, 0.1, 0.2, 0.3, 0.4, 0.5];
    expect(runsOf([9, 9, 8, null, 8, 8], places)).toEqual([
      { tricks: 9, from: 0, to: 0.2 },
      { tricks: 8, from: 0.2, to: 0.2 },
      { tricks: 8, from: 0.4, to: 1 },
    ]);
    expect(runsOf([null, null], places)).toEqual([]);
  });

  test('a number only where it fits', () => {
    expect(hasRoom({ tricks: 9, from: 0, to: 2 / 56 })).toBe(true);
    expect(hasRoom({ tricks: 10, from: 0, to: 2 / 56 })).toBe(false);
  });
});
