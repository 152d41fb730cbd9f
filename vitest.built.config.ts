import { defineConfig } from 'vitest/config';

/** What needs the built pages, a server that can be stopped and a browser: `npm test -- offline`, after `build`. */
export default defineConfig({
  test: {
    include: ['test/**/*.built.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
