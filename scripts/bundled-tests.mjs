// Browser tests served as a bundle: a page of tests then loads about sixty files instead of over a thousand sources.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pageTestOptions } from './bundle.mjs';
import { root } from './install.mjs';

/** @import { TestRunnerConfig } from '@web/test-runner' */
/** @typedef {NonNullable<TestRunnerConfig['plugins']>[number]} ServerPlugin */

const TEST = /^\/(test\/.*\.(?:browser|bench))\.ts(?=\?|$)/;

/** All browser tests, as paths from the root. */
function everyTest() {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.browser.ts'));
}

/**
 * Bundles at the request of a test: if `all` run, all tests, since they share most sources; otherwise only this one. Sources
 * that a test loads by address are not in the bundle.
 * @param {{ all: boolean }} how
 * @returns {ServerPlugin}
 */
export function bundledTests({ all }) {
  /** The served texts by path. @type {Map<string, string>} */
  const parts = new Map();
  /** @type {Map<string, Promise<void>>} */
  const made = new Map();
  const make = (/** @type {string} */ test) => {
    const every = all ? everyTest() : [];
    const entries = every.includes(test) ? every : [test];
    const making = bundled(entries, parts);
    for (const entry of entries) made.set(entry, making);
    return making;
  };
  return {
    name: 'bundled-tests',
    // The runner's page imports the bundle in place of the test, in the same folder, so that relative addresses in the test stay right.
    transformImport({ source }) {
      return source.replace(TEST, '/$1.mjs');
    },
    async serve({ path }) {
      const test = TEST.exec(path.replace(/mjs$/, 'ts'))?.[1];
      if (test !== undefined) await (made.get(`${test}.ts`) ?? make(`${test}.ts`));
      const body = parts.get(path);
      if (body === undefined) return;
      const headers = path.startsWith('/test/bundled/') ? FOR_EVER : {};
      return { body, type: path.endsWith('.map') ? 'json' : 'js', headers };
    },
  };
}

/** The names of these files contain a hash of their content, so browsers may cache them for ever. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * @param {string[]} entries
 * @param {Map<string, string>} parts
 */
async function bundled(entries, parts) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({ ...pageTestOptions(entries), write: false });
  for (const { path, text } of outputFiles) parts.set(`/${relative(root, path).replaceAll('\\', '/')}`, text);
}
