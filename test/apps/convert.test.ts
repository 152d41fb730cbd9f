/** The command line converts between formats, tells what is lost on the error stream, and its exit code says whether. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { convert } from '../../src/apps/cli/convert.ts';
import { readSource } from '../../src/apps/cli/source.ts';
import { readBws } from '../../src/formats/bws/readBws.ts';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { leftOutOf } from '../../src/formats/leftOut.ts';
import { textOf } from '../fixtures.ts';
import { jetDatabase } from '../formats/jet.ts';
import { inventDeal, pbnGame } from '../formats/synthetic.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

async function run(input: string | string[], output: string): Promise<{ code: number; errors: string[] }> {
  const errors: string[] = [];
  const code = await convert([input].flat(), output, { print: () => {}, error: (line) => errors.push(line) });
  return { code, errors };
}

const pbn = `${pbnGame(inventDeal(1))}\n${pbnGame(inventDeal(2), 21)}`;

test('an untouched file comes back byte for byte, whatever its quirks', async () => {
  const bytes = Uint8Array.of(
    0xef,
    0xbb,
    0xbf,
    ...new TextEncoder().encode(`; my own\r[Site "x"]\n${pbn}`),
    0x1a,
  );
  writeFileSync(at('a.pbn'), bytes);
  expect(await run(at('a.pbn'), at('b.pbn'))).toMatchObject({ code: 0 });
  expect([...readFileSync(at('b.pbn'))]).toEqual([...bytes]);
});

test('several files and archives go into one, with their own places', async () => {
  writeFileSync(at('one.pbn'), pbnGame(inventDeal(3)));
  const inner = zipSync({ 'b.pbn': strToU8(pbn) });
  writeFileSync(at('evening.zip'), zipSync({ 'inner.zip': inner, 'notes.txt': strToU8('x') }));
  const { code, errors } = await run([at('one.pbn'), at('evening.zip')], at('all.pbn'));
  expect([code, errors.at(-1)]).toEqual([0, '3 deals, 1 file written, 0 items lost']);
  writeFileSync(at('bad.pbn'), 'no deal');
  const bad = await run([at('one.pbn'), at('bad.pbn')], at('most.lin'));
  expect(bad.code).toBe(1);
  expect(bad.errors[0]).toMatch(/bad\.pbn: line 1: /);
});

test('JSON of another program in an archive is left out and named; named itself it is refused', async () => {
  const other = '{ "name": "x", "version": "1.0.0" }';
  writeFileSync(at('mixed.zip'), zipSync({ 'b.pbn': strToU8(pbn), 'package.json': strToU8(other) }));
  const { code, errors } = await run(at('mixed.zip'), at('mixed.lin'));
  expect([code, errors.at(-1)]).toEqual([0, '2 deals, 1 file written, 0 items lost']);
  expect(errors.join()).toContain(`1 file of another kind was left out: ${at('mixed.zip')}/package.json`);
});

test('what a link of a result without cards can’t say is told as it was', async () => {
  const text = '[Board "3"]\n[Declarer "S"]\n[Contract "4H"]\n[Result "10"]\n';
  writeFileSync(at('line.pbn'), text);
  const { errors } = await run(at('line.pbn'), at('line.url'));
  expect(errors).toContain('deal 1: Not kept: the board number (3).');
  expect(errors).toContain('deal 1: Not kept: the stated result of 10 tricks.');
  expect(errors.join('\n')).not.toMatch(/\?|names no seats/);
});

test('nothing is written over where the format has no place for any of the deals', async () => {
  writeFileSync(at('result.pbn'), '[Board "3"]\n[Declarer "S"]\n[Contract "4H"]\n[Result "10"]\n');
  for (const ending of ['dup', 'bri', 'dlm', 'url']) {
    writeFileSync(at(`kept.${ending}`), 'mine');
    const { code, errors } = await run(at('result.pbn'), at(`kept.${ending}`));
    expect(code).toBe(2);
    expect(errors.slice(0, -1).join('\n')).toContain('deal 1: The deal is left out');
    expect(errors.at(-1)).toMatch(
      /kept\.\w+ was not written: the format has no place for any of these deals$/,
    );
    expect(readFileSync(at(`kept.${ending}`), 'utf8')).toBe('mine');
  }
});

test('of several sessions in one LIN file none has the names, the event or the scoring of another', async () => {
  const bare = pbnGame(inventDeal(3)).replace(/\[(?:Event|North|East|South|West|Scoring) [^\n]*\n/g, '');
  const named = `[Event "Cup"]\n[Scoring "IMP"]\n[North "Ann"]\n${bare}`;
  writeFileSync(at('bare.pbn'), bare);
  writeFileSync(at('named.pbn'), named);
  const { errors } = await run([at('named.pbn'), at('bare.pbn')], at('both.lin'));
  expect(errors.filter((line) => /event|scoring|names/i.test(line)).map((line) => line.slice(0, 7))).toEqual([
    'deal 1:',
    'deal 1:',
  ]);
  const { deals } = await readSource({ name: 'both.lin', path: at('both.lin'), size: 0 });
  expect(deals.map(({ record: { header } }) => [header.event, header.scoring, header.names])).toEqual([
    [undefined, undefined, { N: 'Ann' }],
    [undefined, undefined, undefined],
  ]);
});

test('the one file of an archive comes back byte for byte, too', async () => {
  const text = `; kept\r\n${pbn}`;
  writeFileSync(at('kept.zip'), zipSync({ 'kept.pbn': strToU8(text) }));
  expect(await run(at('kept.zip'), at('unpacked.pbn'))).toMatchObject({ code: 0 });
  expect(readFileSync(at('unpacked.pbn'), 'utf8')).toBe(text);
});

test('there and back through a case file for every deal', async () => {
  writeFileSync(at('two.pbn'), pbn);
  const { code, errors } = await run(at('two.pbn'), at('cases/two.json'));
  expect(code).toBe(0);
  expect(errors).toEqual(['2 deals, 2 files written, 0 items lost']);
  expect(readdirSync(at('cases'))).toEqual(['two-1.json', 'two-2.json']);
  expect(readCaseFile(readFileSync(at('cases/two-2.json'), 'utf8')).deals[0]!.record.events).toHaveLength(22);
  expect(await run(at('cases/two-2.json'), at('two.lin'))).toMatchObject({ code: 0 });
});

test('what is lost is told item by item', async () => {
  const path = 'fixtures/law49/49-shown-to-partner.json';
  writeFileSync(at('case.json'), textOf(path));
  const { code, errors } = await run(at('case.json'), at('case.lin'));
  expect(code).toBe(1);
  expect(errors.some((line) => /^deal 1, event \d+: /.test(line))).toBe(true);
  const kept = await run(at('case.json'), at('case.pbn'));
  const back = kept.errors.filter((line) => line.includes('Dealtrail reads it back'));
  expect(back).not.toEqual([]);
  // It is counted apart from what is lost.
  expect(kept.errors.at(-1)).toBe(
    `1 deal, 1 file written, 0 items lost, ${back.length} that only Dealtrail reads back`,
  );
  await run(at('case.pbn'), at('again.json'));
  expect(readCaseFile(readFileSync(at('again.json'), 'utf8')).deals[0]!.record.events).toEqual(
    readCaseFile(textOf(path)).deals[0]!.record.events,
  );
});

test('what stands in a file beside its deals is told once a kind, with how often', async () => {
  const page = 'qx|o1|pg||st||md|1SAK,HQ,D2,|sv|o|pg||mb|p|mb|p|mb|p|mb|p|\nqx|o2|bt|x|md|1SAK,HQ,D2,|pg||\n';
  writeFileSync(at('page.lin'), page);
  const lin = await run(at('page.lin'), at('page.pbn'));
  expect(lin.errors.filter((line) => line.includes('layout'))).toEqual([
    'Not kept: the layout of the pages (pg (3), st, bt).',
  ]);
  expect((await run(at('page.lin'), at('again.lin'))).errors.join()).not.toContain('layout');
  const bare = page.replaceAll(/(?:pg|st|bt)\|x?\|/g, '');
  writeFileSync(at('bare.lin'), bare);
  expect((await run(at('bare.lin'), at('bare.pbn'))).errors.join()).not.toContain('layout');

  const board = 'Board 01=aaaaaabffffffkkkkkklpppppp\n';
  writeFileSync(at('machine.dlm'), `[Document]\nScoring=0\nFrom board=1\nTo board=1\nShuffle=1\n${board}`);
  const dlm = await run(at('machine.dlm'), at('machine.pbn'));
  expect(dlm.errors).toContain('Not kept: other settings for the dealing machine (Scoring, Shuffle).');
  expect(dlm.code).toBe(1);
  writeFileSync(at('plain.dlm'), `[Document]\nFrom board=1\nTo board=1\n${board}`);
  expect((await run(at('plain.dlm'), at('plain.pbn'))).errors.join()).not.toContain('machine');
});

test('tables of a scoring database that nothing is taken from are named', async () => {
  const result = { Section: 1, Table: 1, Round: 1, Board: 1, 'NS/EW': 'S', Contract: '4 H', Result: '=' };
  const { deals } = await readBws(jetDatabase({ ReceivedData: [result], Settings: [{ Section: 1 }] }));
  expect(leftOutOf(deals)).toEqual([{ kind: 'tables', names: new Map([['Settings', 1]]) }]);
  const plain = await readBws(jetDatabase({ ReceivedData: [result] }));
  expect(leftOutOf(plain.deals)).toEqual([]);
});

test('what can’t be run says why', async () => {
  writeFileSync(at('empty.pbn'), '');
  for (const [input, output, why] of [
    [at('two.pbn'), at('x.docx'), 'the name must end in'],
    [at('missing.pbn'), at('x.lin'), 'no such file'],
    [at('empty.pbn'), at('x.lin'), 'no deal could be read'],
    [at('two.pbn'), join(at('two.pbn'), 'x.lin'), 'can’t be written: part of its path is not a folder'],
  ] as const) {
    const { code, errors } = await run(input, output);
    expect(code, why).toBe(2);
    expect(errors.join('\n')).toContain(why);
  }
});
