/** What no page could read back is not written, and the limit is named. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { recordAt } from '../output/picture/support.ts';
import { dealtrailIn } from './dealtrail.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-limits-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a deal of more events than a replay holds is refused by bake and publish; one within the limit is not', async () => {
  const record = recordAt('fixtures/seeds/seed-000-example-1d.json');
  const write = (name: string, events: number): void => {
    const called = Array.from({ length: events }, () => ({ type: 'DirectorCalled', by: 'N' }) as const);
    writeFileSync(join(folder, name), writeCase({ ...record, events: called, marks: {} }));
  };
  write('many.json', 520);
  write('most.json', 2001);
  expect(await dealtrailIn(folder, 'bake', 'many.json', 'many-baked.json')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'many-baked.json'), 'utf8')).toContain('"steps"');
  for (const [command, target] of [
    ['bake', 'most-baked.json'],
    ['publish', './most'],
  ] as const) {
    const { code, err } = await dealtrailIn(folder, command, 'most.json', target);
    expect([command, code, err]).toEqual([command, 2, expect.stringContaining('2000 events')]);
    expect(existsSync(join(folder, target))).toBe(false);
  }
});

test('show tells the result of a deal that was passed out', async () => {
  const { header } = recordAt('fixtures/seeds/seed-000-example-1d.json');
  const { statedResult: _stated, ...rest } = header;
  const passed = { ...rest, auction: ['P', 'P', 'P', 'P'], contract: null, declarer: null } as const;
  writeFileSync(join(folder, 'pass.json'), writeCase({ header: passed, events: [] }));
  expect((await dealtrailIn(folder, 'show', 'pass.json')).out).toContain('Passed out: 0');
});
