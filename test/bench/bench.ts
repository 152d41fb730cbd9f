/**
 * `npm run bench [-- --json]`: what a fold costs, as a ratio to a bare bitmask loop over the same cards in the same run. Each figure
 * is the median of rounds that take turns, in processor time, so that a busy machine disturbs both alike.
 */

import { lead, follow } from '../../src/domain/placing.ts';
import { awaitsLead, openTable, type Table } from '../../src/domain/table.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { bareDeal, bareLoop } from './bareLoop.ts';
import { playedDeal, seeded } from './deals.ts';
import { pbnOf } from './pbn.ts';
import { auditText } from './audit.ts';
import { irregularDeal } from './irregular.ts';

interface Figure {
  readonly name: string;
  readonly ratio?: number;
  readonly perSecond?: number;
  readonly milliseconds?: number;
}

const DEALS = 2000;
const ROUNDS = 9;

const random = seeded(1);
const records = Array.from({ length: DEALS }, (_, index) => playedDeal(random, index + 1));
const bare = records.map(bareDeal);
const pbn = records.map(pbnOf).join('\n');

let sink = 0;

function foldOnly(record: DealRecord): Table[] {
  const { deal, contract, declarer } = record.header;
  let table = openTable(deal, contract, declarer, 'lead');
  const tables = [table];
  for (const event of record.events) {
    if (event.type !== 'CardPlayed') continue;
    table = awaitsLead(table) ? lead(table, event.seat, event.card) : follow(table, event.seat, event.card);
    tables.push(table);
  }
  return tables;
}

const TASKS: Readonly<Record<string, () => void>> = {
  bare: () => {
    for (let round = 0; round < 20; round++) for (const deal of bare) sink += bareLoop(deal);
  },
  fold: () => {
    for (const record of records) sink += foldOnly(record).length;
  },
  'fold.laws': () => {
    for (const record of records) sink += timelineOf(record).positions.length;
  },
  'parse.pbn': () => {
    sink += auditText(pbn, false);
  },
  'audit.pbn': () => {
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

const times: Record<string, number[]> = {};
for (let round = -2; round < ROUNDS; round++) {
  for (const [name, task] of Object.entries(TASKS)) {
    const time = measure(task, name === 'bare' ? DEALS * 20 : DEALS);
    if (round >= 0) (times[name] ??= []).push(time);
  }
}

const bareTimes = times.bare as number[];
const figures: Figure[] = [{ name: 'bare', perSecond: Math.round(1e6 / median(bareTimes)) }];
for (const [name, own] of Object.entries(times)) {
  if (name === 'bare') continue;
  const ratio = median(own.map((time, index) => time / (bareTimes[index] as number)));
  figures.push({ name, ratio: Math.round(ratio * 10) / 10, perSecond: Math.round(1e6 / median(own)) });
}
const irregular = irregularDeal();
const slow = Array.from({ length: 25 }, () =>
  measure(() => (sink += timelineOf(irregular).positions.length), 1),
);
figures.push({ name: 'fold.irregular', milliseconds: Math.round(median(slow) / 10) / 100 });

if (process.argv.includes('--json')) for (const figure of figures) console.log(JSON.stringify(figure));
else console.table(figures);
if (sink < 0) console.log(sink);
