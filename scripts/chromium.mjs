// Finds Chromium for the browser tests, and installs Debian's where that is allowed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without its window comes first: it starts sooner and takes a tenth less of the processor. */
const SHELL = 'chromium-headless-shell';
const commands = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium or Chrome: CHROMIUM_PATH if set, else the first one found, else undefined. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...candidates, ...elsewhere].find(runs);
}

/** Finds Chromium or installs it with apt. Returns its path, or undefined after saying on stderr what to do. */
export function ensureChromium() {
  const found = findChromium();
  if (found) {
    if (existsSync(found)) return found;
    console.error(`CHROMIUM_PATH names ${found}, but this file does not exist.`);
    return undefined;
  }
  const prefix = administrator();
  if (prefix && onPath('apt-get')) {
    console.log('Installing Chromium with apt-get …');
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const quiet = {
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const apt = (/** @type {string[]} */ ...args) => {
      const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
      const done = spawnSync(command, rest, quiet);
      if (done.status !== 0) console.error(String(done.stderr ?? done.error));
      return done.status === 0;
    };
    apt('update', '-q');
    // The fonts have the four suit symbols; without them, Chromium shows boxes. Older releases of Debian have no package of the shell.
    for (const browser of [SHELL, 'chromium'])
      if (apt('install', '-y', '-q', '--no-install-recommends', browser, 'fonts-dejavu-core'))
        return findChromium();
    console.error('apt-get could not install Chromium.');
  }
  console.error('The browser tests need Chromium or Chrome, but found neither. Either install it:');
  console.error('    Debian, Ubuntu:  sudo apt-get update && sudo apt-get install chromium');
  console.error('    Fedora:          sudo dnf install chromium');
  console.error('    macOS:           brew install --cask chromium');
  console.error('or name its file:     CHROMIUM_PATH=/path/to/chrome npm test');
  return undefined;
}

/** Flags for an unattended browser that makes no network requests of its own. Root can run Chromium only without the sandbox. */
export const chromiumFlags = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Requests then pass between two processes instead of three, which takes another twentieth.
  '--enable-features=NetworkServiceInProcess2',
  // Containers have a small /dev/shm, which would end tabs.
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Further flags for this machine, for example --no-sandbox if the kernel forbids users the sandbox.
  ...(process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
];

/**
 * Options of puppeteer for tests that ask nothing about single requests: puppeteer would hear of every request of every page, which takes a
 * tenth of the processor time of the browser tests.
 */
export const unobserved = { networkEnabled: false, issuesEnabled: false };

/** The prefix of a command that runs as administrator without a password: none, sudo, or undefined if neither works. */
function administrator() {
  if (process.getuid?.() === 0) return [];
  const sudo = onPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return sudo ? ['sudo', '-n'] : undefined;
}

/** @param {string} command */
function onPath(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => folder && runs(join(folder, command)));
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
