import { readFileSync } from 'node:fs';
import { gzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, listEntries, unpack, type Limits } from '../../src/formats/archive.ts';
import type { ChosenFile } from '../../src/apps/workshop/chosenFile.ts';
import { SessionAudit } from '../../src/apps/workshop/audit/sessionOf.ts';
import { recordsOf } from '../../src/apps/workshop/audit/source.ts';
import { readFile } from '../../src/apps/workshop/reading.ts';
import type { Problem } from '../../src/formats/problem.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { Counts, FindingRow } from '../../src/ui/audit-page/session.ts';
import { listedText } from '../../src/i18n/listed.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { pbnOf } from '../bench/pbn.ts';
import { overlappingZip, zipOfEmptyEntries } from '../formats/hostileBytes.ts';

/** What a worker has and Node has not: files read while one waits. A file without bytes has been moved away. */
class Content {
  readonly bytes: Uint8Array | null;
  readonly size: number;
  constructor(bytes: Uint8Array | null, size = bytes?.length ?? 1) {
    this.bytes = bytes;
    this.size = size;
  }
  slice(from: number, to: number): Content {
    return new Content(this.bytes?.slice(from, to) ?? null);
  }
}

class Reader {
  readAsArrayBuffer({ bytes }: Content): ArrayBuffer {
    if (bytes === null) throw new DOMException('', 'NotReadableError');
    return bytes.slice().buffer;
  }
}

const file = (name: string, text: string | Uint8Array | null, size?: number): ChosenFile => ({
  name,
  content: new Content(
    typeof text === 'string' ? new TextEncoder().encode(text) : text,
    size,
  ) as unknown as Blob,
});

async function audited(
  files: readonly ChosenFile[],
): Promise<{ rows: FindingRow[]; counts: Counts; batches: number }> {
  const rows: FindingRow[] = [];
  let last: Counts | null = null;
  let batches = 0;
  const session = new SessionAudit(({ rows: some, counts }) => {
    rows.push(...some);
    last = counts;
    batches++;
  });
  await session.run(files, false);
  return { rows, counts: last!, batches };
}

const random = seeded(5);
const board = (number: number, result?: number): string => {
  const text = pbnOf(playedDeal(random, number));
  return result === undefined ? text : text.replace(/\[Result "\d+"\]/, `[Result "${result}"]`);
};

describe('a session read file by file', () => {
  beforeEach(() => vi.stubGlobal('FileReaderSync', Reader));
  afterEach(() => vi.unstubAllGlobals());

  it('counts and numbers over all files', async () => {
    const { rows, counts } = await audited([
      file('a.pbn', `${board(1, 0)}\n${board(2, 13)}`),
      file('b.pbn', board(3, 0)),
    ]);
    expect(counts).toMatchObject({ filesRead: 2, deals: 3, playedDeals: 3, cards: 156 });
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index));
    expect(new Set(rows.map(({ name, file: of }) => `${of} ${name}`))).toEqual(
      new Set(['0 a.pbn', '1 b.pbn']),
    );
    expect(new Set(rows.map(({ finding }) => finding)).size).toBe(rows.length);
  });

  it('compares the results of a board over all files, with its table and its name', async () => {
    const text = readFileSync('fixtures/sessions/A19-guilty-entered-for-the-other-side.pbn', 'utf8');
    const whole = await audited([file('a.pbn', text)]);
    const games = text.trim().split('\n\n');
    const apart = await audited(games.map((game, index) => file(`${index}.pbn`, game)));
    const [one, other] = [whole, apart].map(({ rows }) => rows.find(({ check }) => check === 'A19'));
    expect(other).toMatchObject({ table: one?.table, finding: one?.finding, deal: 0, result: one?.result });
    expect(other?.name).toBe(`${one?.deal}.pbn`);
    expect(other?.table).not.toBe(null);
  });

  it('goes on when a file can no longer be read, and says so', async () => {
    const { rows, counts } = await audited([
      file('gone.pbn', null),
      file('large.pbn', null, 9_000_000),
      file('b.pbn', board(3)),
    ]);
    expect(counts).toMatchObject({ filesRead: 3, deals: 1 });
    const lost = rows.filter(({ key }) => key === 'import.fileBrokeOff');
    expect(lost.map(({ name }) => name)).toEqual(['gone.pbn', 'large.pbn']);
    expect(listedText(lost[0]!, wordsFor(DEFAULT_SETTINGS))).toContain('The audit of this file broke off');
  });

  it('reads a large file in pieces to the same findings', async () => {
    const boards = Array.from({ length: 12 }, (_, index) =>
      board(index + 1, index % 2 === 0 ? 0 : undefined),
    );
    // A line of blanks behind each board: more than a piece in all, and no record as long as none in earnest.
    const padded = (blanks: number): string =>
      boards.map((one) => `${one}\n${' '.repeat(blanks)}\n`).join('');
    const whole = await audited([file('a.pbn', padded(1))]);
    const large = padded(900_000);
    const pieces = await audited([file('a.pbn', large)]);
    expect(pieces.rows.map(({ number: _number, ...row }) => row)).toEqual(
      whole.rows.map(({ number: _number, ...row }) => row),
    );
    expect(pieces.counts).toMatchObject({ deals: 12, bytesRead: large.length });
  });

  it('hands over no more at once than a page takes in without missing a frame', async () => {
    const sizes: number[] = [];
    const files = Array.from({ length: 1200 }, (_, index) => file(`${index}.pbn`, null));
    await new SessionAudit(({ rows }) => sizes.push(rows.length)).run(files, false);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1200);
  });
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const USEBIO = `<USEBIO Version="1.2"><EVENT><BOARD><BOARD_NUMBER>3</BOARD_NUMBER><TRAVELLER_LINE>
<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4H</CONTRACT><PLAYED_BY>S</PLAYED_BY>
<TRICKS>10</TRICKS><SCORE>430</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;

describe('archives and other kinds of files', () => {
  beforeEach(() => vi.stubGlobal('FileReaderSync', Reader));
  afterEach(() => vi.unstubAllGlobals());

  it('reads XML, and every record of an archive and of the archives in it', async () => {
    const monday = zipSync({ 'a.pbn': utf8(board(1, 0)), 'notes.docx': utf8('x') });
    const archive = zipSync({ 'week/': new Uint8Array(), 'week/monday.zip': monday, 'c.xml': utf8(USEBIO) });
    const { rows, counts } = await audited([file('b.xml', USEBIO), file('all.zip', archive)]);
    expect(counts).toMatchObject({ filesRead: 2, unpacked: 2, leftAlone: 1, deals: 3, playedDeals: 1 });
    const wrong = rows.filter(({ check }) => check === 'A10' || check === 'A09');
    expect(wrong.map(({ name, inside, check }) => [name, inside, check])).toEqual([
      ['b.xml', [], 'A10'],
      ['all.zip/c.xml', ['c.xml'], 'A10'],
      ['all.zip/week/monday.zip/a.pbn', ['week/monday.zip', 'a.pbn'], 'A09'],
    ]);
  });

  it('reads an entry of an archive by what it holds where its name says nothing, and counts the rest', async () => {
    const settings = utf8('{ "name": "x", "version": "1.0.0", "private": true }');
    const inner = zipSync({ session: utf8(board(2)) });
    const archive = zipSync({
      'board 1': utf8(board(1)),
      'three.bak': [utf8(board(3)), { level: 0 }],
      week: inner,
      'notes.txt': utf8('A long evening.'),
      'package.json': settings,
      'empty.q': new Uint8Array(),
      'read.py': utf8(board(4)),
      '.hidden': utf8(board(4)),
    });
    const { counts } = await audited([file('all.zip', archive)]);
    expect(counts).toMatchObject({ filesRead: 1, deals: 3, playedDeals: 3, leftAlone: 3 });
    const listed = [...listEntries(archive, { report: () => {} })].map(({ path }) => path.join('/'));
    const read = [...unpack(archive, { report: () => {} })].map(({ path }) => path.join('/'));
    expect(listed).toEqual(['board 1', 'package.json', 'three.bak', 'week/session']);
    expect(read).toEqual(listed);
    const opened = await readFile('all.zip', archive);
    expect(opened.deals.length).toBe(3);
    expect(opened.problems).toMatchObject([
      { code: 'fileOfOtherKind', params: { count: 4, names: 'empty.q, notes.txt, read.py, package.json' } },
    ]);
    const plain = await readFile('one.zip', zipSync({ 'a.pbn': utf8(board(1)) }));
    expect(plain.problems).toEqual([]);
    const alone = await readFile('one.pbn.gz', gzipSync(utf8(board(1))));
    expect([alone.deals.length, alone.problems]).toEqual([1, []]);
  });

  it('looks into no more entries than take a moment, and passes over what is damaged or locked', () => {
    const many: Record<string, Uint8Array> = Object.fromEntries(
      Array.from({ length: 1100 }, (_, index) => [`${index}`, new Uint8Array(65_536)]),
    );
    many['zz'] = utf8(board(1));
    let left = 0;
    const archive = zipSync(many, { level: 0 });
    const leftAlone = (paths: readonly string[]): unknown => (left += paths.length);
    expect([...unpack(archive, { report: () => {}, leftAlone })]).toEqual([]);
    expect(left).toBe(1101);
    const few = zipSync({ a: utf8(board(1)) });
    const locked = few.slice();
    for (const [place, byte] of few.entries())
      if (byte === 0x50 && few[place + 2] === 1 && few[place + 3] === 2) locked[place + 8] = 1;
    expect([...unpack(locked, { report: () => {} })]).toEqual([]);
    expect([...unpack(few, { report: () => {} })].length).toBe(1);
  });

  it('finds one deal of an archive again without unpacking the rest', async () => {
    const archive = zipSync({ 'a.pbn': utf8(board(1)), 'b.pbn': utf8(board(2)) });
    const names: string[] = [];
    const unpacking = { report: () => {}, only: ['b.pbn'] };
    for await (const { content } of recordsOf(file('all.zip', archive), unpacking)) names.push(content.name);
    expect(names).toEqual(['all.zip/b.pbn']);
  });

  it('reads a large document whole, and only deal lists in pieces', async () => {
    const { counts } = await audited([file('large.xml', `${USEBIO}${' '.repeat(9_000_000)}`)]);
    expect(counts.deals).toBe(1);
  });

  const unpacked = (
    archive: Uint8Array,
    limits: Partial<Limits> = {},
  ): { names: string[]; problems: string[] } => {
    const problems: string[] = [];
    const report = ({ code, params }: Problem): number =>
      problems.push(`${code} ${params['text'] ?? ''}`.trim());
    const entries = [...unpack(archive, { report, limits: { ...LIMITS, ...limits } })];
    return { names: entries.map(({ path }) => path.join('/')), problems };
  };

  it('refuses what would fill the memory, whatever an archive says of its size, and takes the rest', () => {
    const large = new Uint8Array(3_000_000);
    const bomb = zipSync({ 'a.pbn': large, 'b.pbn': utf8('x'), 'c.pbn': large });
    expect(unpacked(bomb, { entry: 1_000_000 })).toEqual({
      names: ['b.pbn'],
      problems: ['archiveTooLarge a.pbn', 'archiveTooLarge c.pbn'],
    });
    expect(unpacked(bomb, { inAll: 4_000_000 })).toEqual({
      names: ['a.pbn', 'b.pbn'],
      problems: ['archiveTooLarge c.pbn'],
    });
    expect(unpacked(bomb, { entries: 2 }).problems).toEqual(['archiveTooMany c.pbn']);
    expect(unpacked(bomb, { listed: 2 })).toEqual({ names: [], problems: ['archiveTooMany'] });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at + 4 < bomb.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    expect(unpacked(bomb)).toEqual({
      names: [],
      problems: ['a', 'b', 'c'].map((name) => `archiveUnreadable ${name}.pbn`),
    });
  });

  it('unpacks little to a session, and not to a hundred times itself', () => {
    const large = new Uint8Array(30 * 1_048_576);
    const files = ['a', 'b', 'c', 'd'].map((name) => [`${name}.pbn`, large] as const);
    expect(unpacked(zipSync(Object.fromEntries(files), { level: 1 }))).toEqual({
      names: ['a.pbn', 'b.pbn'],
      problems: ['archiveTooLarge c.pbn', 'archiveTooLarge d.pbn'],
    });
    // The same bytes under many names.
    expect(unpacked(overlappingZip(20, 1_000_000))).toEqual({ names: [], problems: ['archiveUnreadable'] });
    expect(unpacked(overlappingZip(1, 1_000_000))).toEqual({ names: ['0.pbn'], problems: [] });
  });

  it('reads a directory with wide numbers, names in both kinds of letters, and a comment behind it', () => {
    expect(unpacked(zipOfEmptyEntries(70_000), { entries: 70_000 }).names).toHaveLength(70_000);
    const archive = zipSync({ 'Übung 1.pbn': utf8('x') }, { comment: 'of the year' });
    expect(unpacked(archive).names).toEqual(['Übung 1.pbn']);
    const stored = zipSync({ 'a.pbn': utf8('xyz') }, { level: 0 });
    expect(unpacked(stored).names).toEqual(['a.pbn']);
  });

  it('goes no deeper than sense, and counts what is inside against the whole', () => {
    let nested: Uint8Array = utf8('x');
    for (let depth = 0; depth < 6; depth++) nested = zipSync({ [depth === 0 ? 'a.pbn' : 'a.zip']: nested });
    expect(unpacked(nested)).toEqual({ names: [], problems: ['archiveTooDeep a.zip/a.zip/a.zip/a.zip'] });
    const inner = zipSync({ 'a.pbn': new Uint8Array(2_000_000) });
    const outer = zipSync({ 'a.zip': inner, 'b.zip': inner, 'c.zip': inner });
    expect(unpacked(outer, { inAll: 5_000_000 }).problems).toEqual(['archiveTooLarge c.zip/a.pbn']);
  });

  it('tells no more refusals than anybody reads', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_none, at) => [`${at}.pbn`, utf8('x')]));
    expect(unpacked(zipSync(many), { entry: 0 }).problems).toHaveLength(100);
  });

  it('stops reading an archive that holds more deals than a session', async () => {
    const one =
      '[Board "1"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]\n\n';
    const archive = zipSync({ 'a.pbn': utf8(one.repeat(50_001)), 'b.pbn': utf8(one) });
    const { deals, problems } = await readFile('all.zip', archive);
    expect(deals).toHaveLength(50_000);
    expect(problems.map(({ code }) => code)).toContain('tooManyDeals');
  });

  it('says what is damaged or empty, and never throws', () => {
    expect(unpacked(zipSync({}))).toEqual({ names: [], problems: ['archiveEmpty'] });
    expect(unpacked(zipSync({ 'a.docx': utf8('x') })).problems).toEqual(['archiveEmpty']);
    expect(unpacked(utf8('PK\u0003\u0004 and no more')).problems).toEqual(['archiveUnreadable']);
    const two = zipSync({ 'a.pbn': utf8(board(1)), 'b.pbn': utf8(board(2)) });
    const next = seeded(9);
    for (let round = 0; round < 300; round++) {
      const damaged = two.slice(0, round % 3 === 0 ? Math.floor(next() * two.length) : two.length);
      for (let hit = 0; hit < 5; hit++)
        damaged[Math.floor(next() * damaged.length)] = Math.floor(next() * 256);
      const { names, problems } = unpacked(damaged);
      expect(names.length + problems.length).toBeGreaterThan(0);
    }
  });
});
