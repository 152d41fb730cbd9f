/** The files of a session as an audit opens them; only inside a worker, which may wait while it reads. */

import type { Files } from '../../../audit/job.ts';
import { recordsIn, type Content, type Unpacking } from '../../../formats/open.ts';
import { contentIn, type ChosenFile } from '../chosenFile.ts';
import { FOREIGN } from '../openers.ts';

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

/** Every record in a file. Throws when the file can’t be read any more. */
export async function* recordsOf(
  file: ChosenFile,
  unpacking: Unpacking,
): AsyncGenerator<SessionRecord, void, undefined> {
  const whole = contentIn(file);
  const records = whole.size > LARGEST ? [{ inside: [], content: whole }] : recordsIn(whole, unpacking);
  for await (const { inside, content } of records)
    yield { name: content.name, size: content.size, inside, content };
}

/** How an audit opens them. */
export const SESSION: Files<SessionRecord> = { content: ({ content }) => content, besides: FOREIGN };
