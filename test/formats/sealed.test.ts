import { describe, expect, test } from 'vitest';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { contentOf, openContent } from '../../src/formats/open.ts';
import { readAnyFile } from '../../src/formats/readAny.ts';
import { remarked } from '../../src/formats/remarked.ts';
import { matterOf } from '../../src/formats/matter.ts';
import { isSealedFile, readSealed } from '../../src/formats/sealed.ts';
import { opened } from '../../src/seal/opened.ts';
import { oneOf, paths, textOf } from '../fixtures.ts';
import { expectSame } from '../same.ts';
import { grown, joined, linesOf, MATTER, person, sealedBy } from '../seal/sample.ts';

const OPEN = { openSealed: opened };
const codes = (problems: readonly { readonly code: string }[]): string[] => problems.map(({ code }) => code);

test('case after case comes back from its sealed events as it was, with its marks, checks and further keys', () => {
  for (const path of oneOf(6)) {
    const [deal] = readCaseFile(textOf(path)).deals;
    if (deal === undefined) throw new Error(`${path} is no case`);
    const { head, moments } = matterOf({ ...deal, record: remarked(deal) });
    expect(moments).toHaveLength(deal.record.events.length + 1);
    const { deals, problems } = readSealed({
      head,
      items: moments.flat(),
      holes: 0,
      faults: 0,
      line: 1,
      open: 0,
    });
    expectSame(problems, readCaseFile(textOf(path)).problems, path);
    const bare = (one: (typeof deals)[number] | undefined): unknown => ({
      ...one,
      extras: {
        ...one?.extras,
        // Items are counted otherwise: a run of plays is one of them, sealed each card by itself.
        checks: one?.extras?.checks?.map(({ moment, expect: checked }) => ({ moment, expect: checked })),
      },
    });
    expectSame(bare(deals[0]), bare(deal), path);
  }
});

describe('a sealed file', () => {
  test('is known by what it holds, by its first lines or later ones, and else by its name', async () => {
    const { bytes } = await sealedBy([await person('Ada')]);
    expect(isSealedFile('a', bytes)).toBe(true);
    expect(isSealedFile('a.json', joined(linesOf(bytes).slice(1)))).toBe(true);
    expect(isSealedFile('a.sealed', new Uint8Array())).toBe(true);
    expect(isSealedFile('a.json', new TextEncoder().encode(textOf(paths[0] ?? '')))).toBe(false);
    expect(codes((await readAnyFile('a.txt', bytes, OPEN)).problems)).toEqual([]);
    expect(codes((await readAnyFile('a.pbn', bytes)).problems)).toEqual(['readElsewhere']);
  });

  test('that holds opens without a word; one that not everybody has signed says so', async () => {
    const [ada, bo] = [await person('Ada'), await person('Bo')];
    const whole = await readAnyFile('a.sealed', (await sealedBy([ada, bo])).bytes, OPEN);
    expect([whole.format, codes(whole.problems), whole.deals[0]?.record.events.length]).toEqual([
      'sealed',
      [],
      6,
    ]);
    expect(whole.deals[0]?.record.header.title).toBe('Kör Ağası ♥ נסיך');
    const open = await readAnyFile('a.sealed', (await sealedBy([ada], MATTER, [ada, bo])).bytes, OPEN);
    expect(open.problems).toMatchObject([{ code: 'sealOpen', severity: 'warning', params: { count: 7 } }]);
  });

  test('that is damaged opens with what holds', async () => {
    const ada = await person('Ada');
    const lines = linesOf((await grown(await sealedBy([ada]), [ada])).bytes);
    const read = async (...some: readonly Uint8Array[]): Promise<unknown> => {
      const { deals, problems } = await readAnyFile('a.sealed', joined(some), OPEN);
      return [deals[0]?.record.events.length, problems.find(({ code }) => code === 'sealDamaged')?.params];
    };
    expect(await read(...lines)).toEqual([8, undefined]);
    expect(await read(...lines.toSpliced(3, 1))).toEqual([7, { count: 1 }]);
    const kindOf = async (some: readonly Uint8Array[]): Promise<unknown> =>
      (await readAnyFile('a.sealed', joined(some), OPEN)).deals[0]?.kind;
    expect([await kindOf(lines), await kindOf(lines.toSpliced(3, 1))]).toEqual(['played', 'damaged']);
    // In the order in which it was signed, once each.
    const mixed = lines.with(2, lines[3] ?? new Uint8Array()).with(3, lines[2] ?? new Uint8Array());
    expect(await read(...mixed, lines[4] ?? new Uint8Array())).toEqual([8, { count: 2 }]);
    // Without its opening nobody knows the hands, and what was played is still there.
    expect(await read(...lines.slice(1))).toEqual([8, { count: 2 }]);
    const changed = lines.with(3, new TextEncoder().encode('{}\n'));
    expect((await readAnyFile('a.sealed', joined(changed), OPEN)).problems).toMatchObject([{ line: 4 }]);
    const { problems } = await readAnyFile('a.sealed', joined(lines.slice(1)), OPEN);
    expect(codes(problems)).toEqual(['sealDamaged']);
    expect(await read(new TextEncoder().encode('{"event":{"aprev":nothing\n'))).toEqual([0, { count: 2 }]);
  });

  test('comes through the door for files of any size', async () => {
    const { bytes } = await sealedBy([await person('Ada')]);
    const reported: string[] = [];
    const deals = await openContent(contentOf('a.sealed', bytes), ({ code }) => reported.push(code), OPEN);
    expect([[...deals].length, reported]).toEqual([1, []]);
  });
});
