/** `dealtrail record`: facts typed on standard input, the position after each, and the case that comes of them. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { useLanguage } from '../../src/apps/cli/wording.ts';
import { record } from '../../src/apps/cli/record.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { lineOf } from '../typed/writeLine.ts';
import { oneOf, textOf } from '../fixtures.ts';
import { expectSame } from '../same.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-record-'));
afterAll(() => rmSync(folder, { recursive: true }));
const IN = join(folder, 'in.json');
const OUT = join(folder, 'out.json');

async function typed(text: string, lines: readonly string[]) {
  writeFileSync(IN, text);
  const printed: string[] = [];
  const errors: string[] = [];
  const output = { print: (line: string) => printed.push(line), error: (line: string) => errors.push(line) };
  const code = await record(IN, OUT, { force: true }, output, {
    input: Readable.from(lines.map((line) => `${line}\n`)),
    screen: null,
  });
  return { code, printed, errors, written: readCase(readFileSync(OUT, 'utf8')).record };
}

const withoutEvents = (path: string): { empty: string; whole: ReturnType<typeof readCase>['record'] } => {
  const { record: whole } = readCase(textOf(path));
  if (whole === null) throw new Error(`${path} is no case`);
  return { empty: writeCase({ ...whole, events: [], marks: {} }), whole };
};

describe('facts typed line by line', () => {
  test.each(oneOf(12))('%s comes out as it went in', async (path) => {
    const { empty, whole } = withoutEvents(path);
    const { events } = whole!;
    const lines = events.map((fact) => lineOf(fact) ?? '');
    const { code, errors, written } = await typed(empty, lines);
    expect([code, errors]).toEqual([0, []]);
    expectSame(written?.events, events, path);
  });

  test('many at once wait for a signal only once, or Node warns of a leak', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    writeFileSync(IN, empty);
    const before = process.listenerCount('SIGINT');
    let most = 0;
    const output = {
      print: () => (most = Math.max(most, process.listenerCount('SIGINT'))),
      error: () => {},
    };
    const input = new PassThrough();
    input.end('director n\n'.repeat(30));
    expect(await record(IN, OUT, { force: true }, output, { input, screen: null })).toBe(0);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(before + 1);
  });

  test('are told with what the Laws say, the choices as they are typed, and the turn', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    const { code, printed } = await typed(empty, ['dropped e d5; dropped e h6']);
    expect(code).toBe(0);
    expect(printed[0]).toContain('♦5');
    expect(printed.join('\n')).toContain('♥6');
    expect(printed.join('\n')).toContain('major penalty card');
    expect(printed.at(-1)).toContain('next to lead or play');
  });

  test('of a case file are told in the language of the command', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    await useLanguage('tr');
    const { printed } = await typed(empty, ['noted event "Cup"']);
    await useLanguage('en');
    const text = printed.join('\n');
    expect(text).toContain('Cup');
    expect(text).not.toContain('Event');
  });

  test('are not asked for where OUT can’t be written', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    writeFileSync(IN, empty);
    writeFileSync(join(folder, 'file'), '');
    for (const target of [folder, join(folder, 'file', 'out.json')]) {
      const errors: string[] = [];
      const lines = Readable.from(['director n\n']);
      const output = { print: () => 0, error: (line: string) => errors.push(line) };
      expect(await record(IN, target, { force: true }, output, { input: lines, screen: null })).toBe(2);
      expect([errors.length, lines.readableDidRead]).toEqual([1, false]);
      expect(errors[0]).toContain('can’t be written');
    }
  });

  test('are printed as a case where it can’t be written at the end', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    writeFileSync(IN, empty);
    const gone = join(folder, 'gone', 'out.json');
    const printed: string[] = [];
    const output = { print: (line: string) => printed.push(line), error: () => 0 };
    // The folder becomes a file while lines are typed.
    async function* lines() {
      await Promise.resolve();
      rmSync(join(folder, 'gone'), { recursive: true });
      writeFileSync(join(folder, 'gone'), '');
      yield 'director n\n';
    }
    expect(await record(IN, gone, {}, output, { input: Readable.from(lines()), screen: null })).toBe(2);
    expect(readCase(printed.at(-1) ?? '').record?.events).toEqual([{ type: 'DirectorCalled', by: 'N' }]);
  });

  test('of a line that is not understood nothing is recorded, and the place is said', async () => {
    const { empty, whole } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    const { code, errors, written } = await typed(empty, ['director n; foo', 'director s', 'mark here']);
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('line 1, character 13');
    expect(errors[0]).toContain('foo');
    expect(written?.events).toEqual([{ type: 'DirectorCalled', by: 'S' }]);
    expect(written?.marks).toEqual({ here: 1 });
    expect(whole!.events.length).toBeGreaterThan(0);
  });

  test('a missing field is named in the words of the page, in the language of the command', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    await useLanguage('tr');
    const { errors } = await typed(empty, ['claim']);
    await useLanguage('en');
    expect(errors[0]).toContain('‹Kim› yazılmamış');
  });
  test('a call that names no seat is that of the next to call, also where nobody says who dealt', async () => {
    const { whole } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    const nobody = { N: null, E: null, S: null, W: null };
    const deal = { board: '', dealer: null, vulnerable: 'None' as const, hands: nobody };
    const header = { ...whole!.header, deal, contract: null, declarer: null, auction: null };
    const { code, written } = await typed(writeCase({ header, events: [] }), [
      'bid n 1n; bid p',
      'bid 3n; bid p; bid p; bid p',
      's5 s2',
    ]);
    expect(code).toBe(0);
    expect(written?.events.map((fact) => ('seat' in fact ? fact.seat : ''))).toEqual([...'NESWNE', ...'ES']);
  });

  test('control characters of a text never reach the terminal', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    const { printed } = await typed(empty, ['said "West" "a\u001b[31mred"']);
    expect(printed.join('')).not.toContain('\u001b');
    expect(printed.join('')).toContain('red');
  });

  test('of a hearing are told with the field of a note, the facts of an account and the sheet of a poll', async () => {
    const { empty } = withoutEvents('fixtures/hearings/low-card-dropped-or-shown.json');
    const { code, errors, printed } = await typed(empty, [
      'mark slip; noted decision stands; account ns slip { shown w s8 }; mark told; finds committee told',
      'poll slip w kqt8 5 t842 k432 play { bid w p p 1h } contract:4H declarer:N; mark asked',
      'peer asked s8 considered:"something else"',
    ]);
    expect([code, errors]).toEqual([0, []]);
    const text = printed.join('\n');
    expect(text).toContain('Outcome: The table result stands');
    expect(text).toContain('West shows the ♠8');
    expect(text).toContain('told: This is what happened, as the committee found');
    expect(text).toContain('♠ K Q 10 8');
    expect(text).toContain('considers something else');
  });

  test('are in the file after each line, so that a program that is killed has lost none', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    writeFileSync(IN, empty);
    const kept: number[] = [];
    async function* lines() {
      await Promise.resolve();
      for (const line of ['director n\n', 'mark here\n', 'nonsense\n', 'director s\n']) {
        yield line;
        await new Promise((done) => setTimeout(done));
        kept.push(readCase(readFileSync(OUT, 'utf8')).record?.events.length ?? -1);
      }
    }
    rmSync(OUT, { force: true });
    const output = { print: () => 0, error: () => 0 };
    expect(await record(IN, OUT, {}, output, { input: Readable.from(lines()), screen: null })).toBe(1);
    expect(kept).toEqual([1, 1, 1, 2]);
    expect(readCase(readFileSync(OUT, 'utf8')).record?.marks).toEqual({ here: 1 });
  });

  test('that go to no file are said to be lost', async () => {
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    writeFileSync(IN, empty);
    const lost = async (line: string): Promise<readonly string[]> => {
      const errors: string[] = [];
      const output = { print: () => 0, error: (text: string) => errors.push(text) };
      const input = Readable.from([line]);
      expect(await record(IN, undefined, {}, output, { input, screen: null })).toBe(0);
      return errors;
    };
    expect(await lost('director n; director s\n')).toEqual([
      expect.stringContaining('2. They are saved nowhere'),
    ]);
    expect(await lost('help\n')).toEqual([]);
  });

  test('a deal of which nothing is known begins with --new, and no file is overwritten', async () => {
    const out = join(folder, 'new.json');
    const begin = async (force: boolean): Promise<readonly [number, readonly string[]]> => {
      const errors: string[] = [];
      const output = { print: () => 0, error: (text: string) => errors.push(text) };
      const input = Readable.from(['board 13\n', 'bid 1nt p p p\n', 's4\n']);
      return [await record(out, undefined, { new: true, force }, output, { input, screen: null }), errors];
    };
    expect(await begin(false)).toEqual([0, []]);
    const { record: made } = readCase(readFileSync(out, 'utf8'));
    expect(made?.events.at(0)).toEqual({
      type: 'BoardRecorded',
      board: '13',
      dealer: 'N',
      vulnerable: 'All',
    });
    expect(made?.events.at(-1)).toEqual({ type: 'CardPlayed', seat: 'E', card: 'S4' });
    expect(await begin(false)).toEqual([2, [expect.stringContaining('exists already')]]);
    expect(await begin(true)).toEqual([0, []]);
  });

  test('at a terminal a person is told how to type, and words are completed', async () => {
    const out = join(folder, 'typed.json');
    const printed: string[] = [];
    const output = {
      print: (text: string) => printed.push(text),
      error: (text: string) => printed.push(text),
    };
    const input = new PassThrough();
    const screen = new PassThrough();
    const done = record(out, undefined, { new: true }, output, { input, screen });
    await new Promise((after) => setTimeout(after, 50));
    for (const typedText of ['dir\t', 'n\r', 'help claim\r', 'help\r']) input.write(typedText);
    input.end();
    expect(await done).toBe(0);
    expect(readCase(readFileSync(out, 'utf8')).record?.events).toEqual([{ type: 'DirectorCalled', by: 'N' }]);
    expect(printed[0]).toContain('Type one fact on each line');
    expect(printed).toContain('claim ‹Who› ‹Tricks› ["‹Statement›"]');
    expect(printed.filter((line) => /^(?:claim|peer|play) {2}/.test(line))).toHaveLength(3);
    expect(printed.at(-1)).toContain(`Facts typed: 1. The case is in ${out}.`);
    expect(String(screen.read())).toContain('> ');
  });

  test('cards have the letters of the language', async () => {
    await useLanguage('tr');
    const { empty } = withoutEvents('fixtures/seeds/seed-000-example-7a.json');
    const { written } = await typed(empty, ['dropped e sV']);
    await useLanguage('en');
    expect(written?.events).toEqual([{ type: 'CardExposed', seat: 'E', card: 'SJ', manner: 'dropped' }]);
  });
});
