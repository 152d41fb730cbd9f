/** The files of a session for an audit; only in a worker, which may block while it reads. */

import { recordsIn, type ContentInside, type Unpacking } from '../../../formats/open.ts';
import { contentIn, type ChosenFile } from '../chosenFile.ts';

/** In bytes: a larger archive is not opened. */
const LARGEST = 268_435_456;

/** Every record in a file: itself, or the entries of an archive. Throws when the file can’t be read any more. */
export function recordsOf(
  file: ChosenFile,
  unpacking: Unpacking,
): Iterable<ContentInside> | AsyncIterable<ContentInside> {
  const content = contentIn(file);
  return content.size > LARGEST ? [{ inside: [], content }] : recordsIn(content, unpacking);
}
