import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Everything that needs no browser. Files named `*.browser.ts` belong to web-test-runner.config.mjs. */
export default defineConfig({
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
