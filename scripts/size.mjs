// npm run size: the compressed size of each page's scripts, against its limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureInstalled, root } from './install.mjs';
import { buildPages } from './bundle.mjs';

/**
 * The most bytes of a page's script after gzip, with its static imports (without `import()`). The workers
 * contain every reader, and that of the audit every law and lifecycle; one is loaded when a session is audited or a large
 * file is read, and no page waits for it. The share screen's writers share parts with the readers, which splits the workers into a few
 * more small files.
 * @type {Readonly<Record<string, number>>}
 */
const limits = {
  // Nearly half of it are the English texts of every screen, which are available even if other files fail to load.
  workshop: 124_000,
  // Includes Lit, whose element class is 3 kB, and the app's table, which an article draws, too. The goal was 28 kB.
  'deal-replay': 37_500,
  'deal-replay-laws': 351_500,
  'audit.worker': 210_700,
  'claims.worker': 82_800,
  'read.worker': 64_300,
  // Only the search: the page sends the position to it as numbers.
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
  // Chunks reached only through import() are not pages.
  if (path.includes('/chunks/')) continue;
  const name = path.replace(/^build\/|\.js$/g, '');
  const parts = atOnce(path);
  const bytes = parts.reduce(
    (sum, part) => sum + gzipSync(readFileSync(join(root, part)), { level: 9 }).length,
    0,
  );
  const limit = limits[name] ?? limitForOthers;
  const verdict = bytes <= limit ? 'good' : `TOO LARGE by ${bytes - limit} bytes`;
  console.log(
    `${name.padEnd(16)} ${kilo(bytes)} of ${kilo(limit)} compressed, ${parts.length} files  ${verdict}  (${entryPoint})`,
  );
  if (bytes > limit) process.exitCode = 1;
}
if (process.exitCode === 1)
  console.log(
    'The limits are in scripts/size.mjs. If a page needs its new bytes, raise its limit by the least.',
  );
// An article loads neither the Laws nor any library but Lit: the baked file already has the findings.
const heavy =
  /node_modules\/(?!lit-html\/|lit-element\/|@lit\/|lit\/)|machines\/|src\/(?:laws|replay|store|audit)\//;
const carried = Object.keys(
  outputs['build/deal-replay.js']?.inputs ?? { 'node_modules, as nothing was built': 0 },
);
const foreign = carried.filter((path) => heavy.test(path));
for (const path of foreign) console.log(`deal-replay must not contain ${path}.`);
if (foreign.length > 0) process.exitCode = 1;
if (entries.length === 0) {
  console.log('build/ contains no page.');
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
