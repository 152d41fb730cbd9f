// One part of the whole measurement (`whole.mjs`): measured anew, whatever is known from before.
// @ts-check
import whole from '../../stryker.config.mjs';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...whole,
  incremental: false,
  // An endless loop is found by counting; a clock would take a starved mutant for a hanging one, and call it killed.
  timeoutMS: 180_000,
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 1),
  reporters: ['json'],
  jsonReporter: { fileName: 'coverage/mutation/part.json' },
  thresholds: { high: 90, low: 85, break: null },
};
