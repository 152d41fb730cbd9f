/** Readers that need libraries, loaded with the first such file. */

import { ForeignReader, readForeign, type ReadingThread } from '../../formats/foreign.ts';
import type { Openers } from '../../formats/readAny.ts';
import type { Parsed } from '../../formats/readDeal.ts';
import type { opened } from '../../seal/opened.ts';
import { workerAddress } from './trusted.ts';

/** Starts a worker that reads one file at a time for the page or worker that uses it. */
function startThread(): ReadingThread {
  const worker = new Worker(workerAddress('foreign'), { type: 'module' });
  return {
    read: (file) =>
      new Promise((done) => {
        // The worker reads one file after another, so this one's listeners go with its answer.
        const listening = new AbortController();
        const { signal } = listening;
        const answer = (parsed: Parsed | 'broke'): void => {
          listening.abort();
          done(parsed);
        };
        worker.addEventListener('message', ({ data }: MessageEvent<Parsed>) => answer(data), { signal });
        for (const kind of ['error', 'messageerror'])
          worker.addEventListener(kind, () => answer('broke'), { signal });
        worker.postMessage(file, []);
      }),
    end: () => worker.terminate(),
  };
}

const reader = new ForeignReader(startThread);

/** Reads in a separate worker. A worker that can't start another one reads the file itself, because it can be ended as a whole. */
const read: ForeignReader['read'] = (kind, content, { rows: _ofPbn, ...setting }) =>
  'Worker' in globalThis ? reader.read(kind, content, setting) : readForeign({ kind, content, setting });

/** The readers of scoring databases, XML and sealed files, for `readAnyFile`. */
export const FOREIGN: Required<Omit<Openers, 'openSealed'>> & { readonly openSealed: typeof opened } = {
  openDatabase: (bytes, setting) => read('database', bytes, setting),
  openXml: (text, setting) => read('xml', text, setting),
  openSealed: async (bytes) => (await import('../../seal/opened.ts')).opened(bytes),
};
