import { defineConfig } from 'vitest/config';

/** For `npm run mutate`: the quick tests that judge the laws and their lifecycles. */
export default defineConfig({
  test: {
    include: ['test/courses/**/*.test.ts', 'test/laws/**/*.test.ts'],
    testTimeout: 20_000,
    pool: 'threads',
    isolate: false,
  },
});
