import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ownModules } from './scripts/test-modules.mjs';

const isOneRun = process.argv.includes('run') && !process.argv.includes('--coverage');

/** Everything that needs no browser. Files named `*.browser.ts` belong to web-test-runner.config.mjs. */
export default defineConfig({
  // Coverage is told of each source, and a watcher sees each one change, only where vitest runs them itself.
  plugins: isOneRun ? [ownModules()] : [],
  test: {
    include: ['test/**/*.test.ts'],
    // Loaded and shared machines: a property test may be slow without being wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'threads',
    isolate: false,
    // One more than Vitest takes by itself where there are two processors: the browser tests beside it mostly wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts', 'machines/**/*.ts'],
      reporter: ['text', 'lcovonly'],
    },
  },
});
