import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES, optionsOf, valueOf } from '../../src/apps/cli/commands.ts';
import { OPTIONS } from '../../src/apps/cli/options.ts';
import { help } from '../../src/i18n/en/help.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { dealtrail } from './dealtrail.ts';

const CASE = 'fixtures/deals/seed-002-deal-3.json';

describe('help', () => {
  test.each([['--help'], ['help'], ['-h'], ['help', 'audti']])(
    '%s %s lists every command',
    async (...args) => {
      const { code, out, err } = await dealtrail(...args);
      expect([code, err]).toEqual([0, '']);
      expect([...out.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name)).toEqual(COMMAND_NAMES);
    },
  );

  test.each(COMMAND_NAMES)('%s has its own, with each of its options', async (name) => {
    const { code, out, err } = await dealtrail(name, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^${help.sentences[name]}\n\nusage: dealtrail ${name} `));
    const options = [...out.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, option]) => option);
    expect(options).toEqual(optionsOf(name));
    for (const option of optionsOf(name)) expect(out).toContain(help.optionSentences[option]);
    for (const args of [
      ['help', name],
      [name, CASE, '-h'],
      ['--help', name],
    ])
      expect(await dealtrail(...args), args.join(' ')).toEqual({ code: 0, out, err: '' });
  });

  test('says what the exit code of the command means, and no other', async () => {
    const codes = await Promise.all(
      COMMAND_NAMES.map(async (name) => {
        const { out } = await dealtrail(name, '--help');
        return [name, Object.values(help.exitCodes).filter((sentence) => out.includes(sentence))];
      }),
    );
    const { found, lost, notTaken, changed, failed, done } = help.exitCodes;
    const others = {
      audit: found,
      convert: lost,
      bake: lost,
      record: notTaken,
      verify: changed,
      conform: failed,
    };
    expect(Object.fromEntries(codes)).toEqual({
      ...Object.fromEntries(COMMAND_NAMES.map((name) => [name, [done]])),
      ...Object.fromEntries(Object.entries(others).map(([name, sentence]) => [name, [sentence]])),
    });
  });

  test('names a value for every option that takes one, and none for the others', () => {
    for (const name of COMMAND_NAMES)
      for (const option of optionsOf(name))
        expect(valueOf(name, option) !== '', `${name} --${option}`).toBe(OPTIONS[option].type === 'string');
  });

  test('has the choices that the program accepts', async () => {
    let compared = 0;
    for (const name of COMMAND_NAMES) {
      for (const option of optionsOf(name)) {
        const choices = valueOf(name, option).split('|');
        if (choices.length < 2 || ['room', 'at'].includes(option)) continue;
        const paths = name === 'bake' || name === 'publish' ? [CASE, 'never-written'] : [CASE];
        const { code, err } = await dealtrail(name, ...paths, `--${option}`, 'poem');
        expect([code, err], `${name} --${option}`).toEqual([
          2,
          `dealtrail: --${option} must be one of ${choices.join(', ')}, not poem\n`,
        ]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  test.each(LANGUAGES)('speaks %s, and what is typed stays as it is', async (lang) => {
    const { code, out } = await dealtrail('show', '--help', '--lang', lang);
    expect(code).toBe(0);
    expect(out).toContain('dealtrail show FILE… [options]');
    expect(out).toContain('--names none|seats|initials|full');
    expect(out.includes(help.sentences.show)).toBe(lang === 'en');
  });
});

describe('arguments that are not understood', () => {
  test('name the option that the command has not, and how it is typed', async () => {
    expect(await dealtrail('audit', '--chekc=A05', CASE)).toEqual({
      code: 2,
      out: '',
      err: 'dealtrail: audit has no option --chekc (did you mean --check?)\nusage: dealtrail audit FILE… [options]\ndealtrail audit --help explains the options.\n',
    });
    expect((await dealtrail('audit', CASE, '-z')).err).toMatch(
      /^dealtrail: not understood: audit \S+ -z\nusage: /,
    );
  });

  test('an option after two hyphens is the name of a file', async () => {
    const { err } = await dealtrail('audit', '--', '--chekc');
    expect(err).toBe('dealtrail: no such file or folder: --chekc\n');
  });

  test('a command that does not exist gets the list of those that do', async () => {
    const { code, out, err } = await dealtrail('adit', CASE);
    expect([code, out]).toEqual([2, '']);
    const list = (await dealtrail('--help')).out;
    expect(err).toBe(`dealtrail: there is no command adit (did you mean audit?)\n${list}`);
    for (const [typed, told] of [
      ['Audit', 'no command Audit (did you mean audit?)\n'],
      ['fixtures', 'no command fixtures\n'],
    ] as const)
      expect((await dealtrail(typed, CASE, '--chekc')).err).toContain(told);
  });

  test('an option of another command is not taken for a misspelt one', async () => {
    const { err } = await dealtrail('audit', CASE, '--board', '1');
    expect(err).toBe('dealtrail: audit has no option --board\n');
  });

  test('a command without its operands says how it is typed', async () => {
    for (const name of COMMAND_NAMES) {
      const { code, err } = await dealtrail(name);
      expect(code, name).toBe(2);
      expect(err).toContain(`usage: dealtrail ${name} `);
    }
  });
});
