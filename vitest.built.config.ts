import { defineConfig } from 'vitest/config';
import { ownModules } from './scripts/test-modules.mjs';

/** Tests that need the built pages, a server that can be stopped and a browser: `npm test -- offline`, after `build`. */
export default defineConfig({
  plugins: [ownModules()],
  test: {
    // As in the other browser tests, only a test that fails twice counts as failed.
    retry: 1,
    include: ['test/**/*.built.ts'],
    expect: { requireAssertions: true },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
