/**
 * The twenty results of the same deals by one worker thread and by two, in seconds that pass: by turns, each thread asked for the next deal when
 * it has answered. Says nothing on a machine with one free processor, or while something else runs.
 */

import { once } from 'node:events';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { strainsOf } from '../../src/audit/doubleDummy/doubleDummy.ts';
import type { Hands } from '../doubleDummy/native/questions.ts';

const HELPER = 'tables';

/** True in a worker of this program: then it only answers. */
export function isHelping(): boolean {
  if (isMainThread || workerData !== HELPER) return false;
  parentPort?.on('message', (hands: Hands) => parentPort?.postMessage([...strainsOf(hands)].length, []));
  return true;
}

type Solve = (hands: Hands) => Promise<void>;

function solver(program: URL): { readonly solve: Solve; readonly end: () => Promise<unknown> } {
  const worker = new Worker(program, { workerData: HELPER });
  // An error of the thread rejects this, too.
  const solve: Solve = async (hands) => {
    const answered = once(worker, 'message');
    worker.postMessage(hands, []);
    await answered;
  };
  return { solve, end: () => worker.terminate() };
}

async function seconds(deals: readonly Hands[], solvers: readonly Solve[]): Promise<number> {
  const waiting = [...deals];
  const before = performance.now();
  await Promise.all(
    solvers.map(async (solve) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await solve(next);
    }),
  );
  return (performance.now() - before) / 1000;
}

const ROUNDS = 3;

/**
 * @param program that calls {@link isHelping} first
 * @param deals so many are solved in each of three rounds
 */
export async function twoWorkers(
  program: URL,
  deals: number,
  dealt: () => Hands,
): Promise<Record<string, number>> {
  const crew = [solver(program), solver(program)] as const;
  const solvers = crew.map(({ solve }) => solve);
  // Neither is measured while it gets ready.
  await Promise.all(solvers.map((solve) => solve(dealt())));
  let [one, two] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const hands = Array.from({ length: deals }, dealt);
    one += await seconds(hands, solvers.slice(0, 1));
    two += await seconds(hands, solvers);
  }
  await Promise.all(crew.map(({ end }) => end()));
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    deals: deals * ROUNDS,
    'one worker, s': rounded(one),
    'two workers, s': rounded(two),
    'one by two': rounded(one / two),
  };
}
