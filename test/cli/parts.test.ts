/** A file read in parts, in whatever order, tells what the file read as a whole tells. */

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { LocatedFinding } from '../../src/audit/located.ts';
import { FileAudit } from '../../src/audit/run/file.ts';
import { auditPart, carryOut } from '../../src/audit/run/job.ts';
import { BESIDES } from '../../src/apps/cli/besides.ts';
import { contentIn, type CommandSource } from '../../src/apps/cli/source.ts';
import { partRangesIn } from '../../src/formats/partRanges.ts';
import { seeded } from '../bench/deals.ts';
import { cleanDeal, type Model } from '../mutants/model.ts';
import { linText, pbnText, statementOf } from '../mutants/write.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Audited {
  readonly findings: readonly LocatedFinding[];
  readonly file: object;
  readonly parts: number;
}

async function asWhole(source: CommandSource): Promise<Audited> {
  const content = contentIn(source);
  const file = new FileAudit(content);
  const findings: LocatedFinding[] = [];
  const job = { source: content, range: null, before: new Map(), doubleDummy: false };
  for await (const one of carryOut(job, BESIDES)) {
    if ('reason' in one) throw new Error(one.reason);
    findings.push(...file.add(one));
  }
  return { findings, file: fileOf(file), parts: 1 };
}

const fileOf = ({ counts, results }: FileAudit): object => ({ counts, results });

/** As threads would: three parts are begun with what is known at that time. */
function inParts(source: CommandSource, others: number): Audited {
  const content = contentIn(source);
  const audit = new FileAudit(content);
  const findings: LocatedFinding[] = [];
  const ranges = [...(partRangesIn(content, { first: others / 2, others }) ?? [])];
  for (let from = 0; from < ranges.length; from += from === 0 ? 1 : 3) {
    const some = ranges.slice(from, from === 0 ? 1 : from + 3);
    const { before } = audit;
    const audited = some.map((range) => structuredClone(auditPart(content, range, before)));
    for (const part of audited) findings.push(...audit.add(part));
  }
  return { findings, file: fileOf(audit), parts: ranges.length };
}

function sourceOf(name: string, content: string | Uint8Array): CommandSource {
  const path = join(folder, name);
  writeFileSync(path, content);
  return { name, path, size: statSync(path).size };
}

async function same(name: string, content: string | Uint8Array, others = 8192): Promise<Audited> {
  const source = sourceOf(name, content);
  const parts = inParts(source, others);
  expect(parts.parts).toBeGreaterThan(5);
  const whole = await asWhole(source);
  expect(parts.file).toEqual(whole.file);
  expect(parts.findings).toEqual(whole.findings);
  return whole;
}

const DEALS = 240;

/** Clean deals, every fifth with a fault. */
function models(seed: number): Model[] {
  const random = seeded(seed);
  return Array.from({ length: DEALS }, (_, index) => {
    const clean = cleanDeal(random, index + 1, { claimed: index % 3 === 0, scored: index % 2 === 0 });
    if (index % 5 !== 0) return clean;
    return { ...clean, result: (clean.result + 1) % 14 };
  });
}

const games = models(1).map((model) => pbnText(model, statementOf(model)));
const boards = models(2).map((model) => linText([{ model, claim: model.result }], false));

describe('PBN in parts', () => {
  test('faults stand with their deals, lines and boards', async () => {
    const text = games.join('');
    const { findings } = await same('faults.pbn', text);
    const named = linesOf(text, findings, 'A09');
    expect(named.length).toBeGreaterThan(30);
    for (const line of named) expect(line).toMatch(/^\[Result "/);
  });

  test('each tag that is at fault stands on its line, wherever the file is cut', async () => {
    const text = games
      .map((game, index) =>
        index % 7 === 0
          ? game.replace(/\[Score "NS .*"\]/, '[Score "NS 1510"]')
          : index % 11 === 0
            ? game.replace(
                /\[Vulnerable "(.*)"\]/,
                (_, side) => `[Vulnerable "${side === 'NS' ? 'EW' : 'NS'}"]`,
              )
            : index % 13 === 0
              ? game.replace(
                  /\[Contract "(.)/,
                  (_, level) => `[Contract "${level === '7' ? 6 : Number(level) + 1}`,
                )
              : game,
      )
      .join('');
    const { findings } = await same('tags.pbn', text);
    for (const [check, tag, least] of [
      ['A02', '[Vulnerable "', 10],
      ['A03', '[Contract "', 10],
      ['A10', '[Score "', 15],
    ] as const) {
      const named = linesOf(text, findings, check);
      expect(named.length).toBeGreaterThan(least);
      expect(named.filter((line) => !line.startsWith(tag))).toEqual([]);
    }
  });

  test('line ends of every kind', async () => {
    await same('crlf.pbn', games.join('').replaceAll('\n', '\r\n'));
  });

  test('tags taken from games before', async () => {
    const named = games.map((game, index) => {
      if (index === 0) return `[Event "##Cup"]\n[Room "Open"]\n[West "Ёva"]\n${withoutEvent(game)}`;
      if (index === 100) return `[Event "##League"]\n[Room "Closed"]\n[West "Eva"]\n${withoutEvent(game)}`;
      return `[Room "#"]\n[West "#"]\n${withoutEvent(game)}`;
    });
    const { findings } = await same('inherited.pbn', named.join(''));
    expect(new Set(findings.map(({ room }) => room))).toContain('closed');
  });

  test('the other room, which says nothing of the board', async () => {
    const rooms = games.flatMap((game) => [
      game,
      game.replace(/\[(?:Board|Dealer|Vulnerable|Deal) .*\n/g, ''),
    ]);
    const { findings } = await same('rooms.pbn', rooms.join(''));
    expect(findings.find(({ key }) => key === 'import.dealInherited')?.params['count']).toBe(DEALS);
  });

  test('more problems of a kind than are listed', async () => {
    const { findings } = await same(
      'stray.pbn',
      games.map((game) => game.replace('[Result', 'stray\n[Result')).join(''),
    );
    const stray = findings.filter(({ key }) => key === 'import.textIgnored');
    expect(stray.map(({ params }) => params['sameCount'])).toEqual([undefined, undefined, undefined, 100]);
    expect(findings.find(({ key }) => key === 'import.moreOfTheSame')?.params['count']).toBe(DEALS - 100);
  });

  test('a comment that holds a game', async () => {
    const hidden = games.map((game, index) => (index === 60 ? `{ as before\n\n${game}\n}\n${game}` : game));
    await same('hidden.pbn', hidden.join(''));
  });

  test('a comment that nothing closes', async () => {
    const open = games.map((game, index) => (index === 60 ? `{ as before\n${game}` : game));
    await same('open.pbn', open.join(''));
  });

  test('a habit of the file is one finding', async () => {
    const turned = games.map((game) => game.replace(/\[Dealer "."\]/, '[Dealer "N"]'));
    const { findings } = await same('dealers.pbn', turned.join(''));
    expect(findings.filter(({ key }) => key.startsWith('audit.file.')).length).toBeGreaterThan(0);
  });

  test('a letter that is no UTF-8, in the middle', async () => {
    const bytes = new TextEncoder().encode(games.join('').replaceAll('Event "', 'Event "Øst '));
    const at = bytes.indexOf(0xc3, 40_000);
    bytes[at] = 0xff;
    const source = sourceOf('letters.pbn', bytes);
    const { findings } = inParts(source, 8192);
    expect(findings.filter(({ key }) => key === 'import.notUtf8')).toHaveLength(1);
  });
});

describe('LIN in parts', () => {
  test('boards with headings', async () => {
    const text = boards.join('');
    const { findings } = await same('boards.lin', text);
    const named = linesOf(text, findings, 'A09');
    expect(named.length).toBeGreaterThan(10);
    for (const line of named) expect(line).toMatch(/^mc\|/);
  });

  test('names, results and hands that stand once', async () => {
    const head = 'vg|Cup,Final,I,1,240,A,0,B,0|\nrs|4HS=,,3NTN+1,|\npn|s,w,n,e,S,W,N,E|\n';
    const rooms = boards.flatMap((board, index) => [
      board.replace(/^qx\|[^|]*\|/, `qx|o${index + 1}|`),
      board.replace(/^qx\|[^|]*\|/, `qx|c${index + 1}|`).replace(/md\|[^|]*\|/, ''),
    ]);
    const { findings } = await same('session.lin', head + rooms.join(''));
    expect(findings.find(({ key }) => key === 'import.dealInherited')?.params['count']).toBe(DEALS);
  });

  test('conditions that are those of another board', async () => {
    const text = boards
      .map((board, index) =>
        index % 9 === 0
          ? board.replace(/\|sv\|(.)\|/, (_, side) => `|\nsv|${side === 'n' ? 'e' : 'n'}|`)
          : board,
      )
      .join('');
    const { findings } = await same('conditions.lin', text);
    const named = linesOf(text, findings, 'A02');
    expect(named.length).toBeGreaterThan(15);
    for (const line of named) expect(line).toMatch(/^sv\|/);
  });

  test('a habit in more deals than are held back', async () => {
    // Board 1 is North's, and this one says South, six thousand times over.
    const { findings } = await same('habit.lin', 'qx|o1|md|1S,,,|sv|o|\n'.repeat(6000), 16_384);
    expect(findings.map(({ key, deal }) => `${key} ${deal ?? 'file'}`)).toEqual([
      'audit.file.dealersNotOfBoards file',
    ]);
  });

  test('a fault in more deals than are held back, and in too few of them for a habit', async () => {
    const [wrong, right] = ['qx|o1|md|1S,,,|sv|o|\n', 'qx|o1|md|3S,,,|sv|o|\n'];
    const text = (right.repeat(4) + wrong).repeat(5200);
    const audited = inParts(sourceOf('faults.lin', text), 65_536).findings;
    expect(audited).toHaveLength(5200);
    for (const { key, line } of audited)
      expect([key, ((line ?? 0) - 1) % 5]).toEqual(['audit.dealerNotOfBoard', 4]);
  });

  test('a board a line, without headings', async () => {
    const bare = boards.map((board) => board.replace(/^qx\|[^|]*\|/, '').replaceAll('\n', ''));
    await same('bare.lin', bare.map((board) => `pn|s,w,n,e|${board}\n`).join(''));
  });
});

/** What stands on the line of each finding of a check. */
function linesOf(
  text: string,
  findings: readonly LocatedFinding[],
  check: LocatedFinding['check'],
): string[] {
  const lines = text.split('\n');
  return findings.filter((each) => each.check === check).map(({ line }) => lines[(line ?? 0) - 1] ?? '');
}

function withoutEvent(game: string): string {
  return game.replace(/\[Event .*\n/, '');
}
