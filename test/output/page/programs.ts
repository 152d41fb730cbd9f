/** The programs of published pages, as they are built. */

import { build } from 'esbuild';
import { aloneOptions } from '../../../scripts/bundle.mjs';
import type { Programs } from '../../../src/output/page/files.ts';

/** @throws where nothing is built under the name */
async function built(name: string): Promise<string> {
  const options = aloneOptions().find(({ entryPoints }) => name in entryPoints);
  if (options === undefined) throw new Error(`Nothing is called ${name}.`);
  const { outputFiles } = await build({ ...options, write: false });
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}

export async function programsBuilt(): Promise<Programs> {
  const [replay, iframe] = await Promise.all(['deal-replay', 'folder-iframe'].map(built));
  return { replay: replay ?? '', iframe: iframe ?? '' };
}
