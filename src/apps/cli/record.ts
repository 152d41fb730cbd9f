/** `dealtrail record CASE [OUT]`: records facts typed line by line on standard input, and prints the position after each. */

import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { DealRecord } from '../../events/record.ts';
import { remarked } from '../../formats/remarked.ts';
import { headerOf, NOTHING_DESCRIBED } from '../../formats/typed/describedBoard.ts';
import { caseFileWords } from '../../i18n/caseFile/load.ts';
import { LineRecorder } from './lineRecorder.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { plain, WORDS } from './wording.ts';
import { isWritable, mayWrite, written, type WritingOptions } from './writing.ts';
import { USUAL_EDITION } from '../../lawbook/editions.ts';

/** Where the lines come from. */
export interface LineSource {
  readonly input: Readable;
  /** The terminal of a person who types: it shows a prompt and completes words; null for lines from a file or a pipe. */
  readonly screen: Writable | null;
}

/** What is recorded, and where it is kept. */
interface RecordOptions extends WhichDeal, WritingOptions {
  /** True to begin a deal of which nothing is known yet. */
  readonly new?: boolean | undefined;
}

/**
 * With OUT, the case is written after each line, so that nothing is lost if the program is interrupted. Exit code 0 when every line was
 * taken down, 1 when one was not understood, 2 when the deal or OUT could not be read or written. A case that can’t be written in the end
 * goes to standard output.
 * @param path the case to go on with; of a new deal the file that it is written to
 */
export async function record(
  path: string,
  target: string | undefined,
  { force, new: isNew = false, ...which }: RecordOptions,
  output: Output,
  { input, screen }: LineSource = typingHere(),
): Promise<number> {
  const out = isNew ? path : target;
  // Checked before anything is typed that could not be saved.
  if (out !== undefined && !mayWrite([{ path: out }], output, { force })) return EXIT.couldNotRun;
  if (out !== undefined && !isWritable(out, output)) return EXIT.couldNotRun;
  const begun = isNew ? NOTHING_RECORDED : await recordMeant(path, which, output);
  if (begun === null) return EXIT.couldNotRun;
  const recorder = new LineRecorder(begun, output, await caseFileWords(WORDS.language));
  const saved = (): boolean =>
    written([{ path: out ?? '', content: recorder.content }], output, { force: true });
  const lines = linesOf(input, screen, recorder);
  if (screen !== null) output.print(plain(WORDS.commandLine.howToType));
  lines.prompt();
  for await (const given of lines) {
    if (recorder.take(given) && out !== undefined) saved();
    lines.prompt();
  }
  if (out === undefined) {
    if (recorder.facts > 0) output.error(plain(WORDS.commandLine.notSaved({ facts: recorder.facts })));
  } else if (!saved()) {
    output.print(recorder.content.trimEnd());
    return EXIT.couldNotRun;
  } else if (screen !== null)
    output.print(plain(WORDS.commandLine.saved({ facts: recorder.facts, file: out })));
  return recorder.allUnderstood ? EXIT.nothingFound : EXIT.found;
}

const NOTHING_RECORDED: DealRecord = { header: headerOf(NOTHING_DESCRIBED, USUAL_EDITION), events: [] };

/** A person types only if both the lines and the answers are at a terminal. */
function typingHere(): LineSource {
  const { stdin, stdout } = process;
  return { input: stdin, screen: stdin.isTTY && stdout.isTTY ? stdout : null };
}

async function recordMeant(path: string, which: WhichDeal, output: Output): Promise<DealRecord | null> {
  const meant = await dealsMeant([path], which, 1, output);
  return meant === null ? null : remarked(meant[0]);
}

function linesOf(input: Readable, screen: Writable | null, recorder: LineRecorder): Interface {
  if (screen === null) return createInterface({ input, prompt: '' });
  const completer = (line: string): [string[], string] => [[...recorder.completions(line)], line];
  return createInterface({ input, output: screen, terminal: true, prompt: '> ', completer });
}
