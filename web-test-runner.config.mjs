import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { bundledTests } from './scripts/bundled-tests.mjs';
import { chromiumFlags, findChromium, unobserved } from './scripts/chromium.mjs';
import { securityHeaders } from './scripts/headers.mjs';
import { pageCounts } from './scripts/test-counts.mjs';

/** @import { TestRunnerConfig } from '@web/test-runner' */
/** The launcher's object for a tab. @typedef {{ puppeteerPage: import('puppeteer-core').Page }} Tab */

/**
 * Dexie's default entry wraps an older module format, which a browser can't import by name.
 * @type {NonNullable<TestRunnerConfig['plugins']>[number]}
 */
const dexieAsModule = {
  name: 'dexie-as-module',
  resolveImport({ source }) {
    return source === 'dexie' ? '/node_modules/dexie/dist/modern/dexie.mjs' : undefined;
  },
};

/**
 * The built pages, when a test opens them in a frame, run under the same policy as from `npm start`.
 * @type {NonNullable<TestRunnerConfig['middleware']>[number]}
 */
const policyForThePage = async (context, next) =>
  /^\/((index|embed)\.html$|build\/|assets\/)/.test(context.path) ? securityHeaders(context, next) : next();

/**
 * To whoever imports a `.json` file, esbuild's plugin serves a module. Whoever fetches it gets it as it is: no plugin looks at a path
 * that ends like this.
 * @type {NonNullable<TestRunnerConfig['middleware']>[number]}
 */
const fetchedJsonAsItIs = async (context, next) => {
  if (context.get('Sec-Fetch-Dest') === 'empty')
    context.url = context.url.replace(/\.json(?=$|\?)/, '.jso%6E');
  return next();
};

const launcher = chromeLauncher({
  launchOptions: { executablePath: findChromium(), args: chromiumFlags, ...unobserved },
});

/** Coverage counts single sources and `--watch` watches them, so both need sources that are not bundled. */
const oneByOne = Boolean(process.env.COVERAGE) || process.argv.includes('--watch');
const all = !process.argv.some((argument) => argument.startsWith('--files'));

/**
 * Every file has a tab of its own. The launcher would use one tab for all, whose history then holds the pages of earlier files:
 * a step back in a test may leave the test itself.
 */
const stopSession = launcher.stopSession.bind(launcher);
launcher.stopSession = async (session) => {
  const result = await stopSession(session);
  await Promise.all(
    launcher['inactivePages'].splice(0).map((/** @type {Tab} */ { puppeteerPage }) => puppeteerPage.close()),
  );
  return result;
};

/**
 * Tests that need a real browser: elements, keyboard, IndexedDB, accessibility, the page as a whole.
 * @type {TestRunnerConfig}
 */
export default {
  files: 'test/**/*.browser.ts',
  // The loopback interface only, as in web-dev-server.config.mjs.
  hostname: '127.1',
  nodeResolve: { exportConditions: ['browser', 'development'] },
  // One page at a time: the browser never paints a page in the background, so its test would wait for ever.
  concurrency: 1,
  // Long times, since a shared machine may be busy; a test that hangs still ends.
  testsStartTimeout: 60_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 60_000 } },
  coverage: Boolean(process.env.COVERAGE),
  coverageConfig: { include: ['src/**/*.ts', 'machines/**/*.ts'], reporters: ['text', 'lcovonly'] },
  middleware: [policyForThePage, fetchedJsonAsItIs],
  plugins: [
    ...(oneByOne ? [] : [bundledTests({ all })]),
    dexieAsModule,
    esbuildPlugin({
      ts: true,
      json: true,
      // Files that are already JavaScript, such as the built pages, are served unchanged.
      target: 'esnext',
      tsconfig: `${import.meta.dirname}/tsconfig.json`,
    }),
  ],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY ?? false }),
    pageCounts(process.env.TEST_COUNTS),
  ],
  browsers: [launcher],
};
