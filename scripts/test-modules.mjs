// Sources for vitest as modules of Node's own. Vitest would run each of them as a function that asks a getter for every name of another
// module, at each use: the Laws then take nearly twice as long.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, root } from './install.mjs';

/** @import { Plugin as EsbuildPlugin } from 'esbuild' */
/** @import { Plugin } from 'vitest/config' */

const FOLDERS = ['src', 'machines', 'site', 'test'];
/** What a runner loads by itself. */
const TESTS = /\.(?:test|built|browser|bench)\.ts$/;

const hashed = (/** @type {(string | Buffer)[]} */ ...parts) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

/** Checkouts may share one node_modules by a link. */
const ofCheckout = join(cache, `test-modules-${hashed(root)}`);
/** How a module is made depends on these files; with others of them every module is made anew. */
const settings = ['package-lock.json', 'tsconfig.json', relative(root, import.meta.filename)];
const folder = join(ofCheckout, hashed(...settings.map((path) => readFileSync(join(root, path)))));

/**
 * Where the module of a source is.
 * @param {string} source
 */
const moduleOf = (source) => join(folder, relative(root, source).replace(/\.ts$/, '.mjs'));

/** The path of each source that a test may import. */
function sources() {
  return FOLDERS.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !TESTS.test(path))
      .map((path) => join(root, name, path)),
  );
}

/**
 * When a file was written, in whole milliseconds; 0 where it is not there.
 * @param {string} path
 */
const changed = (path) => Math.trunc(statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);

/**
 * Another source is named by its module, a script and a package as they are; a module that asks where it is gets the place of its source.
 * @type {EsbuildPlugin}
 */
const alone = {
  name: 'each file alone',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point') return;
      if (!path.startsWith('.')) return { path, external: true };
      const source = resolve(resolveDir, path);
      return {
        path: pathToFileURL(source.endsWith('.ts') ? moduleOf(source) : source).href,
        external: true,
      };
    });
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return;
      const here = JSON.stringify(pathToFileURL(path).href);
      const contents = text
        .replaceAll('import.meta.url', here)
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Makes the modules of what has changed since they were made, and takes away those whose source is gone. A module has the time of its
 * source, so that one is made anew also for a source that was put back as it was before. Returns all sources.
 */
async function make() {
  const times = new Map(sources().map((source) => [source, changed(source)]));
  const all = new Set(times.keys());
  const known = new Set([...all].map(moduleOf));
  if (!existsSync(folder)) rmSync(ofCheckout, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.mjs') && !known.has(join(folder, path))) rmSync(join(folder, path), { force: true });
  const stale = [...all].filter((source) => changed(moduleOf(source)) !== times.get(source));
  if (stale.length === 0) return all;
  const { build } = await import('esbuild');
  const writtenAt = new Map(stale.map((source) => [moduleOf(source), times.get(source)]));
  const { outputFiles } = await build({
    absWorkingDir: root,
    write: false,
    entryPoints: stale,
    outdir: folder,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [alone],
  });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    // Another run beside this one finds a whole file. A source that changed while its module was being made has a later time.
    const whole = `${path}.${process.pid}`;
    const time = new Date(writtenAt.get(path) ?? 0);
    writeFileSync(whole, contents);
    utimesSync(whole, time, time);
    renameSync(whole, path);
  }
  return all;
}

/**
 * A plugin with which whatever a test imports of the project is loaded as Node loads it; traces of errors still name the sources.
 * @returns {Promise<Plugin>}
 */
export async function ownModules() {
  const all = await make();
  return {
    name: 'own-modules',
    enforce: 'pre',
    resolveId(path, importer) {
      if (importer === undefined || !path.startsWith('.')) return;
      const source = resolve(dirname(importer), path);
      if (all.has(source)) return { id: moduleOf(source), external: true };
      return source.endsWith('.mjs') ? { id: source, external: true } : undefined;
    },
  };
}
