// The browser tests in Firefox, apart from `npm test`. Firefox can't pretend another medium: the tests that need one are listed at the end.
import { chromeLauncher } from '@web/test-runner-chrome';
import { existsSync } from 'node:fs';
import { leftOutTests } from './scripts/left-out.mjs';
import config from './web-test-runner.config.mjs';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
if (!existsSync(executablePath))
  throw new Error(
    `There is no Firefox at ${executablePath}. Install firefox-esr, or name another in FIREFOX_PATH.`,
  );

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...config,
  browsers: [chromeLauncher({ launchOptions: { browser: 'firefox', executablePath, headless: true } })],
  reporters: [...(config.reporters ?? []), leftOutTests],
};
