/** How a figure of the page is told: beside its goal, and beside what a bare loop takes on this machine in the same minute. */

/** A loop without memory or page, by which the speed of two runs can be compared. In milliseconds. */
function bareLoop(): number {
  const begun = performance.now();
  let state = 1;
  for (let round = 0; round < 2_000_000; round++) state = (state * 48_271) % 2_147_483_647;
  const took = performance.now() - begun;
  return state === 0 ? Infinity : took;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Runs the round so often, by turns with the bare loop, and prints for each of its figures (milliseconds) the median, the
 * quickest and the slowest round, and the median of the ratios to the loop of the same round.
 */
export async function figures(
  rounds: number,
  goals: Readonly<Record<string, number>>,
  round: (index: number) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const times: Record<string, number[]> = {};
  const ratios: Record<string, number[]> = {};
  for (let index = 0; index < rounds; index++) {
    const bare = bareLoop();
    for (const [name, time] of Object.entries(await round(index))) {
      (times[name] ??= []).push(time);
      (ratios[name] ??= []).push(time / bare);
    }
  }
  for (const [name, all] of Object.entries(times)) {
    const goal = goals[name] === undefined ? '' : `, goal ${goals[name]} ms on a quiet machine`;
    console.log(
      `${name}: median ${median(all).toFixed(1)} ms, ${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}${goal}; ${median(ratios[name] ?? []).toFixed(2)} × the bare loop`,
    );
  }
}
