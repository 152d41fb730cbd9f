/**
 * `npm run bench:session [-- --json] [-- --million]`: the audit as the command line does it. Deals a second with one thread and
 * with two, over several files and over parts of one; the memory, and with `--million` memory and cost of a deal from a thousand
 * deals to a million. Runs with one thread, with two, and two processes at once take turns: what two processes that share nothing
 * gain is all that the machine's two cores give. The gain is also given in processor time, of one thread against the busier of two.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../../src/apps/cli/audit.ts';
import { auditRun, writerOf, type Run } from './runs.ts';

interface Figure {
  readonly name: string;
  readonly perSecond?: number;
  readonly ratio?: number;
  readonly megabytes?: number;
  readonly microseconds?: number;
  readonly goal?: string;
  readonly good?: boolean;
}

/** The boards of a championship: starting and warming a second thread takes what some ten thousand deals do. */
const LARGE = 400_000;
const FILES = 8;
const ROUNDS = 3;
const MOST_MEGABYTES = 300;
/** What two threads gain over one, by the clock. */
const GAIN = 1.7;

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-bench-'));
const write = writerOf();
const fileOf = (name: string, deals: number): string => write(join(folder, name), deals);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

interface Turn {
  readonly one: Run;
  readonly two: Run;
  /** What two threads gain over one, and what two processes do that share nothing, each with all of the files. */
  readonly gain: number;
  readonly most: number;
}

/** One thread, two, and two processes at once, by turns. */
async function turns(files: readonly string[]): Promise<Turn[]> {
  const all: Turn[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await auditRun(files, 1);
    const two = await auditRun(files, 2);
    const both = await Promise.all([auditRun(files, 1), auditRun(files, 1)]);
    const most = (2 * one.seconds) / Math.max(...both.map(({ seconds }) => seconds));
    all.push({ one, two, gain: one.seconds / two.seconds, most });
  }
  return all;
}

/** Two threads reach the goal where the machine lets them: else what two processes reach, but for a tenth. */
function gained(name: string, all: readonly Turn[]): Figure[] {
  const ratio = median(all.map(({ gain }) => gain));
  const most = median(all.map(({ most: ofMachine }) => ofMachine));
  const seconds = median(all.map(({ two }) => two.seconds));
  return [
    {
      name: `${name}, two threads, by the clock`,
      perSecond: Math.round((all[0] as Turn).two.deals / seconds),
      ratio: hundredths(ratio),
      goal: `${GAIN} times one thread, or all that the machine gives`,
      good: ratio >= Math.min(GAIN, most * 0.9),
    },
    { name: `${name}, two processes at once: what the machine gives`, ratio: hundredths(most) },
  ];
}

async function compared(name: string, files: readonly string[]): Promise<Figure[]> {
  const all = await turns(files);
  const { deals } = (all[0] as Turn).one;
  const perSecond = Math.round(deals / median(all.map(({ one }) => one.seconds)));
  const busier = median(all.map(({ one, two }) => (two.busiest === 0 ? 0 : one.busiest / two.busiest)));
  return [
    {
      name: `${name}, one thread, by the clock`,
      perSecond,
      goal: '5000 deals a second',
      good: perSecond >= 5000,
    },
    ...gained(name, all),
    { name: `${name}, two threads, in processor time`, ratio: hundredths(busier) },
  ];
}

async function memory(deals: number, workers: number): Promise<Figure> {
  const { megabytes, seconds } = await auditRun([fileOf('memory.pbn', deals)], workers);
  return {
    name: `memory, ${deals} deals, ${workers === 1 ? 'one thread' : `${workers} threads`}`,
    megabytes,
    perSecond: Math.round(deals / seconds),
    goal: `below ${MOST_MEGABYTES} MB`,
    good: megabytes < MOST_MEGABYTES,
  };
}

/** Processor time for a deal, in microseconds, when the program is warm: small files are read often enough to compare. */
async function costOf(deals: number): Promise<number> {
  const path = fileOf('cost.pbn', deals);
  const silent = { print: (): void => {}, error: (): void => {} };
  // One worker is this thread; memory is kept as in the program itself.
  const program = new URL(import.meta.url);
  const times = Math.max(1, LARGE / deals);
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++)
    await audit([path], { format: 'ndjson', workers: '1' }, silent, program);
  const used = process.cpuUsage(before);
  return (used.user + used.system) / (deals * times);
}

const SIZES = [1000, 10_000, 100_000, 1_000_000] as const;

/**
 * From a thousand deals to a million: memory below the limit, and a deal at the same price, within a tenth of the middle one. What
 * the second thread gains by the clock is asked of the million only: among fewer deals its start weighs.
 */
async function million(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const deals of SIZES) figures.push(await memory(deals, 1), await memory(deals, 2));
  figures.push(...gained('a million deals', await turns([fileOf('million.pbn', 1_000_000)])));
  await costOf(LARGE);
  const costs = new Map<number, number[]>(SIZES.map((deals) => [deals, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const deals of SIZES) costs.get(deals)?.push(await costOf(deals));
  const least = SIZES.map((deals) => Math.min(...(costs.get(deals) ?? [])));
  const middle = (Math.min(...least) + Math.max(...least)) / 2;
  for (const [index, cost] of least.entries())
    figures.push({
      name: `cost of a deal among ${SIZES[index]}`,
      microseconds: hundredths(cost),
      ratio: hundredths(cost / middle),
      goal: 'constant within 10 %',
      good: Math.abs(cost / middle - 1) <= 0.1,
    });
  return figures;
}

async function usual(): Promise<Figure[]> {
  const many = Array.from({ length: FILES }, (_, index) => fileOf(`part${index}.pbn`, LARGE / FILES));
  const large = fileOf('large.pbn', LARGE);
  await auditRun(many.slice(0, 1), 1);
  return [
    ...(await compared(`${FILES} files`, many)),
    ...(await compared('one file', [large])),
    await memory(1000, 1),
    await memory(LARGE, 1),
    await memory(LARGE, 2),
  ];
}

const figures = await (process.argv.includes('--million') ? million() : usual());
rmSync(folder, { recursive: true });
if (process.argv.includes('--json')) for (const figure of figures) console.log(JSON.stringify(figure));
else console.table(figures);
process.exitCode = figures.every(({ good }) => good !== false) ? 0 : 1;
