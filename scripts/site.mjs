// The documentation pages: site/ into build/site/. `npm run build` and `npm start` call this after the pages proper.
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle-program.mjs';
import { root } from './install.mjs';

/**
 * Writes the pages and returns how many they are.
 * @param {string} built the folder of the built pages
 * @returns {Promise<number>}
 */
export async function buildSite(built) {
  const program = await import(pathToFileURL(await bundleProgram('site/main.ts')).href);
  return program.buildSite(root, built, new Date().toISOString().slice(0, 10));
}
