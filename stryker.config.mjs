// Mutation testing of the laws and their lifecycles: `npm run mutate` (not part of `npm test`).
// A single file: `npm run mutate -- --mutate src/laws/law64.ts`. The report is in coverage/mutation.
// @ts-check
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['./test/mutation/runner.mjs'],
  testRunner: 'cases',
  mutate: ['src/laws/**/*.ts', 'machines/**/*.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A long time, so that a busy machine is not mistaken for a mutant that hangs.
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: 'coverage/mutation/incremental.json',
  tempDirName: 'coverage/stryker',
  // Large folders that no test here reads.
  ignorePatterns: [
    'build',
    'docs',
    'assets',
    'coverage',
    'reports',
    'src/ui',
    'src/apps/workshop',
    'src/store',
  ],
  // TypeScript 7 has no programming interface to read tsconfig.json with; none is needed.
  tsconfigFile: 'none.json',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'coverage/mutation/mutation.json' },
  thresholds: { high: 90, low: 85, break: 85 },
};
