/** Readers that need libraries, loaded with the first such file. */

import { ForeignReader, readForeign, type ForeignFile, type ReadingThread } from '../../formats/foreign.ts';
import type { Openers } from '../../formats/readAny.ts';
import type { Parsed } from '../../formats/readDeal.ts';
import type { opened } from '../../seal/opened.ts';
import { startWorker } from './startWorker.ts';

/** Starts a worker that reads one file at a time for the page or worker that uses it. */
function startThread(): ReadingThread {
  let answer = (_parsed: Parsed | 'broke'): void => {};
  const worker = startWorker<ForeignFile, Parsed>('foreign', {
    onReply: (parsed) => answer(parsed),
    broke: () => answer('broke'),
  });
  return {
    read: (file) =>
      new Promise((done) => {
        answer = done;
        worker.ask(file);
      }),
    end: () => worker.end(),
  };
}

const reader = new ForeignReader(startThread);

/** Reads in a separate worker. A worker that can't start another one reads the file itself, because it can be ended as a whole. */
const read: ForeignReader['read'] = (kind, content, setting) =>
  'Worker' in globalThis ? reader.read(kind, content, setting) : readForeign({ kind, content, setting });

/** The readers of scoring databases, XML and sealed files, for `readAnyFile`. */
export const FOREIGN: Required<Omit<Openers, 'openSealed'>> & { readonly openSealed: typeof opened } = {
  openDatabase: (bytes, setting) => read('database', bytes, setting),
  openXml: (text, setting) => read('xml', text, setting),
  openSealed: async (bytes) => (await import('../../seal/opened.ts')).opened(bytes),
};
