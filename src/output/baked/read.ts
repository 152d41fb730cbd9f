/** Reads a baked file of any origin: it may be cut, hostile, newer, or of another kind. */

import { BAKED_FORMAT, BAKED_VERSION, LARGEST_FILE, MOST_BOARDS, type Baked } from './baked.ts';
import { filmOf, type Film } from './film.ts';

/** `missing`: there is no such file. `damaged`: it can't be read, contradicts itself, or is of another kind. */
export type FilmProblem = 'missing' | 'damaged' | 'newer' | 'noBoard' | 'tooLarge';
export type FilmRead =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly code: FilmProblem };

/** The film of a baked deal; a code if it is damaged. */
export function filmRead(baked: Baked): FilmRead {
  const film = filmOf(baked);
  return film === null ? { ok: false, code: 'damaged' } : { ok: true, film };
}

/**
 * The board wanted from the text of a baked file, ready to be shown; or a code that says why there is
 * none.
 * @param board its number or name where the file holds several; the first when it is not given
 * @param law the edition, where a board was baked with more than one; the first where it was not baked
 *   with this one
 */
export function readBaked(source: string, board?: string | null, law?: string | null): FilmRead {
  if (source.length > LARGEST_FILE) return { ok: false, code: 'tooLarge' };
  let file: unknown;
  try {
    file = JSON.parse(source);
  } catch {
    return { ok: false, code: 'damaged' };
  }
  return bakedIn(file, board, law);
}

/** Like {@link readBaked}, for a file that is already parsed. */
export function bakedIn(file: unknown, board?: string | null, law?: string | null): FilmRead {
  const refuse = (code: FilmProblem): FilmRead => ({ ok: false, code });
  const { format, version, boards } = { ...(file as Record<string, unknown> | null) };
  if (format !== BAKED_FORMAT) return refuse('damaged');
  if (typeof version !== 'number' || !Array.isArray(boards) || boards.length > MOST_BOARDS)
    return refuse('damaged');
  if (version > BAKED_VERSION) return refuse('newer');
  const all = boards as (Baked | null)[];
  const first = board ? all.find((each) => String(each?.board) === board) : all[0];
  const found = all.find((each) => each?.board === first?.board && each?.law?.edition === law) ?? first;
  if (typeof found !== 'object' || found === null) return refuse('noBoard');
  return filmRead(found);
}
