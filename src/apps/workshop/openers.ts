/** What needs a library of its own, loaded when the first such file comes. */

import { ForeignReader, readForeign, type Parsed, type ReadingThread } from '../../formats/foreign.ts';
import type { Openers } from '../../formats/readAny.ts';
import type { opened } from '../../seal/opened.ts';
import { workerAddress } from './trusted.ts';

/** Starts a worker that reads one file at a time, beside the page or the worker that asks. */
function startThread(): ReadingThread {
  const worker = new Worker(workerAddress('foreign'), { type: 'module' });
  return {
    read: (file) =>
      new Promise((done) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Parsed>) => done(data), { once: true });
        for (const kind of ['error', 'messageerror'])
          worker.addEventListener(kind, () => done('broke'), { once: true });
        worker.postMessage(file, []);
      }),
    end: () => worker.terminate(),
  };
}

const reader = new ForeignReader(startThread);

/** Reads in a worker of its own. A worker that cannot start another one reads the file itself: it can still be ended as a whole. */
const read: ForeignReader['read'] = (kind, content, { rows: _ofPbn, ...setting }) =>
  'Worker' in globalThis ? reader.read(kind, content, setting) : readForeign({ kind, content, setting });

/** Scoring databases, XML and sealed files, for `readAnyFile`. */
export const FOREIGN: Required<Omit<Openers, 'openSealed'>> & { readonly openSealed: typeof opened } = {
  openDatabase: (bytes, setting) => read('database', bytes, setting),
  openXml: (text, setting) => read('xml', text, setting),
  openSealed: async (bytes) => (await import('../../seal/opened.ts')).opened(bytes),
};
