/** Where the deal of a `<deal-replay>` comes from: the file its `src` names, or the link in its `data`. Nothing else is asked for. */

import { LARGEST_FILE } from '../../bake/baked.ts';
import { factsOnly } from '../../bake/factsOnly.ts';
import { filmOf, type Film } from '../../bake/film.ts';
import { readBaked, type FilmProblem } from '../../bake/read.ts';
import { bySeat } from '../../domain/seat.ts';
import { readParcel, type ParcelRead } from '../../formats/packed/unpack.ts';

export type SourceRead =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly code: FilmProblem }
  | Extract<ParcelRead, { ok: false }>;

/** WordPress adds a secret of its own behind the fragment. */
export function withoutSecret(link: string): string {
  return link.replace(/#?\?secret=.*/, '');
}

export function readLink(link: string): SourceRead {
  const read = readParcel(withoutSecret(link));
  if (!read.ok) return read;
  const { header, events } = read.parcel;
  const film = filmOf(
    factsOnly({
      title: '',
      ...header,
      hands: bySeat((seat) => header.hands[seat]?.join(' ') ?? null),
      auction: header.auction?.map((call) => [call]) ?? null,
      events,
    }),
  );
  return film === null ? { ok: false, code: 'damaged' } : { ok: true, film };
}

/** Asks for the file once. A file too large is given up while it comes, whatever it said of itself before. */
export async function fetchFilm(
  address: string,
  board: string | null,
  law: string | null,
  signal: AbortSignal,
): Promise<SourceRead> {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok || answer.body === null) return { ok: false, code: 'missing' };
    let text = '';
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > LARGEST_FILE) {
        void reader.cancel();
        break;
      }
    }
    return readBaked(text, board, law);
  } catch {
    return { ok: false, code: 'missing' };
  }
}

/** How an element comes by its deal; an element that carries the Laws reads more. */
export interface Origin {
  readonly fetchFilm: typeof fetchFilm;
  readonly readLink: (link: string, law: string | null) => SourceRead;
}
