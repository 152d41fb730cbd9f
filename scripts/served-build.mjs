// Shared by the benches that kill the browser: serves the built page on a port of its own, and opens a browser with a profile.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { launch } from 'puppeteer-core';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { root } from './install.mjs';

/** @import { Server } from 'node:http' */
/** @import { Browser } from 'puppeteer-core' */

/** @type {Readonly<Record<string, string>>} */
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' };

/** Serves index.html and build/; `origin` is its address, `close` ends it. */
export async function servedBuild() {
  const server = createServer((asked, answer) => {
    const path = join(root, new URL(asked.url ?? '/', 'http://x').pathname.replace(/^\/$/, '/index.html'));
    if (!path.startsWith(join(root, 'build')) && path !== join(root, 'index.html')) {
      answer.writeHead(404).end();
      return;
    }
    answer.setHeader('content-type', kinds[extname(path)] ?? 'text/plain');
    if (existsSync(path)) answer.end(readFileSync(path));
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

/**
 * The port a server listens on.
 * @param {Server} server
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/**
 * A browser with that profile, and the page at `address` in it once its store is open on the disk.
 * @param {string} profile
 * @param {string} address
 */
export async function openedIn(profile, address) {
  const browser = await launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    userDataDir: profile,
    handleSIGINT: true,
  });
  const page = await browser.newPage();
  await page.goto(address);
  try {
    await page.waitForFunction(() => document.querySelector('dealtrail-workshop')?.kept?.kind === 'durable', {
      timeout: 60_000,
    });
  } catch (cause) {
    throw new Error(`The page does not store on disk; its store is ${await page.evaluate(keptNow)}.`, {
      cause,
    });
  }
  return { browser, page };
}

/** Runs in the page. */
function keptNow() {
  return JSON.stringify({ ...document.querySelector('dealtrail-workshop')?.kept, deals: undefined });
}

/**
 * Kills the browser without a warning, as a power cut would.
 * @param {Browser} browser
 */
export async function killed(browser) {
  const running = browser.process();
  if (!running?.pid) throw new Error('The browser has no process.');
  const ended = new Promise((done) => running.once('exit', done));
  process.kill(-running.pid, 'SIGKILL');
  await ended;
}
