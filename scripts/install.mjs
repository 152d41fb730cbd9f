// Brings node_modules in line with package-lock.json, and does nothing when it already is.
// Uses only what Node ships, since it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The folder for files that scripts can make again; removed with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'dealtrail');

const stamp = join(cache, 'installed');

/** Ends the process with a sentence when this Node is too old, since what follows would fail in riddles. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(
    `Dealtrail needs Node 20.19 or a later version 20, or Node 22.12 or later. This is ${process.version}.`,
  );
  process.exit(2);
}

/** Installs the locked packages when they are missing or differ. Messages and npm's output go to stderr only. */
export function ensureInstalled() {
  requireNode();
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(`${process.platform} ${process.arch} ${lock}`).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!matches(JSON.parse(lock))) {
    console.error('Installing the packages (npm ci). This happens once and takes about half a minute …');
    const { command, args } = npm(['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error']);
    // npm's output goes to stderr, since a report may be piped from stdout.
    const done = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: command.endsWith('.cmd'),
    });
    if (done.error || done.status !== 0) {
      console.error(`npm ci failed${done.error ? `: ${done.error.message}` : ''}. Is the network reachable?`);
      process.exit(2);
    }
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Runs the npm that started this script, if any: another one on the path may be older.
 * @param {string[]} args
 */
function npm(args) {
  const own = process.env.npm_execpath;
  if (own && /\.[cm]?js$/.test(own)) return { command: process.execPath, args: [own, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * True if every package of the lock file that this platform needs is installed in its version.
 * @param {{ packages: Packages }} lock
 */
function matches(lock) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  /** @type {{ packages: Packages }} */
  const { packages: installed } = JSON.parse(readFileSync(hidden, 'utf8'));
  return Object.entries(lock.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '' || ((optional || devOptional) && !installed[path])) return true;
    return installed[path]?.version === version;
  });
}
