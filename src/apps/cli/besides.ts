/** Threads for third-party readers: they run this program. */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  ForeignReader,
  readForeign,
  type ReadingBounds,
  type ForeignFile,
  type ReadingThread,
} from '../../formats/foreign.ts';
import type { Openers } from '../../formats/readAny.ts';
import type { Parsed } from '../../formats/readDeal.ts';
import { opened } from '../../seal/opened.ts';

const READER = 'dealtrail reader';

/** True in a thread that reads for another one. */
export function isReader(): boolean {
  return !isMainThread && workerData === READER;
}

/** Makes this thread a reader: it parses one file for each message. */
export function serveReader(): void {
  const port = parentPort;
  port?.on(
    'message',
    (file: ForeignFile) => void readForeign(file).then((parsed) => port.postMessage(parsed)),
  );
}

/**
 * Starts this program again in a thread that reads one file at a time within its own memory limit. It
 * answers `memory` when that limit is passed, and `broke` when the thread fails or ends.
 */
export function startThread(program: URL, { megabytes }: ReadingBounds): ReadingThread {
  const worker = new Worker(program, {
    workerData: READER,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // The answer is handled below; messages of an ending thread are ignored.
  worker.on('error', () => {});
  return {
    read: (file) =>
      new Promise((done) => {
        const finish = (answer: Parsed | 'memory' | 'broke'): void => {
          worker.off('message', finish).off('error', fail).off('exit', gone);
          // An idle thread must not keep the program running.
          worker.unref();
          done(answer);
        };
        const fail = ({ code }: NodeJS.ErrnoException): void =>
          finish(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broke');
        const gone = (): void => finish('broke');
        worker.ref();
        worker.once('message', finish).once('error', fail).once('exit', gone);
        worker.postMessage(file, []);
      }),
    end: () => void worker.terminate(),
  };
}

let reader: ForeignReader | null = null;

/** Reads such files in worker threads from this call on; without it the calling thread reads them. */
export function readBesides(program: URL): void {
  reader = new ForeignReader((bounds) => startThread(program, bounds));
}

const read: ForeignReader['read'] = (kind, content, setting) =>
  reader === null ? readForeign({ kind, content, setting }) : reader.read(kind, content, setting);

/** The openers for `readAnyFile`. */
export const BESIDES: Required<Openers> = {
  openDatabase: (bytes, setting) => read('database', bytes, setting),
  openXml: (text, setting) => read('xml', text, setting),
  openSealed: opened,
};
