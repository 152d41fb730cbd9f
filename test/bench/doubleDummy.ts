/**
 * `npm run bench:dd [-- --tables 22 --skewed 5 --plays 20 --cards 5 --workers 6 --seed 1]`: our solver beside an independent one (Debian's
 * libdds-dev), by turns in one run, in processor time on one thread: twenty results of random deals and of skewed ones (`--tables 600` for our
 * worst of so many by its own worst), whole plays card by card, every legal card at all positions of a play. Then the same tables by one worker
 * and by two, in seconds that pass. Each can be left out with 0. Prints the ratios, and every answer that differs. Exit code 1 when one does,
 * 2 when there is no independent solver here.
 */

import { parseArgs } from 'node:util';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { nativeSolver, type Native } from '../doubleDummy/native/native.ts';
import {
  cardsQuestion,
  playedTimeline,
  playQuestion,
  skewedHands,
  sorted,
  tableQuestion,
  type Question,
} from '../doubleDummy/native/questions.ts';
import { playedOut, seeded } from './deals.ts';
import { isHelping, twoWorkers } from './twoWorkers.ts';

/** Processor time of both for one deal, in milliseconds; `answers`: how many results were compared, and how many of them differ. */
interface Compared {
  readonly ours: number;
  readonly native: number;
  readonly answers: number;
  readonly wrong: number;
}

async function compared(
  native: Native,
  questions: readonly Question[],
  isOrdered: boolean,
): Promise<Compared> {
  let [ours, theirs, answers, wrong] = [0, 0, 0, 0];
  for (const question of questions) {
    const before = process.cpuUsage();
    const own = question.ours();
    const { user, system } = process.cpuUsage(before);
    const told = await native.ask(question.native);
    ours += (user + system) / 1000;
    theirs += told.milliseconds;
    answers += told.words.length;
    const isSame = isOrdered ? own.join(' ') === told.words.join(' ') : sorted(own) === sorted(told.words);
    if (isSame) continue;
    wrong++;
    console.log(`${question.native}\n  ours   ${own.join(' ')}\n  native ${told.words.join(' ')}`);
  }
  return { ours, native: theirs, answers, wrong };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Deals in turn, and what they come to in all. */
async function trial(
  native: Native,
  count: number,
  questionsOf: (index: number) => readonly Question[],
  isOrdered = true,
): Promise<Record<string, number>> {
  const all: Compared[] = [];
  // Once beforehand: neither program is measured while it gets ready.
  await compared(native, questionsOf(0), isOrdered);
  for (let index = 1; index <= count; index++)
    all.push(await compared(native, questionsOf(index), isOrdered));
  const sum = (of: (one: Compared) => number): number => all.reduce((total, one) => total + of(one), 0);
  const most = (of: (one: Compared) => number): number => Math.max(...all.map(of));
  return {
    deals: count,
    results: sum(({ answers }) => answers),
    wrong: sum(({ wrong }) => wrong),
    'ours, ms a deal': rounded(sum(({ ours }) => ours) / count),
    'native, ms a deal': rounded(sum((one) => one.native) / count),
    'ratio in all': rounded(sum(({ ours }) => ours) / sum((one) => one.native)),
    'median ratio': rounded(median(all.map((one) => one.ours / one.native))),
    'our worst by its worst': rounded(most(({ ours }) => ours) / most((one) => one.native)),
  };
}

async function measured(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '22' },
      skewed: { type: 'string', default: '5' },
      plays: { type: 'string', default: '20' },
      cards: { type: 'string', default: '5' },
      workers: { type: 'string', default: '6' },
      seed: { type: 'string', default: '1' },
    },
  });
  const native = nativeSolver();
  if (native === null) {
    process.exitCode = 2;
    return;
  }
  const random = seeded(wholeNumber('--seed', values.seed));
  const figures: Record<string, Record<string, number>> = {};
  const take = async (
    name: string,
    count: number,
    figure: () => Promise<Record<string, number>>,
  ): Promise<void> => {
    if (count > 0) figures[name] = await figure();
  };
  const tables = wholeNumber('--tables', values.tables);
  const skewed = wholeNumber('--skewed', values.skewed);
  const plays = wholeNumber('--plays', values.plays);
  const cards = wholeNumber('--cards', values.cards);
  const workers = wholeNumber('--workers', values.workers);
  await take('dd.table', tables, () =>
    trial(native, tables, () => [tableQuestion(playedOut(random, 'S', 'NT').hands)]),
  );
  await take('dd.table, skewed', skewed, () =>
    trial(native, skewed, () => [tableQuestion(skewedHands(random))]),
  );
  await take('dd.play', plays, () =>
    trial(native, plays, (index) => [playQuestion(playedTimeline(random, index))]),
  );
  await take('dd.cards', cards, () =>
    trial(
      native,
      cards,
      (index) => {
        const timeline = playedTimeline(random, index);
        return timeline.positions.slice(0, 52).flatMap((position) => cardsQuestion(timeline, position) ?? []);
      },
      false,
    ),
  );
  native.end();
  await take('dd.table, two workers', workers, () =>
    twoWorkers(new URL(import.meta.url), workers, () => playedOut(random, 'S', 'NT').hands),
  );
  console.table(figures);
  if (Object.values(figures).some(({ wrong = 0 }) => wrong > 0)) process.exitCode = 1;
}

if (!isHelping()) await measured();
