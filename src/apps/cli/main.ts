/** The command line as a program of its own, or a thread of it. The exit code shows what was found. */

import { isReader, readBesides, serveReader } from './besides.ts';
import { command } from './command.ts';
import { EXIT, type Output } from './output.ts';
import { isHelper, serve } from './threads.ts';
import { plain, reasonOf, WORDS } from './wording.ts';

/** Whoever read along is gone: nobody waits for them from then on. */
let isAlone = false;

const terminal: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  async caughtUp() {
    // Who has gone away never catches up: what is written then is lost anyhow.
    if (process.stdout.writableNeedDrain && !process.stdout.destroyed && !isAlone)
      await new Promise((done) => {
        process.stdout.once('drain', done).once('close', done).once('error', done);
      });
  },
};

/** This very file, as it is run: a worker thread runs it, too. */
const PROGRAM = new URL(import.meta.url);

/** Nobody reads any more. */
function isGone(code: string | undefined): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
}

readBesides(PROGRAM);
if (isReader()) serveReader();
else if (isHelper()) serve();
else {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // Whoever reads from us may stop when they please; the exit code still shows what was found.
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
