// Bundles a program for Node: the command line, the generator of the site, the tools that run sources.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shared } from './bundle-options.mjs';
import { cache, root } from './install.mjs';

/** @import { BuildOptions } from 'esbuild' */

/** In the names of bundles: checkouts may share one node_modules by a link, but not bundles of different sources. */
const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);

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
  const own = ['package-lock.json', 'scripts/bundle-options.mjs', relative(root, import.meta.filename)];
  /** @type {string[]} */
  const here = [...JSON.parse(readFileSync(inputs, 'utf8')), ...own];
  return here.every((path) => {
    const file = statSync(join(root, path), { throwIfNoEntry: false });
    return file !== undefined && file.mtimeMs < made;
  });
}
