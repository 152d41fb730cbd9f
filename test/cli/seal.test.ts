import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealtrail } from './dealtrail.ts';

const home = mkdtempSync(join(tmpdir(), 'dealtrail-seal-'));
afterAll(() => rmSync(home, { recursive: true }));

const CASE = 'fixtures/seeds/seed-000-example-1d.json';
const at = (name: string): string => join(home, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');
const write = (name: string, content: string): string => {
  writeFileSync(at(name), content);
  return at(name);
};
/** The verdict without the name of the folder. */
const verify = async (...args: string[]): Promise<{ code: number | null; out: string }> => {
  const { code, out, err } = await dealtrail('verify', ...args);
  return { code, out: (out + err).replaceAll(`${home}/`, '') };
};

beforeAll(async () => {
  for (const [name, file] of [
    ['Ada Byron', 'ada'],
    ['Bo', 'bo'],
    ['Eve', 'eve'],
  ] as const) {
    const { out } = await dealtrail('identity', name, at(`${file}.key`));
    write(`${file}.pub`, out);
  }
  const { out } = await dealtrail(
    'seal',
    CASE,
    at('whole.sealed'),
    '--key',
    at('ada.key'),
    '--key',
    at('bo.key'),
  );
  write('checkpoint.txt', out);
});

describe('dealtrail identity', () => {
  test('writes the private half for its owner alone, and prints the public one', () => {
    expect(statSync(at('ada.key')).mode % 0o1000).toBe(0o600);
    const secret = (JSON.parse(text('ada.key')) as { key: { d: string } }).key.d;
    expect(secret).toHaveLength(43);
    expect(text('ada.pub')).not.toContain(secret);
    expect(JSON.parse(text('ada.pub'))).toMatchObject({ format: 'dealtrail-identity/1', name: 'Ada Byron' });
  });

  test('never takes the place of another one unless that is said', async () => {
    const before = text('ada.key');
    const { code, err } = await dealtrail('identity', 'Ada Byron', at('ada.key'));
    expect([code, err]).toEqual([2, expect.stringContaining('exists already')]);
    expect(text('ada.key')).toBe(before);
    copyFileSync(at('ada.key'), at('old.key'));
    chmodSync(at('old.key'), 0o600);
    expect((await dealtrail('identity', 'Ada Byron', at('old.key'), '--force')).code).toBe(0);
    expect(text('old.key')).not.toBe(before);
  });

  test('refuses a name that cannot be one', async () => {
    const { code, err } = await dealtrail('identity', ' ', at('nobody.key'));
    expect([code, err]).toEqual([2, expect.stringContaining('cannot be a name')]);
  });
});

describe('dealtrail seal and verify', () => {
  test('seal a case, print its checkpoint, and find it whole', async () => {
    expect(text('checkpoint.txt').split('\n')).toEqual([
      expect.stringMatching(/^dealtrail\/local\/[0-9a-f-]{36}$/),
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      '',
      expect.stringMatching(/^— Ada_Byron \S+$/),
      expect.stringMatching(/^— Bo \S+$/),
      '',
    ]);
    const { code, out } = await verify(at('whole.sealed'), '--checkpoint', at('checkpoint.txt'));
    expect(code).toBe(0);
    expect(out).toContain('whole.sealed: The seal holds: ');
    expect(out).toContain('Frozen by Ada Byron, Bo.');
    expect(out).toContain('It agrees with the checkpoint that was kept.');
    expect((await verify(at('whole.sealed'))).out).toContain(
      'Only a checkpoint that was kept elsewhere shows',
    );
  });

  test('name a changed event by number and author, and the case opens without it', async () => {
    const lines = text('whole.sealed').split('\n');
    const damaged = lines.with(2, (lines[2] ?? '').replace('"seat":"', '"seat":"X'));
    write('damaged.sealed', damaged.join('\n'));
    const { code, out } = await verify(at('damaged.sealed'));
    expect([code, out.split('\n')[1]]).toEqual([1, '  Event 2 by Ada Byron was changed. (line 3)']);
    const shown = await dealtrail('show', at('damaged.sealed'));
    expect(shown.code).toBe(0);
    expect(shown.err).toContain('The seal does not hold in one place');
    // A card is missing: nobody is accused of what the others seem to say.
    const audited = await dealtrail('audit', at('damaged.sealed'));
    expect(audited.out.split('\n').filter((line) => /^(?:error|warning)/.test(line))).toEqual([
      expect.stringContaining('The seal does not hold in one place'),
    ]);
  });

  test('tell how many faults are not listed', async () => {
    write('filled.sealed', `${text('whole.sealed')}${'no event\n'.repeat(1100)}`);
    const { code, out } = await verify(at('filled.sealed'));
    expect([code, out]).toEqual([1, expect.stringMatching(/\n {2}and 100 more\n/)]);
  });

  test('what was sealed opens as the case it was', async () => {
    const [before, after] = [await dealtrail('show', CASE), await dealtrail('show', at('whole.sealed'))];
    expect(after).toEqual(before);
    const audited = await dealtrail('audit', at('whole.sealed'), '--format', 'csv');
    const asCase = await dealtrail('audit', CASE, '--format', 'csv');
    const rows = (out: string): string[] =>
      out.split('\n').map((row) => row.replace(/[^,;]*\.(?:json|sealed)/, ''));
    expect(rows(audited.out)).toEqual(rows(asCase.out));
  });

  test('a member signs later, and only then it is frozen', async () => {
    const early = ['seal', CASE, at('early.sealed'), '--key', at('ada.key'), '--member', at('bo.pub')];
    expect((await dealtrail(...early)).code).toBe(0);
    const waits = await verify(at('early.sealed'));
    expect(waits.code).toBe(1);
    expect(waits.out).toContain('Members who have not frozen it yet: Bo.');
    const { code } = await dealtrail('seal', at('early.sealed'), at('late.sealed'), '--key', at('bo.key'));
    expect(code).toBe(0);
    expect((await verify(at('late.sealed'))).code).toBe(0);
    expect(text('late.sealed').startsWith(text('early.sealed'))).toBe(true);
  });

  test('after a freeze a case can only say more', async () => {
    const grown = JSON.parse(readFileSync(CASE, 'utf8')) as { events: unknown[] };
    grown.events.push({ type: 'StatementMade', by: 'W', text: 'It slipped.' });
    write('grown.json', JSON.stringify(grown));
    const more = ['seal', at('whole.sealed'), at('grown.json'), at('more.sealed'), '--key', at('bo.key')];
    expect((await dealtrail(...more)).code).toBe(0);
    const open = await verify(at('more.sealed'), '--checkpoint', at('checkpoint.txt'));
    expect(open.code).toBe(1);
    expect(open.out).toContain('Nothing was changed, but not every member has frozen all of it.');
    expect(open.out).toMatch(/Added after the freeze, and not frozen yet: event \d+\./);
    grown.events.shift();
    write('other.json', JSON.stringify(grown));
    const other = ['seal', at('whole.sealed'), at('other.json'), at('no.sealed'), '--key', at('bo.key')];
    const { code, err } = await dealtrail(...other);
    expect([code, err]).toEqual([2, expect.stringContaining('differs from what is sealed, from event 1 on')]);
  });

  test('an older file in the place of a newer one is found by a checkpoint that was kept', async () => {
    const lines = text('late.sealed').split('\n');
    write('older.sealed', `${lines.slice(0, -2).join('\n')}\n`);
    const kept = (await dealtrail('seal', at('late.sealed'), at('latest.sealed'), '--key', at('ada.key')))
      .out;
    const { code, out } = await verify(at('older.sealed'), '--checkpoint', write('kept.txt', kept));
    expect([code, out]).toEqual([1, expect.stringContaining('The end was cut off')]);
  });

  test('say what they cannot do, and write nothing', async () => {
    const refused: readonly (readonly [string, readonly string[], string])[] = [
      ['no key', ['seal', CASE, at('x.sealed')], 'nothing is sealed without a key'],
      ['public', ['seal', CASE, at('x.sealed'), '--key', at('ada.pub')], 'public half of an identity only'],
      ['no identity', ['seal', CASE, at('x.sealed'), '--key', CASE], 'is no identity'],
      ['twice', ['seal', CASE, at('x.sealed'), '--key', at('bo.key'), '--key', at('bo.key')], 'of their own'],
      [
        'a stranger',
        ['seal', at('whole.sealed'), at('x.sealed'), '--key', at('eve.key')],
        'not in the roster',
      ],
      ['damaged', ['seal', at('damaged.sealed'), at('x.sealed'), '--key', at('ada.key')], 'does not hold'],
      ['there', ['seal', CASE, at('whole.sealed'), '--key', at('ada.key')], 'exists already'],
      ['missing', ['seal', at('nowhere.json'), at('x.sealed'), '--key', at('ada.key')], 'can’t be read'],
      ['two cases', ['seal', CASE, CASE, at('x.sealed'), '--key', at('ada.key')], 'is no sealed file, so'],
      [
        'three files',
        ['seal', at('whole.sealed'), CASE, CASE, at('x.sealed'), '--key', at('ada.key')],
        'at most two files',
      ],
      [
        'a late member',
        ['seal', at('whole.sealed'), at('x.sealed'), '--key', at('ada.key'), '--member', at('eve.pub')],
        'its members stay',
      ],
      ['no seal', ['verify', CASE], 'carries no seal'],
      ['nothing', ['verify', at('nowhere.sealed')], 'no such file'],
      ['no such option', ['verify', at('whole.sealed'), '--key', at('ada.key')], 'has no option --key'],
    ];
    for (const [name, args, expected] of refused) {
      const { code, err } = await dealtrail(...args);
      expect([name, code, err]).toEqual([name, 2, expect.stringContaining(expected)]);
    }
    expect(() => statSync(at('x.sealed'))).toThrow();
  });

  test('in an archive the sealed files are verified, and only one without any carries no seal', async () => {
    const whole = readFileSync(at('whole.sealed'));
    const other = readFileSync(CASE);
    writeFileSync(
      at('mail.zip'),
      zipSync({ 'a.json': other, 'b.sealed': whole, 'c.sealed': whole.subarray(0, 2000) }),
    );
    const { code, out } = await verify(at('mail.zip'));
    expect(code).toBe(1);
    expect(out).toContain('mail.zip/b.sealed: The seal holds');
    expect(out).toContain('mail.zip/c.sealed: The seal does not hold');
    expect(out).not.toContain('a.json');
    writeFileSync(at('plain.zip'), zipSync({ 'a.json': other }));
    expect(await verify(at('plain.zip'))).toEqual({ code: 2, out: 'dealtrail: plain.zip carries no seal\n' });
  });

  test('a folder is looked through, and the worst of its files tells', async () => {
    const { code, out } = await verify(home);
    expect(code).toBe(1);
    expect(out).toContain('whole.sealed: The seal holds');
    expect(out).toContain('damaged.sealed: The seal does not hold: 1 fault.');
  });

  test.each([
    ['tr', 'Mühür sağlam değil: 1 kusur var.', '2. giriş (yazan: Ada Byron) değiştirilmiş. (satır 3)'],
    ['el', 'Η σφραγίδα δεν ισχύει: 1 σφάλμα.', 'Η εγγραφή 2 (συντάκτης: Ada Byron) άλλαξε. (γραμμή 3)'],
    ['he', 'החותם אינו תקף: פגם אחד.', 'שונתה. (שורה 3)'],
  ])('in %s', async (language, verdict, fault) => {
    const { out } = await verify(at('damaged.sealed'), '--lang', language);
    expect(out).toContain(verdict);
    expect(out).toContain(fault);
  });
});
