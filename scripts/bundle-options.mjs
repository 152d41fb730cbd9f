// What every bundle has in common, for the pages and for Node.
import { join } from 'node:path';
import { root } from './install.mjs';

/** @import { BuildOptions, Plugin } from 'esbuild' */

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
export const shared = {
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
