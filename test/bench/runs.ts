/** Runs of the command line in processes of their own, watched from outside. */

import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { cleanDeal } from '../mutants/model.ts';
import { pbnText, statementOf } from '../mutants/write.ts';
import { seeded } from './deals.ts';

export interface Run {
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

/** `dealtrail audit`, with so many threads. */
export function auditRun(files: readonly string[], workers: number): Promise<Run> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const options = ['--format', 'ndjson', '--workers', String(workers)];
    const child = spawn(process.execPath, ['scripts/dealtrail.mjs', 'audit', ...files, ...options]);
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

const DIFFERENT = 2000;

/** Clean deals, played to the end or claimed, with their auctions: the same for everybody. */
function games(): readonly string[] {
  const random = seeded(1);
  return Array.from({ length: DIFFERENT }, (_, index) => {
    const model = cleanDeal(random, index + 1, { claimed: index % 3 === 0, scored: true });
    return pbnText(model, statementOf(model));
  });
}

/** Writes so many deals as a PBN file, piece by piece. */
export function writerOf(): (path: string, deals: number) => string {
  const all = games();
  return (path, deals) => {
    const handle = openSync(path, 'w');
    for (let from = 0; from < deals; from += DIFFERENT)
      writeSync(handle, all.slice(0, deals - from).join(''));
    closeSync(handle);
    return path;
  };
}
