// npm run size: how much a visitor loads, compressed, against the limit set for each page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureInstalled, root } from './install.mjs';
import { buildPages } from './bundle.mjs';

/**
 * Bytes after gzip that a page's script may come to, with all it imports at once (not what it imports later). The workers
 * hold every reader, and that of the audit every law and lifecycle; one is loaded when a session is audited or a large
 * file is read, and no page waits for it. What the share screen writes has parts in common with what they read, which costs them a few
 * small files more.
 * @type {Readonly<Record<string, number>>}
 */
const limits = {
  // Nearly half of it is what every screen says in English, which is at hand whatever else fails to load.
  workshop: 108_000,
  // With Lit, of which its element is 3 kB, and the table of the app, which an article draws, too. The aim was 28 kB.
  'deal-replay': 37_000,
  'deal-replay-laws': 320_000,
  'audit.worker': 168_000,
  'read.worker': 56_500,
  // The search and nothing else: the page tells it the position in numbers.
  'doubleDummy.worker': 9_500,
};
const limitForOthers = 80_000;

ensureInstalled();
if (process.argv.includes('--build')) await buildPages();
/** @type {import('esbuild').Metafile} */
const { outputs } = JSON.parse(readFileSync(join(root, 'build', 'meta.json'), 'utf8'));
const entries = Object.entries(outputs).filter(
  ([path, { entryPoint }]) => entryPoint && path.endsWith('.js'),
);
for (const [path, { entryPoint }] of entries) {
  // Parts reached only through import() are no pages of their own.
  if (path.includes('/chunks/')) continue;
  const name = path.replace(/^build\/|\.js$/g, '');
  const parts = atOnce(path);
  const bytes = parts.reduce(
    (sum, part) => sum + gzipSync(readFileSync(join(root, part)), { level: 9 }).length,
    0,
  );
  const limit = limits[name] ?? limitForOthers;
  const verdict = bytes <= limit ? 'good' : 'TOO LARGE';
  console.log(
    `${name.padEnd(16)} ${kilo(bytes)} of ${kilo(limit)} compressed, ${parts.length} files  ${verdict}  (${entryPoint})`,
  );
  if (bytes > limit) process.exitCode = 1;
}
// An article loads neither the Laws nor another library than Lit: the facts were judged when they were baked.
const heavy =
  /node_modules\/(?!lit-html\/|lit-element\/|@lit\/|lit\/)|machines\/|src\/(?:laws|replay|store|audit)\//;
const carried = Object.keys(
  outputs['build/deal-replay.js']?.inputs ?? { 'node_modules, as nothing was built': 0 },
);
const foreign = carried.filter((path) => heavy.test(path));
for (const path of foreign) console.log(`deal-replay must not carry ${path}.`);
if (foreign.length > 0) process.exitCode = 1;
if (entries.length === 0) {
  console.log('There is no page in build/.');
  process.exitCode = 1;
}

/**
 * The output and everything it imports statically, each once.
 * @param {string} path
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function atOnce(path, seen = new Set()) {
  if (seen.has(path) || !outputs[path]) return [];
  seen.add(path);
  const next = outputs[path].imports.filter(({ kind }) => kind === 'import-statement');
  return [path, ...next.flatMap((part) => atOnce(part.path, seen))];
}

/** @param {number} bytes */
function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(5)} kB`;
}
