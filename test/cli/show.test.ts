/** `dealtrail show`, `bake` and `publish` as somebody types them. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import type { Baked } from '../../src/output/baked/baked.ts';
import { readBaked } from '../../src/output/baked/read.ts';
import { unpack } from '../../src/formats/packed/packed.ts';
import { EDITIONS } from '../../src/lawbook/editions.ts';
import { dealtrail as run, type Ran } from './dealtrail.ts';

const GUILTY = 'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn';
const CORRECTED = 'fixtures/deals/seed-002-deal-3.json';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-show-'));
afterAll(() => rmSync(folder, { recursive: true }));

const show = (...args: string[]): Promise<Ran> => run('show', ...args);

/** The path of a file with this content. */
function put(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const DEAL = 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432';

const USEBIO = `<USEBIO Version="1.2"><EVENT><BOARD><BOARD_NUMBER>3</BOARD_NUMBER><TRAVELLER_LINE>
<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4H</CONTRACT><PLAYED_BY>S</PLAYED_BY>
<TRICKS>10</TRICKS><SCORE>430</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;

describe('show', () => {
  test('whole ways to fill what nobody remembers, with the revokes of each', async () => {
    const { out } = await show('fixtures/records/innocent-forgotten-card-that-stays-in-its-trick.json');
    const lines = out.split('\n');
    const from = lines.indexOf('Ways to fill the gaps');
    expect(lines.slice(from + 1, from + 6)).toEqual([
      '3 ways of filling them fit the cards that each hand held. A hand need not have followed suit.',
      '1 of the 3 has a revoke.',
      'East, trick 1: ♠9; no revoke',
      'East, trick 1: ♠8; no revoke',
      'East, trick 1: ♥5; East revokes at trick 1',
    ]);
    expect((await show(CORRECTED)).out).not.toContain('Ways to fill');
  });

  test('the first of several deals is told to be that, by number and file; the only one is not', async () => {
    const game = (board: number): string => `[Board "${board}"]\n[Deal "${DEAL}"]\n\n`;
    const several = put('several.pbn', game(3) + game(4) + game(4));
    const told = async (...args: string[]): Promise<string> => {
      const { code, err } = await show(...args);
      expect(code).toBe(0);
      return err;
    };
    expect(await told(several)).toContain('this is the first: board 3, --deal 0 of');
    expect(await told(several, '--board', '4')).toContain('this is the first: board 4, --deal 1 of');
    expect(await told(several, '--board', '3')).toBe('');
    expect(await told(several, '--deal', '2')).toBe('');
    expect(await told(put('single.pbn', game(3)), several, '--board', '3')).toContain('single.pbn');
    const { err } = await run('case', several);
    expect(err).toContain('this is the first');
  });

  // The figures are those of DDS 2.9.0 (Bo Haglund and Soren Hein) for the same hands and lead.
  test('double dummy, when asked for: all strains, and each card of the hand in turn', async () => {
    const { code, out } = await show(CORRECTED, '--at', 't1', '--double-dummy');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.slice(lines.indexOf('Double dummy, advice only: declarer’s tricks') + 1)).toEqual([
      '♣: North 5, East 8, South 5, West 8',
      '♦: North 6, East 7, South 6, West 7',
      '♥: North 6, East 7, South 6, West 7',
      '♠: North 5, East 8, South 5, West 8',
      'NT: North 5, East 8, South 5, West 8',
      'Par: −120 for North–South (1NT East/West +1)',
      'South: ♠A 8, ♠7 8, ♠6 8, ♠2 8, ♥A 8, ♥K 8, ♥9 9, ♥3 9, ♦9 8, ♦8 8, ♦2 8, ♣7 8, ♣4 8',
    ]);
    expect((await show(CORRECTED, '--at', 't1')).out).not.toContain('ouble dummy');
  });

  test('every score that was assigned so far, with its outcomes and their weights, and none that comes later', async () => {
    const kase = JSON.parse(
      readFileSync('fixtures/sessions/A16-innocent-adjusted-score-with-ruling.json', 'utf8'),
    ) as { events: unknown[] };
    const outcome = (tricks: number, weight: number) => ({ contract: '4H', declarer: 'S', tricks, weight });
    const assigned = (side: string, ...outcomes: object[]) => ({
      type: 'ScoreAssigned',
      by: 'director',
      side,
      outcomes,
    });
    const events = [
      ...kase.events.filter((one) => (one as { type?: string }).type !== 'ScoreAssigned'),
      assigned('NS', outcome(10, 60), outcome(9, 40)),
      assigned('EW', outcome(11, 100)),
      { type: 'StatementMade', by: 'director', text: 'The end.' },
    ];
    const file = put('weighted.json', JSON.stringify({ ...kase, events }));
    const { out } = await show(file);
    expect(out).toMatch(/North–South.*60% 4♥ South, 10 tricks.*40% 4♥ South, 9 tricks/);
    expect(out).toMatch(/East–West.*100% 4♥ South, 11 tricks/);
    expect((await show(file, '--at', 't3')).out).not.toContain('60%');
  });

  test('a diagram at a card, with what the Laws say of it', async () => {
    const { code, out } = await show(GUILTY, '--board', '2', '--at', 't1.4');
    expect(code).toBe(0);
    for (const part of ['North', 'South', 'Trick 1', 'Board 2', 'East–West']) expect(out).toContain(part);
    expect((await show('fixtures/law64/64B2-2007-first-revoke-was-corrected.json')).out).toContain(
      'in the same suit. (64B2, 64C)',
    );
    const at = (await show(CORRECTED, '--at', 't5.4')).out;
    expect(at).toContain('S ♥3 (revoke)');
    expect(at).toContain('♠ J (9)');
  });

  test('the signs of a diagram are explained below it, and no others', async () => {
    const last = async (at: string): Promise<string | undefined> =>
      (await show('fixtures/seeds/seed-000-example-7a.json', '--at', at)).out
        .split('\n')
        .find((line) => /^(?:\( \)|\[ \]|\*) /.test(line));
    expect(await last('t1.2')).toBe('( ) played · * wins the trick');
    expect(await last('t3')).toContain('[ ] lies face up');
    expect(await last('start')).toBeUndefined();
  });

  test('a moment the record does not come to is told with where it ends', async () => {
    const ends = await show(CORRECTED, '--at', 't14.1');
    expect([ends.code, ends.out]).toEqual([2, '']);
    expect(ends.err).toMatch(/no such moment: t14\.1; .*; the record ends at t\d+\.\d\n$/);
    const { err } = await show(put('hand.txt', 'N: T74.A92.AK53.K87'), '--at', 't1.1');
    expect(err).toMatch(/; no card of the play is recorded\n$/);
  });

  test('a file nothing can be read from is told once', async () => {
    expect(await show(put('noise.pbn', Uint8Array.of(0, 255, 0, 1, 2, 3)))).toEqual({
      code: 2,
      out: '',
      err: `dealtrail: ${join(folder, 'noise.pbn')} can’t be read: This is not a text file.\n`,
    });
  });

  test('a picture, in the letters and the theme asked for', async () => {
    const { code, out, err } = await show(
      CORRECTED,
      '--at',
      't1.1',
      '--svg',
      '--theme',
      'print',
      '--letters',
      'ardv',
    );
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(XMLValidator.validate(out)).toBe(true);
    expect(out).toContain('A R V 9 8 5');
    expect(out).not.toMatch(/#(?!000000|ffffff)/);
  });

  test('players only when asked for, whole or as initials', async () => {
    const file = join(folder, 'named.pbn');
    writeFileSync(
      file,
      '[Board "1"]\n[North "Nora Example"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n[Declarer "S"]\n[Contract "4H"]\n',
    );
    expect((await show(file, '--svg')).out).not.toContain('Nora');
    expect((await show(file, '--svg', '--names', 'full')).out).toContain('Nora Example');
    expect((await show(file, '--names', 'initials')).out).toContain('N. E.');
  });

  test('of every file the audit reads: XML, an archive in an archive, several files, a folder', async () => {
    const xml = put('results.xml', USEBIO);
    expect(await show(xml, '--board', '3')).toMatchObject({ code: 0, err: '' });
    expect((await show(xml, '--board', '3')).out).toMatch(/4 ?♥/);
    const inner = zipSync({ 'guilty.pbn': readFileSync(GUILTY) });
    const archive = put('outer.zip', zipSync({ 'a/inner.zip': inner, 'results.xml': strToU8(USEBIO) }));
    expect((await show(archive, '--board', '2', '--at', 't1.4')).out).toContain('Trick 1');
    expect((await show(xml, GUILTY, '--board', '2', '--svg')).out).toContain('<svg');
    expect((await show(folder, '--board', '2')).code).toBe(0);
  });

  test('bake and publish take what show takes', async () => {
    const archive = put('one.zip', zipSync({ 'guilty.pbn': readFileSync(GUILTY) }));
    const baked = join(folder, 'baked.json');
    expect(await run('bake', archive, baked, '--force', '--board', '2')).toMatchObject({ code: 0 });
    expect(readBaked(readFileSync(baked, 'utf8')).ok).toBe(true);
    const page = join(folder, 'page.html');
    expect(
      (await run('publish', put('results.xml', USEBIO), archive, page, '--board', '2', '--single')).code,
    ).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('</html>');
  });

  test('bakes what else is asked for: choices to try, double dummy, both editions', async () => {
    const baked = join(folder, 'more.json');
    const boards = async (...options: string[]): Promise<Baked[]> => {
      const { code, err } = await run(
        'bake',
        'fixtures/seeds/seed-000-example-7a.json',
        baked,
        '--force',
        ...options,
      );
      expect(code, err).toBe(0);
      return (JSON.parse(readFileSync(baked, 'utf8')) as { boards: Baked[] }).boards;
    };
    const [plain] = await boards();
    expect(plain).not.toHaveProperty('branches');
    expect(plain?.steps.some((step) => 'doubleDummy' in step)).toBe(false);
    const [rich, none] = await boards('--branches', '--double-dummy');
    expect(rich?.branches?.map(({ law }) => law)).toEqual(Array<string>(6).fill('50D2'));
    expect(rich?.steps[0]?.doubleDummy).toBe(8);
    expect(none).toBeUndefined();
    const editions = async (law: string): Promise<unknown[]> =>
      (await boards('--law', law)).map((each) => each.law?.edition);
    expect(await editions('both')).toEqual([...EDITIONS]);
    expect(await editions('2007')).toEqual(['2007']);
    expect(
      await run('bake', 'fixtures/seeds/seed-000-example-7a.json', baked, '--law', '1997'),
    ).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${EDITIONS.join(', ')}, both`) as string,
    });
  });

  test('publish begins where show stands, also in a record with notes of a hearing', async () => {
    const record = JSON.parse(readFileSync('fixtures/seeds/seed-000-example-7a.json', 'utf8')) as {
      events: unknown[];
    };
    const note = (field: string, text: string): object => ({ type: 'CaseNoted', field, text });
    const heard = put(
      'heard.json',
      JSON.stringify({
        ...record,
        events: [note('caseNumber', '12'), note('chair', 'Chair'), ...record.events],
      }),
    );
    const page = join(folder, 'heard.html');
    const begins = async (at: string): Promise<string | undefined> => {
      expect(await run('publish', heard, page, '--single', '--force', '--at', at)).toMatchObject({ code: 0 });
      return /<deal-replay[^>]* start="([^"]*)"/.exec(readFileSync(page, 'utf8'))?.[1];
    };
    expect(await begins('e5')).toBe('e3');
    expect(await begins('t1.3')).toBe('e3');
    expect(await begins('e2')).toBeUndefined();
    expect(readFileSync(page, 'utf8')).not.toContain('CaseNoted');
  });

  test('publish takes double dummy into the page where that is asked for', async () => {
    const example = 'fixtures/deals/seed-002-deal-3.json';
    const page = join(folder, 'solved.html');
    expect(await run('publish', example, page, '--single', '--double-dummy')).toMatchObject({ code: 0 });
    expect(readFileSync(page, 'utf8')).toMatch(/ dd="on"[^]*"doubleDummy":8\b/);
    expect(await run('publish', example, page, '--single', '--force')).toMatchObject({ code: 0 });
    expect(readFileSync(page, 'utf8')).not.toMatch(/ dd="on"|"doubleDummy":8\b/);
  });

  test('where the app is named, what is baked and the page lead to the deal in it', async () => {
    const example = 'fixtures/seeds/seed-000-example-7a.json';
    const app = ['--app', 'https://example.org/app'];
    const baked = join(folder, 'app.json');
    expect(await run('bake', example, baked, ...app)).toMatchObject({ code: 0 });
    const [board] = (JSON.parse(readFileSync(baked, 'utf8')) as { boards: Baked[] }).boards;
    const [address, data = ''] = (board?.app ?? '').split('#d=');
    expect(address).toBe('https://example.org/app/');
    const read = unpack(data);
    expect(read.ok && read.record.events.length).toBe((board?.steps.length ?? 0) - 1);
    const page = join(folder, 'app.html');
    expect(await run('publish', example, page, '--single', ...app)).toMatchObject({ code: 0 });
    expect(readFileSync(page, 'utf8')).toContain(` app="https://example.org/app/#d=${data}"`);
    for (const wrong of ['example.org', 'https://example.org/?a=1'])
      for (const command of ['bake', 'publish'])
        expect(await run(command, example, join(folder, 'none.json'), '--app', wrong)).toMatchObject({
          code: 2,
          err: expect.stringContaining('--app') as string,
        });
    expect(existsSync(join(folder, 'none.json'))).toBe(false);
    expect(await run('show', example, ...app)).toMatchObject({ code: 2 });
  });

  test('what is baked names nobody, or as much as asked for, and is told in its first language', async () => {
    const named = put(
      'named.pbn',
      readFileSync(GUILTY, 'utf8').replaceAll(/\[Board "\d+"\]/g, '$&\n[North "Ada Lovelace"]'),
    );
    const baked = join(folder, 'named.json');
    const bakes = async (...options: string[]): Promise<{ readonly text: string; readonly err: string }> => {
      const { code, err } = await run('bake', named, baked, '--force', ...options);
      expect(code, err).toBe(0);
      return { text: readFileSync(baked, 'utf8'), err };
    };
    for (const options of [[], ['--names', 'none'], ['--names', 'seats']])
      expect((await bakes(...options)).text, options.join(' ')).not.toMatch(/Ada|Lovelace|A\. L\./);
    const initials = (await bakes('--names', 'initials')).text;
    expect(initials).toContain('"A. L."');
    expect(initials).not.toMatch(/Ada|Lovelace/);
    expect((await bakes('--names', 'full')).text).toContain('"Ada Lovelace"');
    expect((await bakes('--lang', 'tr,en')).err).toMatch(/^3 bord/);
    expect(await run('bake', named, baked, '--names', 'some')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--names must be one of none, seats, initials, full, not some/) as string,
    });
  });

  test('what is baked holds free words only where they were asked for, and then no player’s name in them', async () => {
    const named = put(
      'told.pbn',
      [
        '[Event "Session"]\n[Board "1"]\n[North "Mirelda Varnsworth"]\n[Dealer "N"]\n[Vulnerable "None"]',
        '[Deal "N:KJ.8743.AKT53.A9 K9542.9.J84.QT86 Q8763.JT.Q9.K752 AT.AQ652.762.J43"]',
        '[Declarer "E"]\n[Contract "2H"]\n[Auction "N"]\nPass 1D =1= 1S Pass\nPass 2H Pass Pass\nPass',
        '[Note "1:Mirelda and Orblat play it so"]\n',
      ].join('\n'),
    );
    const baked = join(folder, 'told.json');
    const bakes = async (
      ...options: string[]
    ): Promise<{ readonly text: string; readonly calls: Baked['auction'] }> => {
      const { code, err } = await run('bake', named, baked, '--force', ...options);
      expect(code, err).toBe(0);
      const text = readFileSync(baked, 'utf8');
      return { text, calls: (JSON.parse(text) as { boards: Baked[] }).boards[0]!.auction };
    };
    const silent = await bakes();
    expect(silent.text).not.toMatch(/Mirelda|Varnsworth|Orblat/);
    expect(silent.calls?.map(([call]) => call)).toEqual(['P', '1D', '1S', 'P', 'P', '2H', 'P', 'P', 'P']);
    expect(silent.calls?.[1]?.[2]).toBeUndefined();
    expect((await bakes('--names', 'full')).text).not.toMatch(/Orblat/);
    expect((await bakes('--notes')).calls?.[1]?.[2]).toBe('N and Orblat play it so');
    expect((await bakes('--notes')).text).not.toMatch(/Mirelda|Varnsworth/);
    expect((await bakes('--notes', '--names', 'full')).calls?.[1]?.[2]).toBe('Mirelda and Orblat play it so');
  });

  test('several files without the one to write lose none of them', async () => {
    const [one, two] = [put('one.pbn', readFileSync(GUILTY)), put('two.pbn', readFileSync(GUILTY))];
    const last = put('last.pbn', 'kept');
    for (const command of ['bake', 'publish', 'convert'])
      expect(await run(command, one, two, last), command).toMatchObject({
        code: 2,
        err: expect.stringContaining('exists already') as string,
      });
    expect(readFileSync(last, 'utf8')).toBe('kept');
  });

  test('what of a deal could not be read is told with the deal, and not with another', async () => {
    const deal = (board: number, contract: string): string =>
      `[Board "${board}"]\n[Dealer "S"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n[Declarer "S"]\n[Contract "${contract}"]\n`;
    const damaged = put('damaged.pbn', `${deal(1, '9H')}\n${deal(2, '4H')}`);
    const whole = await show(damaged, '--board', '2');
    expect([whole.code, whole.err]).toEqual([0, '']);
    const part = await show(damaged, '--board', '1');
    expect(part.code).toBe(0);
    expect(part.out).toContain('Board 1');
    expect(part.err).toMatch(/^line 6: .*“9H”.*\n$/);
    const { code, err } = await run('bake', damaged, CORRECTED, join(folder, 'damaged.json'), '--lang', 'tr');
    expect(code).toBe(0);
    expect(err).toMatch(/damaged\.pbn: .*9H.*\n/);
    expect(err.match(/9H/g)).toHaveLength(1);
    const beside = await run('bake', CORRECTED, put('empty.pbn', ''), join(folder, 'beside.json'));
    expect(beside.code).toBe(1);
    expect(beside.err).toMatch(/empty\.pbn: .*empty.*\n/);
  });

  test('of a file that has been read, what was wrong in it is told, but not that it can’t be read', async () => {
    const file = put('doubted.pbn', `[Board "1"]\n[Dealer "Z"]\n[Deal "${DEAL}"]\n`);
    const { code, err } = await show(file, '--board', '9');
    expect(code).toBe(2);
    expect(err).toMatch(/^line 2: .*“Z”.*\n.*no such deal in .*doubted\.pbn; boards there: 1\n$/);
    const beside = await show(file, put('nothing.pbn', 'nothing'), '--board', '9');
    expect(beside.err).toMatch(/doubted\.pbn: line 2: .*“Z”.*\n.*nothing\.pbn can’t be read: /);
  });

  test('what is not there, or is no choice, is said', async () => {
    const cases: readonly (readonly [string[], RegExp])[] = [
      [[GUILTY, '--board', '99'], /no such deal in .*; boards there: 1-3/],
      [
        [put('broken.zip', 'PK\u0003\u0004')],
        /broken\.zip can’t be read: the archive is damaged, has a password, or is packed in an unusual way/,
      ],
      [[put('no.pbn', 'nothing')], /no\.pbn can’t be read: .*\n$/],
      [[GUILTY, '--at', 'later'], /no such moment: later/],
      [[GUILTY, '--at', 't14.1'], /no such moment: t14\.1/],
      [[CORRECTED, '--theme', 'pink'], /--theme must be one of light, dark, print, not pink/],
      [[CORRECTED, '--letters', 'xyz'], /--letters must be one of auto, akqj/],
      [[CORRECTED, '--nonsense'], /nonsense/],
      [['no-such-file.pbn'], /no such file/],
      [[], /usage/],
    ];
    for (const [args, expected] of cases) {
      const { code, out, err } = await show(...args);
      expect(code, args.join(' ')).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(expected);
    }
  });
});
