/** Double-dummy tricks for a page: computed while its writer waits, and written into its file. */

import { firstGuess } from '../../../audit/doubleDummy/guess.ts';
import { masksOf } from '../../../audit/doubleDummy/standing.ts';
import type { DoubleDummy } from '../../../output/baked/texts.ts';
import type { DealRecord } from '../../../events/record.ts';
import { timelineOf } from '../../../replay/timeline.ts';
import { SolverClient, startSolver } from '../doubleDummy/asking.ts';
import { declarersTricks, playsIn } from '../doubleDummy/plays.ts';

/** Solves every position of the record, also those that its page leaves out. Rejects if the worker fails. */
export async function solvedAlong(record: DealRecord): Promise<DoubleDummy> {
  const { deal } = record.header;
  const { positions } = timelineOf(record);
  const plays = playsIn(positions, deal);
  const known = await answersOf(plays, masksOf(deal.hands));
  const tricks = positions.map((position, at) => declarersTricks(position, known.get(plays[at]?.key ?? '')));
  return ({ at }) => tricks[at] ?? null;
}

/** The answers for the play from its end, because late positions are solved quickly and their results help with the earlier ones. */
function answersOf(
  plays: ReturnType<typeof playsIn>,
  dealt: readonly number[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const known = new Map<string, readonly number[]>();
  const open = new Map(
    plays.toReversed().flatMap((play) => (play === null ? [] : [[play.key, play] as const])),
  );
  const questions = [...open.values()].map(({ key, standing, position }) => ({
    key,
    standing,
    cards: null,
    near: firstGuess(dealt, standing.trump) - position.table.won.NS,
    dealt,
  }));
  return new Promise((done, fail) => {
    if (questions.length === 0) return done(known);
    const asking = new SolverClient(
      startSolver,
      (key, tricks) => {
        known.set(key, tricks);
        if (known.size < questions.length) return;
        asking.end();
        done(known);
      },
      () => fail(new Error('The double-dummy worker failed.')),
    );
    asking.want(questions);
  });
}
