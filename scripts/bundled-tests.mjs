// Browser tests served as a bundle: a page of tests loads some sixty files, not more than a thousand sources one by one.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pageTestOptions } from './bundle.mjs';
import { root } from './install.mjs';

/** @import { TestRunnerConfig } from '@web/test-runner' */
/** @typedef {NonNullable<TestRunnerConfig['plugins']>[number]} ServerPlugin */

const TEST = /^\/(test\/.*\.(?:browser|bench))\.ts(?=\?|$)/;

/** Every browser test there is, as paths from the root. */
function everyTest() {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.browser.ts'));
}

/**
 * Makes the bundle when a test is asked for: of every test where `all` run, since they share most of it; else of that one. Sources
 * that a test loads by their address are none of the bundle's.
 * @param {{ all: boolean }} how
 * @returns {ServerPlugin}
 */
export function bundledTests({ all }) {
  /** What is served, by its path. @type {Map<string, string>} */
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
    // Where the runner begins: what is made of the test stands beside it, so that it finds what it names by its address.
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

/** What has another content has another name. */
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
