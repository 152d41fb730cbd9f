/**
 * `npm run bench:session [-- --json]`: the audit as the command line does it, in processes of its own: deals a second with one
 * thread and with two, and the memory of a small file against that of a large one. What two threads gain is also given in
 * processor time (of one thread against the busier of two): on a machine that is busy otherwise the clock shows its load.
 */

import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playedDeal, seeded } from './deals.ts';
import { pbnOf } from './pbn.ts';

interface Figure {
  readonly name: string;
  readonly perSecond?: number;
  readonly ratio?: number;
  readonly megabytes?: number;
  readonly goal?: string;
  readonly good?: boolean;
}

const SMALL = 1000;
const LARGE = 100_000;
const FILES = 8;
const DIFFERENT = 2000;

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-bench-'));
const random = seeded(1);
const games = Array.from({ length: DIFFERENT }, (_, index) => pbnOf(playedDeal(random, index + 1)));

function fileOf(name: string, deals: number): string {
  const path = join(folder, name);
  const handle = openSync(path, 'w');
  for (let from = 0; from < deals; from += DIFFERENT)
    writeSync(handle, games.slice(0, deals - from).join('\n'));
  closeSync(handle);
  return path;
}

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
  readonly deals: number;
  /** Processor time of its busiest thread, in seconds; 0 where the system does not say. */
  readonly busiest: number;
}

/** Processor time of the busiest thread so far, in seconds. */
function busiestOf(pid: number): number {
  try {
    const times = readdirSync(`/proc/${pid}/task`).map((task) => {
      const fields = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    });
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}

/** The most memory the process has held so far, in megabytes; 0 where the system does not say. */
function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function auditRun(files: readonly string[], workers: number): Promise<Run> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(process.execPath, [
      'scripts/dealtrail.mjs',
      'audit',
      ...files,
      '--format',
      'ndjson',
      '--workers',
      String(workers),
    ]);
    let megabytes = 0;
    let tail = '';
    let busiest = 0;
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, peakOf(child.pid ?? 0));
      busiest = Math.max(busiest, busiestOf(child.pid ?? 0));
    }, 20);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-4000)));
    child.once('error', reject);
    child.once('close', () => {
      clearInterval(watch);
      const seconds = (performance.now() - begun) / 1000;
      const summary = JSON.parse(tail.trim().split('\n').at(-1) ?? '{}') as { deals?: number };
      resolve({ seconds, megabytes, deals: summary.deals ?? 0, busiest });
    });
  });
}

/** The quickest of some runs: what disturbs a run only makes it slower. */
async function best(files: readonly string[], workers: number, runs = 3): Promise<Run> {
  const all: Run[] = [];
  for (let run = 0; run < runs; run++) all.push(await auditRun(files, workers));
  return all.toSorted((one, other) => one.seconds - other.seconds)[0] as Run;
}

const small = fileOf('small.pbn', SMALL);
const large = fileOf('large.pbn', LARGE);
const many = Array.from({ length: FILES }, (_, index) => fileOf(`part${index}.pbn`, LARGE / FILES));

await auditRun([small], 1);
const start = await best([small], 1);
const one = await best(many, 1);
const two = await best(many, 2);
const whole = await auditRun([large], 1);
rmSync(folder, { recursive: true });

const speed = (run: Run): number => Math.round(run.deals / run.seconds);
const hundredths = (value: number): number => Math.round(value * 100) / 100;
const gain = two.busiest === 0 ? 0 : hundredths(one.busiest / two.busiest);
const ofOne = one.busiest === 0 ? speed(one) : Math.round(one.deals / one.busiest);
const figures: Figure[] = [
  { name: 'one thread, by the clock', perSecond: speed(one) },
  {
    name: 'one thread, in processor time',
    perSecond: ofOne,
    goal: '5000 deals a second',
    good: ofOne >= 5000,
  },
  {
    name: 'two threads, by the clock',
    perSecond: speed(two),
    ratio: hundredths(speed(two) / speed(one)),
  },
  {
    name: 'two threads, in processor time',
    ratio: gain,
    goal: '1.7 times one thread',
    good: gain >= 1.7 || two.busiest === 0,
  },
  {
    name: `memory, ${SMALL} deals`,
    megabytes: start.megabytes,
    goal: 'below 300 MB',
    good: start.megabytes < 300,
  },
  {
    name: `memory, ${LARGE} deals`,
    megabytes: whole.megabytes,
    goal: 'below 300 MB',
    good: whole.megabytes < 300,
  },
];
if (process.argv.includes('--json')) for (const figure of figures) console.log(JSON.stringify(figure));
else console.table(figures);
process.exitCode = figures.every(({ good }) => good !== false) ? 0 : 1;
