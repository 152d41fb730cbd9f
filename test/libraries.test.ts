/** No regular expression of a library we ship takes more than linear time either: what has one and is not needed stays out. */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { programOptions } from '../scripts/bundle-program.mjs';
import { aloneOptions, pageOptions } from '../scripts/bundle.mjs';
import { expressionsIn, verdict, written, type Expression } from './house/regexes.ts';

const root = join(import.meta.dirname, '..');

/** Libraries that must not be shipped, each with what stands in its place. */
const LEFT_OUT = [
  'strnum',
  'is-unsafe',
  'xml-naming',
  'browserify-aes',
  'create-hash',
  'mdb-reader/lib/node/codec-handler/handlers/office',
];

/** Files that put expressions together as they load, but only where there is a page. */
const OF_A_PAGE: ReadonlyMap<string, string> = new Map([
  ['node_modules/lit-html/lit-html.js', 'reads the templates of our own sources, never what somebody wrote'],
]);

/** Those of our own sources are looked at by another test. */
const ours = new Set(
  ['src', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => expressionsIn(readFileSync(join(root, folder, path), 'utf8')).map(written)),
  ),
);
const isOurs = (one: Expression): boolean => ours.has(written(one));

interface Shipped {
  readonly text: string;
  readonly inputs: ReadonlySet<string>;
}

/** What is shipped, with every name as its author wrote it. */
async function shipped(options: BuildOptions): Promise<Shipped> {
  // Names that are shortened tell nothing here, and cost time.
  const { mangleProps: _shortened, ...rest } = options;
  const { outputFiles, metafile } = await build({
    ...rest,
    minify: false,
    write: false,
    metafile: true,
    sourcemap: false,
    legalComments: 'none',
    outdir: 'build',
    plugins: (options.plugins ?? []).filter(({ name }) => name === 'without ciphers'),
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  return { text: scripts.map(({ text }) => text).join('\n'), inputs: new Set(inputs) };
}

/** The expressions a file puts together while it is loaded. */
function putTogether(path: string): Expression[] {
  const found: Expression[] = [];
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      const made = new target(pattern, flags);
      // Whatever else it loads is left out, or looked at by itself.
      if (new Error('').stack?.includes(path) === true)
        found.push({ pattern: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    createRequire(import.meta.url)(join(root, path));
  } finally {
    globalThis.RegExp = Plain;
  }
  return found;
}

let all: ReadonlyMap<string, Expression>;
let inputs: ReadonlySet<string>;

beforeAll(async () => {
  const bundles: Shipped[] = [];
  for (const options of [pageOptions(), ...aloneOptions(), programOptions('src/apps/cli/main.ts')])
    bundles.push(await shipped(options));
  inputs = new Set(bundles.flatMap((bundle) => [...bundle.inputs]));
  const ofLibraries = [...inputs].filter((path) => path.startsWith('node_modules/'));
  const found = bundles.flatMap(({ text }) => expressionsIn(text));
  for (const path of ofLibraries)
    if (!OF_A_PAGE.has(path) && /RegExp\(/.test(readFileSync(join(root, path), 'utf8')))
      found.push(...putTogether(path));
  all = new Map(found.map((each) => [written(each), each]));
});

describe('libraries', () => {
  test('there is something to look at', () => {
    expect([...inputs].filter((path) => path.includes('fast-xml-parser'))).not.toEqual([]);
    expect(all.size).toBeGreaterThan(200);
    // Put together from pieces, as no literal is.
    expect([...all.keys()].filter((text) => text.startsWith(String.raw`/^rgba\(\s*`))).not.toEqual([]);
  });

  test('what is not needed is not shipped', () => {
    expect(
      LEFT_OUT.filter((name) => [...inputs].some((path) => path.includes(`node_modules/${name}/`))),
    ).toEqual([]);
    for (const path of OF_A_PAGE.keys()) expect(inputs).toContain(path);
  });

  test('take linear time', { timeout: 600_000 }, () => {
    const bad = [...all].filter(([, one]) => !isOurs(one) && verdict(one) !== 'safe').map(([text]) => text);
    expect(bad).toEqual([]);
  });
});
