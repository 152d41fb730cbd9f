/** The files of a session as an audit opens them; only inside a worker, which may wait while it reads. */

import type { Files } from '../../../audit/job.ts';
import { PIECE, recordsIn, type Content, type Unpacking } from '../../../formats/open.ts';
import { FOREIGN } from '../openers.ts';
import type { SessionFile } from './messages.ts';

/** A larger archive is not opened. Bytes. */
const LARGEST = 268_435_456;

/** One record: a file of its own, or an entry of an archive. */
export interface SessionRecord {
  /** With its folders, and with the archives it was found in. */
  readonly name: string;
  readonly size: number;
  /** Names inside the archive, from the outermost; empty for a file of its own. */
  readonly inside: readonly string[];
  readonly content: Content;
}

/** Part of the worker’s scope that the types of a page do not know. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

function bytesOf(content: Blob): Uint8Array {
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(content));
}

function* piecesOf(content: Blob): Generator<Uint8Array> {
  for (let from = 0; from < content.size; from += PIECE) yield bytesOf(content.slice(from, from + PIECE));
}

function contentIn({ name, content }: SessionFile): Content {
  return {
    name,
    size: content.size,
    beginning: (length, from = 0) => bytesOf(content.slice(from, from + length)),
    pieces: () => piecesOf(content),
    whole: () => bytesOf(content),
  };
}

/** Every record in a file. Throws when the file can’t be read any more. */
export async function* recordsOf(
  file: SessionFile,
  unpacking: Unpacking,
): AsyncGenerator<SessionRecord, void, undefined> {
  const whole = contentIn(file);
  const records = whole.size > LARGEST ? [{ inside: [], content: whole }] : recordsIn(whole, unpacking);
  for await (const { inside, content } of records)
    yield { name: content.name, size: content.size, inside, content };
}

/** How an audit opens them. */
export const SESSION: Files<SessionRecord> = {
  content: ({ content, inside }, heard) =>
    inside.length > 0 ? content : { ...content, pieces: () => counted(content.pieces(), heard) },
  besides: FOREIGN,
};

function* counted(pieces: Iterable<Uint8Array>, heard: (bytes: number) => void): Generator<Uint8Array> {
  for (const piece of pieces) {
    yield piece;
    heard(piece.length);
  }
}
