import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/install.mjs';

const folders = ['.', 'scripts', 'test/mutation'];
const scripts = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
);
/** A file whose own comment says that nobody need look at its types. */
const unlooked = (text: string): boolean =>
  /@ts-(?:nocheck|ignore|expect-error)|@(?:type|param) \{any\}/.test(text);

function seenWith(settings: string): string[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const listed = execFileSync(process.execPath, [compiler, '--listFilesOnly', '-p', join(root, settings)], {
    encoding: 'utf8',
  });
  return listed.split('\n').map((path) => relative(root, path.trim()).replaceAll('\\', '/'));
}

test('the types of every script are checked', () => {
  const seen = new Set([...seenWith('tsconfig.json'), ...seenWith('tsconfig.worker.json')]);
  expect(scripts).toContain('scripts/test.mjs');
  expect(scripts).toContain('scripts/offline-worker.js');
  expect(scripts.filter((path) => !seen.has(path))).toEqual([]);
  expect(seen.has('scripts/a-script-nobody-wrote.mjs')).toBe(false);
  const { checkJs, strict } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).compilerOptions;
  expect({ checkJs, strict }).toEqual({ checkJs: true, strict: true });
});

test('no script hides its types', () => {
  expect(scripts.filter((path) => unlooked(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  expect(unlooked('// @ts-ignore\nnobody.knows();')).toBe(true);
  expect(unlooked('// @ts-check\n/** @type {string} */')).toBe(false);
});
