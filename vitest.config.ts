import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ownModules } from './scripts/test-modules.mjs';

const isOneRun = process.argv.includes('run') && !process.argv.includes('--coverage');

/** All tests that need no browser. Files named `*.browser.ts` belong to web-test-runner.config.mjs. */
export default defineConfig({
  // Coverage is told of each source, and a watcher sees each one change, only where vitest runs them itself.
  plugins: isOneRun ? [ownModules()] : [],
  test: {
    include: ['test/**/*.test.ts'],
    // Long times, since a property test may be slow on a busy machine; `CASES=all` and `RUNS=10` ask for more of each.
    testTimeout: 'CASES' in process.env || 'RUNS' in process.env ? 1_800_000 : 240_000,
    hookTimeout: 240_000,
    // A loop over a list that has become empty asserts nothing.
    expect: { requireAssertions: true },
    pool: 'threads',
    isolate: false,
    // With two processors one worker more than Vitest's default, since the browser tests in parallel mostly wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts', 'machines/**/*.ts'],
      reporter: ['text', 'lcovonly'],
    },
  },
});
