/** Reads one file beside the page, so that the page stays free, whatever the file holds. */

import type { ReadRequest, ReadReply } from './open/messages.ts';
import { SHOWN_TEXT, readInPieces } from './open/pieces.ts';
import { isPacked } from '../../formats/open.ts';
import { readFile } from './reading.ts';

/** Part of the worker’s scope: the types of a page have another. */
const say = (told: ReadReply): void => (postMessage as (message: ReadReply) => void)(told);
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

const CHUNK = 1_048_576;

function bytesOf(content: Blob): Uint8Array {
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(content));
}

function* chunksOf(content: Blob): Generator<Uint8Array> {
  for (let from = 0; from < content.size; from += CHUNK) yield bytesOf(content.slice(from, from + CHUNK));
}

async function readWhole({ name, content }: ReadRequest): Promise<void> {
  const { deals, text, problems, seal } = await readFile(name, bytesOf(content));
  say({ tell: 'deals', deals, bytes: content.size });
  say({ tell: 'finished', text: text.slice(0, SHOWN_TEXT), problems, seal });
}

async function read(asked: ReadRequest): Promise<void> {
  const { name, content } = asked;
  if (!isPacked({ beginning: (length) => bytesOf(content.slice(0, length)) })) {
    const { text, problems, readable } = readInPieces(name, chunksOf(content), (deals, bytes) =>
      say({ tell: 'deals', deals, bytes }),
    );
    if (readable) {
      say({ tell: 'finished', text, problems });
      return;
    }
  }
  // A case file is one deal and is read as a whole, as are archives; what is of no kind at all is told there, too.
  await readWhole(asked);
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data));
