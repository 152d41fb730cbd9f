/** Reads one file in a worker, so that the page never waits. */

import { contentIn, type ChosenFile } from './chosenFile.ts';
import type { ReadReply } from './open/messages.ts';
import { SHOWN_TEXT, readInPieces } from './open/pieces.ts';
import { isPacked, type Content } from '../../formats/open.ts';
import { readFile } from './reading.ts';
import { reportFailure } from './reportFailure.ts';

/** The part of the worker’s global scope that is used here; the page’s types declare another scope. */
const post = (reply: ReadReply): void => (postMessage as (message: ReadReply) => void)(reply);

async function readWhole({ name, size, whole }: Content): Promise<void> {
  const { deals, text, problems, seal } = await readFile(name, whole());
  post({ type: 'deals', deals, bytes: size });
  post({ type: 'finished', text: text.slice(0, SHOWN_TEXT), problems, seal });
}

async function read(content: Content): Promise<void> {
  if (!isPacked(content)) {
    const { text, problems, readable } = readInPieces(content.name, content.pieces(), (deals, bytes) =>
      post({ type: 'deals', deals, bytes }),
    );
    if (readable) {
      post({ type: 'finished', text, problems });
      return;
    }
  }
  // A case file has one deal and is read as a whole, like archives; unknown formats are reported there as well.
  await readWhole(content);
}

addEventListener('message', ({ data }: MessageEvent<ChosenFile>) => reportFailure(read(contentIn(data))));
