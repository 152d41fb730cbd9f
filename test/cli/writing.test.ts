import fs, {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { written } from '../../src/apps/cli/writing.ts';

const home = mkdtempSync(join(tmpdir(), 'dealtrail-writing-'));
afterAll(() => rmSync(home, { recursive: true }));

const printed: string[] = [];
const terminal = { print: (line: string) => printed.push(line), error: (line: string) => printed.push(line) };
const files = (paths: readonly string[]): { path: string; content: string }[] =>
  paths.map((path) => ({ path, content: '♠' }));
const write = (...paths: string[]): boolean => written(files(paths), terminal);
const force = (...paths: string[]): boolean => written(files(paths), terminal, { force: true });

describe('the files of a command', () => {
  test('are written into folders made for them', () => {
    const deep = join(home, 'one', 'two', 'deal');
    expect(write(deep, join(home, 'one', 'other'))).toBe(true);
    expect([readFileSync(deep, 'utf8'), printed]).toEqual(['♠', []]);
    expect(readdirSync(join(home, 'one', 'two'))).toEqual(['deal']);
  });

  test('with a long name keep their own contents', () => {
    const paths = ['1', '2', '3'].map((number) => join(home, `${'k'.repeat(150)}-${number}`));
    expect(
      written(
        paths.map((path) => ({ path, content: path.slice(-1) })),
        terminal,
      ),
    ).toBe(true);
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['1', '2', '3']);
  });

  test('are written over what was there only when that is said, and all of them or none', () => {
    const there = join(home, 'there');
    writeFileSync(there, 'of yesterday', { mode: 0o600 });
    expect(write(join(home, 'new'), there)).toBe(false);
    expect(printed.splice(0)).toEqual([expect.stringContaining(`${there} exists already`)]);
    expect([readFileSync(there, 'utf8'), existsSync(join(home, 'new'))]).toEqual(['of yesterday', false]);
    symlinkSync(there, join(home, 'link'));
    expect(force(join(home, 'link'))).toBe(true);
    expect(readFileSync(there, 'utf8')).toBe('♠');
    expect([lstatSync(join(home, 'link')).isSymbolicLink(), statSync(there).mode % 0o1000]).toEqual([
      true,
      0o600,
    ]);
    expect(printed).toEqual([]);
  });

  test('leave what was there when one of them can’t be written', () => {
    const there = join(home, 'kept');
    writeFileSync(there, 'of yesterday');
    writeFileSync(join(home, 'no folder'), '');
    expect(force(there, join(home, 'no folder', 'deal'))).toBe(false);
    expect(printed.splice(0)).toHaveLength(1);
    expect(readFileSync(there, 'utf8')).toBe('of yesterday');
    expect(readdirSync(home).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('leave nothing behind where the permissions of the old file can’t be kept', () => {
    const there = join(home, 'with permissions');
    writeFileSync(there, 'of yesterday', { mode: 0o600 });
    const refusing = (['chmodSync', 'fchmodSync'] as const).map((name) =>
      vi.spyOn(fs, name).mockImplementation(() => {
        throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
      }),
    );
    syncBuiltinESMExports();
    const isWritten = force(there);
    for (const refused of refusing) refused.mockRestore();
    syncBuiltinESMExports();
    expect(isWritten).toBe(false);
    expect(printed.splice(0)).toEqual([expect.stringContaining(`${there} can’t be written`)]);
    expect(readFileSync(there, 'utf8')).toBe('of yesterday');
    expect(readdirSync(home).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('are named with the reason where a file bears the name of their folder', () => {
    writeFileSync(join(home, 'file'), '');
    const below = join(home, 'file', 'below');
    expect(write(below, join(home, 'after'))).toBe(false);
    expect(printed.splice(0)).toEqual([expect.stringContaining(`${below} can’t be written`)]);
    expect(existsSync(join(home, 'after'))).toBe(false);
  });

  test.runIf(process.platform === 'linux')(
    'are refused, and soon, where the system knows no such name',
    () => {
      expect(write('/proc/dealtrail/below')).toBe(false);
      expect(printed.splice(0)).toEqual([expect.stringContaining('/proc/dealtrail/below can’t be written')]);
    },
  );
});
