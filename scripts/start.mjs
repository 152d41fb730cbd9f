// npm start: installs what is missing, builds the page, serves it on this machine only and opens it.
//   --watch     builds again whenever a source changes
//   --no-open   opens no browser
//   PORT=9000   asks for another port than 8000
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';
import { aloneOptions, buildPages, pageOptions } from './bundle.mjs';

const { values: asked } = parseArgs({
  options: { watch: { type: 'boolean' }, 'no-open': { type: 'boolean' } },
});

const { PORT = '8000' } = process.env;
const first = /^\d+$/.test(PORT) ? Number(PORT) : 0;
if (first < 1 || first > 65_535) {
  console.error(`PORT is a number from 1 to 65535, not “${PORT}”.`);
  process.exit(2);
}

ensureInstalled();
process.chdir(root);
console.log('Building the page …');
try {
  await buildPages(asked.watch);
} catch {
  console.error('npm start could not build the page. The error is printed above.');
  process.exit(2);
}

const port = await freePort(first);
const address = `http://127.0.0.1:${port}/`;
const { startDevServer } = await import('@web/dev-server');
const server = await startDevServer({
  config: { port },
  readCliArgs: false,
  autoExitProcess: false,
  logStartMessage: false,
});

console.log(`Dealtrail is at ${address}`);
if (port !== first) {
  console.log(
    `Port ${first} is taken, so npm start uses another one. A browser stores deals under the address with its port:`,
  );
  console.log('deals that you stored under the other address are still there.');
}
console.log('Only this computer can reach it. Ctrl-C stops it.');

/** @type {import('esbuild').BuildContext[]} */
const watchers = [];
if (asked.watch) {
  const esbuild = await import('esbuild');
  for (const options of [pageOptions(true), ...aloneOptions(true)])
    watchers.push(await esbuild.context(options));
  await Promise.all(watchers.map((watcher) => watcher.watch()));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    void Promise.all([server.stop(), ...watchers.map((watcher) => watcher.dispose())]).then(() =>
      process.exit(0),
    );
  });
}

if (!asked['no-open'] && hasDisplay()) openBrowser(address);

/**
 * The first free port from the given one on; without one, prints why and ends the process.
 * @param {number} from
 */
async function freePort(from) {
  for (let port = from; port < from + 50 && port < 65_536; port++) {
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  console.error(`No port from ${from} to ${from + 49} is free. Name another one: PORT=9000 npm start`);
  process.exit(2);
}

/** False on a machine without a screen, in continuous integration, or with BROWSER=none. */
function hasDisplay() {
  if (process.env.CI || process.env.BROWSER === 'none') return false;
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** @type {Readonly<Record<string, [command: string, ...args: string[]]>>} */
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/**
 * If no browser opens, the server runs nevertheless: the terminal shows the address.
 * @param {string} url
 */
function openBrowser(url) {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opened = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  opened.once('error', () => undefined);
  opened.unref();
}
