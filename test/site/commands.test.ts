import { describe, expect, test } from 'vitest';
import { commandsIn, deskFor, pageFiles, rewrite, textOf } from './commands.ts';

/** `SITE_OUTPUT=write` puts what the commands answer now into the pages, to be read before it is committed; `GUIDE=all` types those of each language. */
const writing = process.env['SITE_OUTPUT'] === 'write';
const everyLanguage = writing || process.env['GUIDE'] === 'all';

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
  const english = withCommands.filter((page) => page.startsWith('en/'));
  const typed = (page: string): readonly string[] =>
    commandsIn(textOf(page)).map(({ command, exit }) => `${command.replace(/ --lang [a-z,]+/, '')} ${exit}`);

  // The commands take minutes in all languages: with `GUIDE=all` those of the translations are typed, too.
  test('are the same in every translation', () => {
    expect(english.length).toBeGreaterThan(3);
    for (const page of withCommands) expect(typed(page), page).toEqual(typed(page.replace(/^\w+\//, 'en/')));
  });

  test.each(everyLanguage ? withCommands : english)('%s: each answers what is printed', (page) => {
    const text = textOf(page);
    const desk = deskFor(page);
    try {
      const said = commandsIn(text);
      const answers = said.map((one) => ({ ...one, ...desk.run(one.command) }));
      if (writing) {
        rewrite(page, withAnswers(text, answers));
        // The exit code stands in the head of the block, which only people write.
        expect(answers.map(({ command, exit }) => [command, exit])).toEqual(
          said.map(({ command, exit }) => [command, exit]),
        );
        return;
      }
      expect(
        answers.map(({ command, output, exit }, place) => ({
          command,
          output: withSizesSaid(output, said[place]?.output ?? ''),
          exit,
        })),
      ).toEqual(said.map(({ command, output, exit }) => ({ command, output, exit })));
    } finally {
      desk.end();
    }
  });
});

test('a size is told well enough within a tenth of it, and a page that is further off is found', () => {
  expect(withSizesSaid('1 board, 26 kB', '1 board, 25 kB')).toBe('1 board, 25 kB');
  expect(withSizesSaid('1 board, 28 kB', '1 board, 25 kB')).toBe('1 board, 28 kB');
  expect(withSizesSaid('2 boards, 26 kB', '1 board, 25 kB')).toBe('2 boards, 25 kB');
});

/** The answer with the sizes that the page says, where they are near: a deal that grows by a byte makes no page untrue. */
function withSizesSaid(output: string, page: string): string {
  const said = [...page.matchAll(/\d+(?= kB)/g)].map(Number).values();
  return output.replaceAll(/\d+(?= kB)/g, (size) => {
    const { value = 0 } = said.next();
    return Math.abs(value - Number(size)) <= value / 10 ? String(value) : size;
  });
}

/** The page with other answers below its commands, which are found again by their line. */
function withAnswers(text: string, answers: readonly { line: number; output: string }[]): string {
  const lines = text.split('\n');
  for (const { line, output } of answers.toReversed()) {
    const end = lines.indexOf('```', line);
    lines.splice(line + 1, end - line - 1, ...(output === '' ? [] : output.split('\n')));
  }
  return lines.join('\n');
}
