// Installs Chromium where there is none, while other steps of `npm test` run; the browser tests would wait for it.
import { ensureChromium } from './chromium.mjs';

process.exitCode = ensureChromium() === undefined ? 1 : 0;
