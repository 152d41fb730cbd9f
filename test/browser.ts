/** A browser of its own, for tests that open pages from Node. */

import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumFlags, ensureChromium, unobserved } from '../scripts/chromium.mjs';

/**
 * Starts Chromium with the flags of the browser tests.
 * @param flags further flags of Chromium
 * @throws where there is no Chromium and none can be installed
 */
export function launched(flags: readonly string[] = [], options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium to open the page with.');
  return launch({ ...unobserved, ...options, executablePath, args: [...chromiumFlags, ...flags] });
}
