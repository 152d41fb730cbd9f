// The browser tests that somebody names in WebKit, the engine of Safari. The tests that it can't run are listed at the end.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { leftOutTests } from './scripts/left-out.mjs';
import config from './web-test-runner.config.mjs';

const PORT = 4455;
// All files share one window here, and the driver waits for ever where a step back in its history leaves the test itself.
if (!process.argv.includes('--files'))
  throw new Error('Name the tests: npm run browser:webkit -- --files test/ui/lines.browser.ts');
const path = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
if (!existsSync(path))
  throw new Error(
    `There is no driver of WebKit at ${path}. Install webkit2gtk-driver, or name another in WEBKIT_DRIVER_PATH.`,
  );
// Installed only for this: with what it needs it is as large as everything else together.
const launching = '@web/test-runner-webdriver';
const { webdriverLauncher } = await import(launching).catch(() => {
  throw new Error(`${launching} is missing. Install it with: npm install --no-save ${launching}@1.0.0`);
});
const driver = spawn(path, [`--port=${PORT}`, '--host=127.0.0.1'], { stdio: 'ignore' });
process.once('exit', () => driver.kill());

const launcher = webdriverLauncher({
  automationProtocol: 'webdriver',
  hostname: '127.0.0.1',
  port: PORT,
  path: '/',
  logLevel: 'error',
  capabilities: { browserName: 'MiniBrowser', 'wdio:enforceWebDriverClassic': true },
});
/**
 * Every file runs in a frame, which a test can make as narrow as a phone; the window can't be. The launcher makes frames only where
 * several files may run at once.
 */
const initialize = launcher.initialize.bind(launcher);
launcher.initialize = (/** @type {object} */ settings) => initialize({ ...settings, concurrency: 2 });
/**
 * Keys reach whatever has the focus, in the frame, too. The launcher's own way enters the frame and does not leave it, and holds down all
 * keys of a text together.
 */
launcher.sendKeys = async (/** @type {string} */ _session, /** @type {string[]} */ keys) => {
  for (const key of keys) await launcher.driver.keys([key]);
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...config,
  browsers: [launcher],
  reporters: [...(config.reporters ?? []), leftOutTests],
};
