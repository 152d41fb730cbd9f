import { defineConfig } from 'vitest/config';
import { ownModules } from './scripts/test-modules.mjs';

/** What needs the built pages, a server that can be stopped and a browser: `npm test -- offline`, after `build`. */
export default defineConfig({
  plugins: [ownModules()],
  test: {
    // As with the other browser tests: a test fails that fails twice.
    retry: 1,
    include: ['test/**/*.built.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
