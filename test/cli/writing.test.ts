import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { written } from '../../src/apps/cli/writing.ts';

const home = mkdtempSync(join(tmpdir(), 'dealtrail-writing-'));
afterAll(() => rmSync(home, { recursive: true }));

const said: string[] = [];
const terminal = { print: (line: string) => said.push(line), error: (line: string) => said.push(line) };
const write = (...paths: string[]): boolean =>
  written(
    paths.map((path) => ({ path, content: '♠' })),
    terminal,
  );

describe('the files of a command', () => {
  test('are written into folders made for them, and over what was there', () => {
    const deep = join(home, 'one', 'two', 'deal');
    expect(write(deep, join(home, 'one', 'other'))).toBe(true);
    writeFileSync(deep, 'of yesterday');
    expect(write(deep)).toBe(true);
    expect([readFileSync(deep, 'utf8'), said]).toEqual(['♠', []]);
  });

  test('are named with the reason where a file bears the name of their folder', () => {
    writeFileSync(join(home, 'file'), '');
    const below = join(home, 'file', 'below');
    expect(write(below, join(home, 'after'))).toBe(false);
    expect(said.splice(0)).toEqual([expect.stringContaining(`${below} can’t be written`)]);
    expect(existsSync(join(home, 'after'))).toBe(false);
  });

  test.runIf(process.platform === 'linux')(
    'are refused, and soon, where the system knows no such name',
    () => {
      expect(write('/proc/dealtrail/below')).toBe(false);
      expect(said.splice(0)).toEqual([expect.stringContaining('/proc/dealtrail/below can’t be written')]);
    },
  );
});
