/** What a file of a session holds: itself, or the records in an archive; and the deals of each, only inside a worker. */

import { contentOf, openContent, PIECE } from '../../../formats/open.ts';
import type { Problem } from '../../../formats/problem.ts';
import type { ReadDeal } from '../../../formats/readDeal.ts';
import { FOREIGN, openArchive } from '../openers.ts';
import { isArchive } from '../../../formats/extensions.ts';
import type { SessionFile } from './messages.ts';

/** A larger archive is not opened. Bytes. */
const LARGEST = 268_435_456;

/** One record: a file of its own, or an entry of an archive. */
export interface Part {
  /** With its folders, and with the archives it was found in. */
  readonly name: string;
  /** Names inside the archive, from the outermost; empty for a file of its own. */
  readonly inside: readonly string[];
  readonly content: Blob | Uint8Array;
}

export interface Heard {
  readonly tell: (problem: Problem) => void;
  /** Which entries of an archive are of no kind that is read. */
  readonly leftAlone?: (paths: readonly string[]) => void;
}

/** Part of the worker’s scope that the types of a page do not know. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

function bytesOf(content: Blob): Uint8Array {
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(content));
}

function* piecesOf(content: Blob, heard: (bytes: number) => void): Generator<Uint8Array> {
  for (let from = 0; from < content.size; from += PIECE) {
    const to = Math.min(from + PIECE, content.size);
    yield bytesOf(content.slice(from, to));
    heard(to);
  }
}

/** @param only the one wanted, when the others need not be unpacked */
export async function* partsOf(
  { name, content }: SessionFile,
  { tell, leftAlone }: Heard,
  only?: readonly string[],
): AsyncGenerator<Part> {
  if (content.size > LARGEST || !isArchive(bytesOf(content.slice(0, 4)))) {
    yield { name, inside: [], content };
    return;
  }
  const unpack = await openArchive();
  const asked = { tell, ...(leftAlone && { leftAlone }), ...(only && { only }) };
  for (const { path, bytes } of unpack(bytesOf(content), asked))
    yield { name: [name, ...path].join('/'), inside: path, content: bytes };
}

/**
 * Problems are told no later than with the deal they belong to.
 * @param heard hears how many bytes of a large file have been read
 */
export function dealsOf(
  { name, content, inside }: Part,
  tell: (problem: Problem) => void,
  heard: (bytes: number) => void = () => {},
): Promise<Iterable<ReadDeal>> {
  return openContent(
    content instanceof Uint8Array
      ? contentOf(name, content, inside.length > 0)
      : {
          name,
          size: content.size,
          beginning: (length) => bytesOf(content.slice(0, length)),
          pieces: () => piecesOf(content, heard),
          whole: () => bytesOf(content),
        },
    tell,
    FOREIGN,
  );
}
