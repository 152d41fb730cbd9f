// Bundles the sources into files that a browser can run. Each folder of src/apps with a main.ts is one application.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shared } from './bundle-options.mjs';
import { root } from './install.mjs';
import { lawsIndex } from './laws-index.mjs';
import { replayWordsOnly } from './replay-words.mjs';
import { tightOptions } from './tight.mjs';
import { writeManifest } from './embed-manifest.mjs';
import { writeOffline } from './offline.mjs';
import { buildSite } from './site.mjs';

/** @import { BuildOptions, Metafile } from 'esbuild' */
/** @typedef {BuildOptions & { entryPoints: Record<string, string> }} PageOptions */

const apps = join(root, 'src', 'apps');
const built = join(root, 'build');

/**
 * Options of every page's script.
 * @satisfies {BuildOptions}
 */
const forPages = {
  platform: 'browser',
  minify: true,
  // Excludes lit's development build, which is larger and warns in the console.
  conditions: ['production'],
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Replaces ciphers that a page would load although nothing calls them any more. */
const forBrowsers = {
  ...shared.alias,
  'browserify-aes/browser.js': './scripts/no-cipher.mjs',
  'create-hash': './scripts/no-cipher.mjs',
};

// Readers load it once they ask for the laws: three passes more would save half of one per cent.
const lawsTight = tightOptions(1);

/**
 * Applications that articles on other sites load, each as one plain script without imports: it must also run in an iframe
 * without rights (`sandbox`), which gets modules only from servers that allow every origin.
 * @type {Readonly<Record<string, Omit<BuildOptions, 'entryPoints'> & { name: string }>>}
 */
const alone = {
  embed: { name: 'deal-replay', format: 'iife', sourcemap: false, ...tightOptions(4) },
  'embed-laws': {
    name: 'deal-replay-laws',
    format: 'iife',
    sourcemap: false,
    ...lawsTight,
    plugins: [replayWordsOnly, ...lawsTight.plugins],
  },
  iframe: { name: 'iframe', format: 'iife' },
  'folder-iframe': { name: 'folder-iframe', format: 'iife' },
};

/**
 * Source maps are made only while somebody works on the sources; others need not load them.
 * @param {boolean} changing
 */
function mapsFor(changing) {
  return changing ? 'linked' : false;
}

/**
 * Options for the pages: every application but the command line, and every worker, with shared parts split off.
 * @returns {PageOptions}
 */
export function pageOptions(changing = false) {
  const names = existsSync(apps)
    ? readdirSync(apps).filter((name) => name !== 'cli' && !Object.hasOwn(alone, name))
    : [];
  /** @type {Record<string, string>} */
  const entryPoints = {};
  for (const name of names) {
    const folder = join(apps, name);
    if (!statSync(folder).isDirectory()) continue;
    for (const file of readdirSync(folder)) {
      if (file === 'main.ts') entryPoints[name] = join(folder, file);
      if (file.endsWith('.worker.ts')) entryPoints[file.slice(0, -3)] = join(folder, file);
    }
  }
  return {
    ...shared,
    ...forPages,
    sourcemap: mapsFor(changing),
    entryPoints,
    outdir: built,
    chunkNames: 'chunks/[name]-[hash]',
    alias: forBrowsers,
    splitting: true,
  };
}

/**
 * Options for browser tests, by their paths from the root: the sources as they are, with the libraries' checks for developers, and
 * parts that several tests share split off. The addresses the test runner answers at are none of the bundle's. A benchmark measures
 * what readers get: without those checks.
 * @param {string[]} entryPoints
 * @returns {BuildOptions}
 */
export function pageTestOptions(entryPoints) {
  const mode = entryPoints.every((path) => path.includes('bench/')) ? 'production' : 'development';
  return {
    ...shared,
    platform: 'browser',
    conditions: [mode],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    sourcemap: 'linked',
    legalComments: 'none',
    entryPoints,
    outdir: root,
    outbase: root,
    chunkNames: 'test/bundled/[name]-[hash]',
    // The test runner does not transform files with this ending.
    outExtension: { '.js': '.mjs' },
    external: ['/__web-*', '/build/*'],
    alias: forBrowsers,
    splitting: true,
  };
}

/**
 * Options for each application that is one file.
 * @returns {PageOptions[]}
 */
export function aloneOptions(changing = false) {
  return Object.entries(alone)
    .map(([folder, options]) => ({ ...options, entry: join(apps, folder, 'main.ts') }))
    .filter(({ entry }) => existsSync(entry))
    .map(({ name, entry, ...options }) => ({
      ...shared,
      ...forPages,
      sourcemap: mapsFor(changing),
      entryPoints: { [name]: entry },
      outdir: built,
      ...options,
    }));
}

/**
 * Builds the pages into `build/`, with the site and the service worker, and lists the examples and the cases of each law
 * there. Returns how many applications were built.
 * @param {boolean} changing they will be built again and again: nothing of them is then kept by a browser
 */
export async function buildPages(changing = false) {
  const esbuild = await import('esbuild');
  const all = [pageOptions(changing), ...aloneOptions(changing)];
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  /** @type {Metafile['outputs']} */
  const outputs = {};
  for (const options of all) Object.assign(outputs, (await esbuild.build(options)).metafile?.outputs);
  writeFileSync(join(built, 'meta.json'), JSON.stringify({ outputs }));
  writeFileSync(join(built, 'examples.json'), `${JSON.stringify(examples(), null, 1)}\n`);
  writeFileSync(join(built, 'organisations.json'), `${JSON.stringify(organisations())}\n`);
  await writeManifest(built);
  writeFileSync(join(built, 'laws.json'), `${JSON.stringify(lawsIndex(root))}\n`);
  await buildSite(built);
  writeOffline(built, changing);
  return all.flatMap(({ entryPoints }) => Object.keys(entryPoints)).length;
}

/** The settings files of organisations that come with the program. */
function organisations() {
  const folder = join(root, 'organisations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Every file under `fixtures/`, as `{ path, title?, titles? }` with paths from the root, sorted: what the page can open. */
function examples() {
  const folder = join(root, 'fixtures');
  if (!existsSync(folder)) return [];
  const kinds = /\.(json|pbn|lin|bbo|rbn|xml|usebio)$/i;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => kinds.test(path))
    .sort()
    .map((path) => {
      const entry = { path: `fixtures/${path}` };
      if (!path.endsWith('.json')) return entry;
      try {
        /** @type {{ title?: unknown, translations?: Record<string, { title?: string }> }} */
        const { title, translations } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
        const others = Object.entries(translations ?? {}).map(([language, told]) => [language, told.title]);
        return typeof title === 'string'
          ? { ...entry, title, ...(others.length > 0 ? { titles: Object.fromEntries(others) } : {}) }
          : entry;
      } catch {
        return entry; // `conform` reports damaged cases; the page can still list them.
      }
    });
}
