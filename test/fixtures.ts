/** Where the case files are, and their text. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../src/apps/cli/files.ts';

/** Tests and programs alike are started in the project's folder. */
export const root = pathToFileURL(`${process.cwd()}/`);
const found = filesBelow([new URL('fixtures', root).pathname], (name) => name.endsWith('.json'));

/** From the project's folder: `fixtures/law64/64A1-….json`. */
export const paths: readonly string[] = found.ok
  ? found.files.map((path) => path.slice(root.pathname.length))
  : [];

export const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The name without folder and ending. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
