/** The source of the deal of a `<deal-replay>`: the file in `src`, or the link in `data`. Nothing else is requested. */

import { factsOnly } from '../../output/baked/factsOnly.ts';
import type { Film } from '../../output/baked/film.ts';
import { filmRead, readBaked, type FilmProblem } from '../../output/baked/read.ts';
import { bySeat } from '../../domain/seat.ts';
import { readParcel, type ParcelRead } from '../../formats/packed/unpack.ts';

export type SourceRead =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly code: FilmProblem }
  | Extract<ParcelRead, { ok: false }>;

/** `#d=` alone names no deal. */
const SHORTEST = 4;

/** WordPress adds a secret of its own behind the fragment. */
export function withoutSecret(link: string): string {
  return link.replace(/#?\?secret=.*/, '');
}

/** The address with another moment; all else in it stays. */
export function addressAt(address: string, moment: string): string {
  const url = new URL(address);
  url.hash = `${withoutSecret(url.hash).replace(/\bat=[^&]*/, '')}&at=${moment}`;
  return url.href;
}

/** The address of the same deal and moment in the app; null when no app is named, or its address is not valid. */
export function addressInApp(app: string, at: number, language: string): string | null {
  try {
    const url = new URL(app, document.baseURI);
    const deal = withoutSecret(url.hash);
    if (!/^https?:$/.test(url.protocol) || deal.length < SHORTEST) return null;
    url.hash = `${deal}&at=${at}&lang=${language}`;
    return url.href;
  } catch {
    return null;
  }
}

/**
 * The deal in a link, with the cards and calls but without the Laws; or a code that says why the link
 * cannot be read.
 */
export function readLink(link: string): SourceRead {
  const read = readParcel(withoutSecret(link));
  if (!read.ok) return read;
  const { header, events, beside } = read.parcel;
  const { event, session, table, room, scoring, source } = beside;
  const paragraphs = [
    header.notes,
    [event, session, table, room, scoring, source].filter(Boolean).join(' · '),
  ];
  const notes = paragraphs.filter(Boolean).join('\n');
  return filmRead(
    factsOnly({
      title: '',
      ...header,
      hands: bySeat((seat) => header.hands[seat]?.join(' ') ?? null),
      ...(notes === '' ? {} : { notes }),
      auction:
        header.auction?.map((call, index) => {
          const { alert, explanation } = beside.remarks.find((one) => one.call === index + 1) ?? {};
          return [call, alert, explanation];
        }) ?? null,
      events,
    }),
  );
}

/** Requests the file once. */
export async function fetchFilm(
  address: string,
  board: string | null,
  law: string | null,
  signal: AbortSignal,
): Promise<SourceRead> {
  try {
    const answer = await fetch(address, { signal });
    if (answer.ok) return readBaked(await answer.text(), board, law);
  } catch {
    // No connection, or a forbidden one; for the reader the file is missing.
  }
  return { ok: false, code: 'missing' };
}

/** How an element gets its deal; an element with the Laws can read more kinds of files. */
export interface Origin {
  readonly fetchFilm: typeof fetchFilm;
  readonly readLink: (link: string, law: string | null) => SourceRead;
}
