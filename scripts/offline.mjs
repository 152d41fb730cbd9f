// Writes the service worker build/offline.js, served as /offline.js, with the list of the files it keeps and their hashes. It is
// written last. Any changed file changes its text, and a changed text tells the browser that there is a new version.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The pages and the files they load, from the root. Of the examples only these folders; others are kept after somebody opened them. */
const kept = ['index.html', 'favicon.svg', 'manifest.webmanifest', 'assets', 'build'];
const examples = ['fixtures/deals', 'fixtures/seeds'];
/** Files for developers, not for users. */
const left = [/\.map$/, /\.LEGAL\.txt$/, /^build\/(?:meta\.json|offline\.js|deal-replay-laws\.js)$/];

/**
 * Writes the worker `offline.js`.
 * @param {string} built the folder it is written to
 * @param {boolean} changing the sources are being worked on: the worker then gives up what it kept and keeps nothing
 * @param {string} from the folder the pages are served from
 */
export function writeOffline(built, changing = false, from = root) {
  const list = changing ? 'null' : JSON.stringify(offlineList(from));
  const worker = readFileSync(join(root, 'scripts', 'offline-worker.js'), 'utf8');
  writeFileSync(join(built, 'offline.js'), `const LIST = ${list};\n${worker}`);
}

/** `files`: path from the root -> hash as in `integrity`; `version` changes with any of them. */
export function offlineList(from = root) {
  const files = Object.fromEntries(
    [...kept, ...examples]
      .flatMap((path) => filesBelow(from, path))
      .filter((path) => !left.some((pattern) => pattern.test(path)))
      .sort((one, other) => (one < other ? -1 : 1))
      .map((path) => [path, `sha256-${digest(readFileSync(join(from, path)))}`]),
  );
  return { version: digest(JSON.stringify(files)).replaceAll(/\W/g, '').slice(0, 12), files };
}

/**
 * @param {string} from
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(from, path) {
  const full = join(from, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesBelow(from, `${path}/${name}`));
}

/** @param {string | Uint8Array} content */
function digest(content) {
  return createHash('sha256').update(content).digest('base64');
}
