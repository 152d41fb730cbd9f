/**
 * `npm run bench [-- --json]`: what a fold costs, as a ratio to a bare bitmask loop over the same cards in the same run. The loop
 * and each task take turns over a few deals at a time, in processor time; a figure is the median of the ratios of such turns,
 * so that a busy machine disturbs both alike. Then the double-dummy solver by itself (`npm run bench:dd` has it beside another). At
 * the end the slowest kinds of five thousand facts on one deal, and how much longer they take than half as many.
 */

import { isKnownPlay } from '../../src/events/remembered.ts';
import { lead, follow } from '../../src/domain/placing.ts';
import { awaitsLead, openTable, type Table } from '../../src/domain/table.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { bareDeal, bareLoop } from './bareLoop.ts';
import { playedDeal, playedOut, seeded } from './deals.ts';
import {
  cardsQuestion,
  playedTimeline,
  playQuestion,
  tableQuestion,
  type Question,
} from '../doubleDummy/native/questions.ts';
import { pbnOf } from './pbn.ts';
import { auditText } from './audit.ts';
import { irregularDeal } from './irregular.ts';
import { MANY, manyOf, mixed, TAKEN_BACK, takenBackByTurns } from './manyFacts.ts';

interface Figure {
  readonly name: string;
  readonly ratio?: number;
  readonly perSecond?: number;
  readonly milliseconds?: number;
  /** Against half as many facts: 2 is linear, 4 quadratic. */
  readonly timesHalf?: number;
}

/** So many turns of so many deals each, once through to warm up and then as often as is told. */
const TURNS = 40;
const DEALS = 50;
const ROUNDS = 5;

const random = seeded(1);
const turns = Array.from({ length: TURNS }, (_none, turn) => {
  const records = Array.from({ length: DEALS }, (_, index) => playedDeal(random, turn * DEALS + index + 1));
  return { records, pbn: records.map(pbnOf).join('\n') };
});
type Turn = (typeof turns)[number];
/** All deals, for the loop: over a few alone, the processor would learn their branches by heart. */
const bare = turns.flatMap(({ records }) => records.map(bareDeal));

let sink = 0;

function foldOnly(record: DealRecord): Table[] {
  const { deal, contract, declarer } = record.header;
  let table = openTable(deal, contract, declarer, 'lead');
  const tables = [table];
  for (const event of record.events) {
    if (!isKnownPlay(event)) continue;
    table = awaitsLead(table) ? lead(table, event.seat, event.card) : follow(table, event.seat, event.card);
    tables.push(table);
  }
  return tables;
}

function loopOverAll(): void {
  for (const deal of bare) sink += bareLoop(deal);
}

const TASKS: Readonly<Record<string, (turn: Turn) => void>> = {
  fold: ({ records }) => {
    for (const record of records) sink += foldOnly(record).length;
  },
  'fold.laws': ({ records }) => {
    for (const record of records) sink += timelineOf(record).positions.length;
  },
  'parse.pbn': ({ pbn }) => {
    sink += auditText(pbn, false);
  },
  'audit.pbn': ({ pbn }) => {
    sink += auditText(pbn, true);
  },
};

/** Microseconds of processor time for one deal. */
function measure(task: () => void, deals: number): number {
  const before = process.cpuUsage();
  task();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / deals;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}

const bareTimes: number[] = [];
const times: Record<string, number[]> = {};
const ratios: Record<string, number[]> = {};
for (let round = -1; round < ROUNDS; round++) {
  for (const turn of turns)
    for (const [name, task] of Object.entries(TASKS)) {
      const before = measure(loopOverAll, bare.length);
      const time = measure(() => task(turn), DEALS);
      const after = measure(loopOverAll, bare.length);
      if (round < 0) continue;
      bareTimes.push(before, after);
      (times[name] ??= []).push(time);
      (ratios[name] ??= []).push((2 * time) / (before + after));
    }
}

const figures: Figure[] = [{ name: 'bare', perSecond: Math.round(1e6 / median(bareTimes)) }];
for (const [name, own] of Object.entries(times))
  figures.push({
    name,
    ratio: Math.round(median(ratios[name] as number[]) * 10) / 10,
    perSecond: Math.round(1e6 / median(own)),
  });
const irregular = irregularDeal();
const slow = Array.from({ length: 25 }, () =>
  measure(() => (sink += timelineOf(irregular).positions.length), 1),
);
figures.push({ name: 'fold.irregular', milliseconds: Math.round(median(slow) / 10) / 100 });

/** Double dummy, one thread: the twenty results of a deal, a whole play card by card, every legal card at all positions of a play. */
const SOLVED = 9;
const solved = seeded(3);
const QUESTIONS: Readonly<Record<string, () => readonly Question[]>> = {
  'dd.table': () => [tableQuestion(playedOut(solved, 'S', 'NT').hands)],
  'dd.play': () => [playQuestion(playedTimeline(solved, 1))],
  'dd.cards': () => {
    const timeline = playedTimeline(solved, 1);
    return timeline.positions.slice(0, 52).flatMap((position) => cardsQuestion(timeline, position) ?? []);
  },
};
for (const [name, questionsOf] of Object.entries(QUESTIONS)) {
  const each = Array.from({ length: SOLVED }, () => {
    const questions = questionsOf();
    return measure(() => {
      for (const { ours } of questions) sink += ours().length;
    }, 1000);
  });
  figures.push({ name, milliseconds: Math.round(median(each)) });
}

/** Far more facts than any table sees; twice as many should take twice as long. */
const MANY_FACTS = 5000;
const SLOWEST = 6;
const many = Object.entries({ ...MANY, ...TAKEN_BACK, mixed, takenBackByTurns }).map(
  ([name, kind]): Figure => {
    const records = [MANY_FACTS / 2, MANY_FACTS].map((count) => manyOf(kind, count, true));
    const [half = 0, whole = 0] = records.map((record) =>
      measure(() => (sink += timelineOf(record).positions.length), 1000),
    );
    return {
      name: `${MANY_FACTS} facts, ${name}`,
      milliseconds: Math.round(whole),
      timesHalf: Math.round((10 * whole) / half) / 10,
    };
  },
);
figures.push(
  ...many.toSorted((one, other) => (other.milliseconds ?? 0) - (one.milliseconds ?? 0)).slice(0, SLOWEST),
);

if (process.argv.includes('--json')) for (const figure of figures) console.log(JSON.stringify(figure));
else console.table(figures);
if (sink < 0) console.log(sink);
