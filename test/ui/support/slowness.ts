/** How much slower this machine is now than a quiet one of two cores: 1 there, 2 where everything takes twice as long. */

/** Milliseconds the loop below takes on a quiet machine. */
const QUIET = 36;

function loop(): number {
  const begun = performance.now();
  let state = 1;
  for (let round = 0; round < 2_000_000; round++) state = (state * 48_271) % 2_147_483_647;
  const took = performance.now() - begun;
  return state === 0 ? Infinity : took;
}

/** Never below 1: a fast machine is given no less time than the goal says. */
export function slowness(): number {
  return Math.max(1, Math.min(loop(), loop(), loop()) / QUIET);
}
