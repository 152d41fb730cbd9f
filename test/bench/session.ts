/**
 * `npm run bench:session [-- --json] [-- --million]`: the audit as the command line does it. Deals a second with one thread and
 * with two, over several files and over parts of one; the memory, and with `--million` memory and cost of a deal from a thousand
 * deals to a million. Runs with one thread and with two take turns, and their ratio is also given in processor time (of one thread
 * against the busier of two): on a machine that is busy otherwise the clock shows its load.
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
const GAIN_GOAL = '1.7 times one thread';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-bench-'));
const write = writerOf();
const fileOf = (name: string, deals: number): string => write(join(folder, name), deals);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

interface Turns {
  readonly one: readonly Run[];
  readonly two: readonly Run[];
}

/** One thread and two by turns. */
async function turns(files: readonly string[]): Promise<Turns> {
  const one: Run[] = [];
  const two: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await auditRun(files, 1));
    two.push(await auditRun(files, 2));
  }
  return { one, two };
}

/** The fastest run: the one that was disturbed least. */
const fastest = (runs: readonly Run[]): number => Math.min(...runs.map(({ seconds }) => seconds));

/** What two threads gain, each at its fastest. */
function gain(name: string, one: readonly Run[], two: readonly Run[]): Figure {
  const { deals } = one[0] as Run;
  const ratio = hundredths(fastest(one) / fastest(two));
  return {
    name: `${name}, two threads, by the clock`,
    perSecond: Math.round(deals / fastest(two)),
    ratio,
    goal: GAIN_GOAL,
    good: ratio >= GAIN,
  };
}

async function compared(name: string, files: readonly string[]): Promise<Figure[]> {
  const { one, two } = await turns(files);
  const { deals } = one[0] as Run;
  const perSecond = (seconds: number): number => Math.round(deals / seconds);
  const busy = median(one.map(({ busiest }) => busiest));
  const ofOne = busy === 0 ? perSecond(fastest(one)) : perSecond(busy);
  const busier = median(one.map(({ busiest }, at) => (busy === 0 ? 0 : busiest / (two[at]?.busiest ?? 1))));
  return [
    { name: `${name}, one thread, by the clock`, perSecond: perSecond(fastest(one)) },
    {
      name: `${name}, one thread, in processor time`,
      perSecond: ofOne,
      goal: '5000 deals a second',
      good: ofOne >= 5000,
    },
    gain(name, one, two),
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
  const times = Math.max(1, LARGE / deals);
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) await audit([path], { format: 'ndjson', workers: '1' }, silent);
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
  const { one, two } = await turns([fileOf('million.pbn', 1_000_000)]);
  figures.push(gain('a million deals', one, two));
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
