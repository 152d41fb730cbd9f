import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { securityHeaders } from './scripts/headers.mjs';

/** Dexie's default entry wraps an older module format, which a browser can't import by name. */
const dexieAsModule = {
  name: 'dexie-as-module',
  resolveImport({ source }) {
    return source === 'dexie' ? '/node_modules/dexie/dist/modern/dexie.mjs' : undefined;
  },
};

/** The built pages, when a test opens them in a frame, run under the same policy as from `npm start`. */
const policyForThePage = async (context, next) =>
  /^\/((index|embed)\.html$|build\/|assets\/)/.test(context.path) ? securityHeaders(context, next) : next();

/** Writes `{ passed, failed, skipped }` to the file TEST_COUNTS names, so that `npm test` can add up. */
const countingReporter = {
  onTestRunFinished({ sessions }) {
    const file = process.env.TEST_COUNTS;
    if (!file) return;
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const session of sessions) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      const count = ({ tests, suites }) => {
        for (const test of tests) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
        suites.forEach(count);
      };
      if (session.testResults) count(session.testResults);
      // A file that did not load ran no test and must not look as if all were well.
      if (!session.passed && counts.failed === 0) counts.failed = 1;
      for (const kind of Object.keys(total)) total[kind] += counts[kind];
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(total));
  },
};

/** Tests that need a real browser: elements, keyboard, IndexedDB, accessibility, the page as a whole. */
export default {
  files: 'test/**/*.browser.ts',
  // The loopback interface only, as in web-dev-server.config.mjs.
  hostname: '127.1',
  nodeResolve: { exportConditions: ['browser', 'development'] },
  // A page in the background is never painted, and waits for ever to be seen.
  concurrency: 1,
  // A shared machine may be busy; a test that hangs still ends.
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 20_000 } },
  coverage: Boolean(process.env.COVERAGE),
  coverageConfig: { include: ['src/**/*.ts', 'machines/**/*.ts'], reporters: ['text', 'lcovonly'] },
  middleware: [policyForThePage],
  plugins: [
    dexieAsModule,
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      tsconfig: `${import.meta.dirname}/tsconfig.json`,
    }),
  ],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY ?? false }),
    countingReporter,
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } })],
};
