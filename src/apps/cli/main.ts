/** The command line as a program, or as a thread of it. The exit code shows the result. */

import { isReader, readBesides, serveReader } from './besides.ts';
import { command } from './command.ts';
import { EXIT, type Output } from './output.ts';
import { isHelper, serve } from './threads.ts';
import { plain, reasonOf, WORDS } from './wording.ts';

/** True if nobody reads the output any more; then the program does not wait for readers. */
let isAlone = false;

const terminal: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  async caughtUp() {
    // A closed stream never drains, and its output is lost anyway.
    if (process.stdout.writableNeedDrain && !process.stdout.destroyed && !isAlone)
      await new Promise((done) => {
        process.stdout.once('drain', done).once('close', done).once('error', done);
      });
  },
};

/** The running file, which worker threads run, too. */
const PROGRAM = new URL(import.meta.url);

/** True if the reader of the output has gone. */
function isGone(code: string | undefined): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
}

readBesides(PROGRAM);
if (isReader()) serveReader();
else if (isHelper()) serve();
else {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A reader may stop at any time; the exit code is still right.
    isAlone = isGone(code);
    if (isAlone) return;
    const reason = reasonOf(code ?? null, message);
    terminal.error(plain(WORDS.converting.cannotWrite({ file: 'stdout', reason })));
    process.exit(EXIT.couldNotRun);
  });
  process.stderr.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (!isGone(code)) process.exit(EXIT.couldNotRun);
  });
  process.exitCode = await command(process.argv.slice(2), terminal, PROGRAM);
}
