// Bundles the sources into files that a browser or Node can run. Each folder of src/apps with a main.ts is one application.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from './install.mjs';
import { lawsIndex } from './laws-index.mjs';
import { replayWordsOnly } from './replay-words.mjs';
import { tightOptions } from './tight.mjs';
import { writeManifest } from './embed-manifest.mjs';
import { writeOffline } from './offline.mjs';

/** @import { BuildOptions, Metafile, Plugin } from 'esbuild' */
/** @typedef {BuildOptions & { entryPoints: Record<string, string> }} PageOptions */

/** In the names of bundles: checkouts may share one node_modules by a link, but not bundles of different sources. */
const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);

const apps = join(root, 'src', 'apps');
const built = join(root, 'build');

/**
 * Databases with a password are not read, so mdb-reader's ciphers and parser for them stay out. A plugin replaces them: a name
 * inside a package can't be an alias.
 * @type {Plugin}
 */
const withoutCiphers = {
  name: 'without ciphers',
  setup(build) {
    const path = join(root, 'scripts', 'no-cipher.mjs');
    build.onResolve({ filter: /\/handlers\/office\/index\.js$/ }, ({ importer }) =>
      importer.includes('mdb-reader') ? { path } : undefined,
    );
  },
};

/**
 * Options of bundles for pages and for Node. Dexie's default entry wraps an older module format, which costs 14 kB.
 * @satisfies {BuildOptions}
 */
const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'linked',
  logLevel: 'warning',
  metafile: true,
  alias: {
    dexie: './node_modules/dexie/dist/modern/dexie.mjs',
    // Libraries of the XML parser that are not needed; some texts keep their regular expressions busy for seconds or for ever.
    strnum: './scripts/no-values.mjs',
    'is-unsafe': './scripts/no-values.mjs',
    'xml-naming': './scripts/no-values.mjs',
  },
  plugins: [withoutCiphers],
};

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

/**
 * Applications that articles on other sites load, each as one plain script without imports: it must also run in an iframe
 * without rights (`sandbox`), which gets modules only from servers that allow every origin.
 * @type {Readonly<Record<string, Omit<BuildOptions, 'entryPoints'> & { name: string }>>}
 */
const alone = {
  embed: { name: 'deal-replay', format: 'iife', sourcemap: false, ...tightOptions },
  'embed-laws': {
    name: 'deal-replay-laws',
    format: 'iife',
    sourcemap: false,
    ...tightOptions,
    plugins: [replayWordsOnly, ...tightOptions.plugins],
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
  // Imported here, because it uses the declarations below.
  const { buildSite } = await import('./site.mjs');
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

/**
 * Options for a program for Node.
 * @param {string} entry
 * @returns {BuildOptions}
 */
export function programOptions(entry) {
  return {
    ...shared,
    entryPoints: [join(root, entry)],
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    // Packages in an older module format may ask for Node's own modules with require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  };
}

/**
 * Bundles a program for Node unless nothing it was made of has changed. Returns the bundle's path.
 * @param {string} entry
 * @param {boolean} keepNames every function keeps its name, which costs a call wherever one is created: a quarter of an audit's time
 */
export async function bundleProgram(entry, keepNames = false) {
  const name = entry.replace(/\.ts$/, '').replaceAll(/[^\w]+/g, '-');
  const bundle = join(cache, `${name}-${checkout}.mjs`);
  const inputs = join(cache, `${name}-${checkout}.inputs.json`);
  if (isFresh(bundle, inputs)) return bundle;
  const begun = new Date();
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({ ...programOptions(entry), outfile: bundle, keepNames });
  writeFileSync(inputs, JSON.stringify(Object.keys(metafile?.inputs ?? {})));
  // The time when the build began: a source changed during the build may not be in the bundle.
  utimesSync(bundle, begun, begun);
  return bundle;
}

/**
 * @param {string} bundle
 * @param {string} inputs the file that lists its sources
 */
function isFresh(bundle, inputs) {
  if (!existsSync(bundle) || !existsSync(inputs)) return false;
  const made = statSync(bundle).mtimeMs;
  // Installed files keep old dates, so the lock file's date counts for them.
  const own = ['package-lock.json', relative(root, import.meta.filename)];
  /** @type {string[]} */
  const here = [...JSON.parse(readFileSync(inputs, 'utf8')), ...own];
  return here.every((path) => {
    const file = statSync(join(root, path), { throwIfNoEntry: false });
    return file !== undefined && file.mtimeMs < made;
  });
}
