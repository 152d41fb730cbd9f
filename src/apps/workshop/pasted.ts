/** The pasted text of the home page: kept until its deals are accepted or it is given up, for when the page ends. */

import type { PasteOpening } from '../../ui/library/forms.ts';
import { noteUnkept } from './unkept.ts';
import { keepUnrecorded, unrecordedOf } from './unrecorded.ts';

const PASTE = 'paste';

/** In characters: a browser has only a few megabytes for all, and a longer text came from a file. */
const LONGEST = 200_000;

const isText = (work: unknown): work is string => typeof work === 'string';

/** Keeps the text so far; null once it is accepted or given up. Somebody is told if it is too long to be kept. */
export function keepPasted(text: string | null): void {
  const isTooLong = text !== null && text.length > LONGEST;
  keepUnrecorded('pasted', '', PASTE, isTooLong ? null : text);
  noteUnkept('longPaste', isTooLong ? 'tooLong' : null);
}

/** Gives back what was pasted before the page was closed. */
export function givePasted({ detail }: CustomEvent<PasteOpening>): void {
  detail.give(unrecordedOf('pasted', '', isText).then((kept) => kept(PASTE)));
}
