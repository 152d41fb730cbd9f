// The browser tests in Firefox, apart from `npm test`. Firefox can't pretend another medium: the tests that need one are listed at the end.
import { chromeLauncher } from '@web/test-runner-chrome';
import { existsSync } from 'node:fs';
import config from './web-test-runner.config.mjs';

/** @import { Reporter, TestSuiteResult } from '@web/test-runner' */

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
if (!existsSync(executablePath))
  throw new Error(
    `There is no Firefox at ${executablePath}. Install firefox-esr, or name another in FIREFOX_PATH.`,
  );

/** @type {(suite: TestSuiteResult) => string[]} */
const leftOut = ({ suites, tests }) => [
  ...tests.filter(({ skipped }) => skipped).map(({ name }) => name),
  ...suites.flatMap((one) => leftOut(one).map((name) => `${one.name} > ${name}`)),
];

/** @type {Reporter} */
const leftOutTests = {
  onTestRunFinished({ sessions }) {
    const names = sessions.flatMap(({ testResults }) =>
      testResults === undefined ? [] : leftOut(testResults),
    );
    console.log(`Left out, because they need another medium than a screen in daylight: ${names.length}`);
    for (const name of names) console.log(`  ${name}`);
  },
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...config,
  browsers: [chromeLauncher({ launchOptions: { browser: 'firefox', executablePath, headless: true } })],
  reporters: [...(config.reporters ?? []), leftOutTests],
};
