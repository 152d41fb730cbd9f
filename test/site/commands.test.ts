import { describe, expect, test } from 'vitest';
import { commandsIn, deskFor, pageFiles, rewrite, textOf } from './commands.ts';

/** `SITE_OUTPUT=write` puts what the commands answer now into the pages, to be read before it is committed. */
const writing = process.env['SITE_OUTPUT'] === 'write';

describe('the commands printed on the pages of the site', () => {
  const printed = pageFiles().flatMap((page) =>
    commandsIn(textOf(page)).map((command) => ({ page, ...command })),
  );

  test('there are some', () => {
    expect(printed.length).toBeGreaterThan(8);
    expect(printed.some(({ exit }) => exit === 0)).toBe(true);
    expect(printed.some(({ exit }) => exit === 1)).toBe(true);
  });

  const withCommands = pageFiles().filter((page) => commandsIn(textOf(page)).length > 0);
  test.each(withCommands)('%s: each answers what is printed', (page) => {
    const text = textOf(page);
    const desk = deskFor(page);
    try {
      const answers = commandsIn(text).map(({ command, ...rest }) => ({
        command,
        ...rest,
        ...desk.run(command),
      }));
      if (writing) {
        rewrite(page, withAnswers(text, answers));
        return;
      }
      expect(answers.map(({ command, output, exit }) => ({ command, output, exit }))).toEqual(
        commandsIn(text).map(({ command, output, exit }) => ({ command, output, exit })),
      );
    } finally {
      desk.end();
    }
  });
});

/** The page with other answers below its commands, which are found again by their line. */
function withAnswers(text: string, answers: readonly { line: number; output: string }[]): string {
  const lines = text.split('\n');
  for (const { line, output } of answers.toReversed()) {
    const end = lines.indexOf('```', line);
    lines.splice(line + 1, end - line - 1, ...(output === '' ? [] : output.split('\n')));
  }
  return lines.join('\n');
}
