/** A chosen file for the readers of the formats; only in a worker, which may block while it reads. */

import { PIECE, type Content } from '../../formats/open.ts';

export interface ChosenFile {
  /** With the folders below the chosen one. */
  readonly name: string;
  readonly content: Blob;
}

/** A part of the worker’s scope that the page's types lack. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

function bytesOf(content: Blob): Uint8Array {
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(content));
}

function* piecesOf(content: Blob): Generator<Uint8Array> {
  for (let from = 0; from < content.size; from += PIECE) yield bytesOf(content.slice(from, from + PIECE));
}

/** Its bytes are read when they are asked for, and throw when the file can’t be read any more. */
export function contentIn({ name, content }: ChosenFile): Content {
  return {
    name,
    size: content.size,
    beginning: (length, from = 0) => bytesOf(content.slice(from, from + length)),
    pieces: () => piecesOf(content),
    whole: () => bytesOf(content),
  };
}
