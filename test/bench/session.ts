/**
 * `npm run bench:session [-- --json]`: the audit as the command line does it, in processes of its own: deals a second with one
 * thread and with two, and the memory of a small file against that of a large one.
 */

import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playedDeal, seeded } from './deals.ts';
import { pbnOf } from './pbn.ts';

interface Figure {
  readonly name: string;
  readonly perSecond?: number;
  readonly ratio?: number;
  readonly megabytes?: number;
  readonly goal: string;
  readonly good: boolean;
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
    const watch = setInterval(() => (megabytes = Math.max(megabytes, peakOf(child.pid ?? 0))), 50);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-4000)));
    child.once('error', reject);
    child.once('close', () => {
      clearInterval(watch);
      const seconds = (performance.now() - begun) / 1000;
      const summary = JSON.parse(tail.trim().split('\n').at(-1) ?? '{}') as { deals?: number };
      resolve({ seconds, megabytes, deals: summary.deals ?? 0 });
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
const split = await auditRun([large], 2);
rmSync(folder, { recursive: true });

const speed = (run: Run): number => Math.round(run.deals / run.seconds);
const figures: Figure[] = [
  { name: 'one thread', perSecond: speed(one), goal: '5000 deals a second', good: speed(one) >= 5000 },
  ...[
    { name: 'two threads, files', run: two, against: one },
    { name: 'two threads, one file', run: split, against: whole },
  ].map(({ name, run, against }): Figure => {
    const ratio = Math.round((speed(run) / speed(against)) * 100) / 100;
    return { name, perSecond: speed(run), ratio, goal: '1.7 times one thread', good: ratio >= 1.7 };
  }),
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
process.exitCode = figures.every(({ good }) => good) ? 0 : 1;
