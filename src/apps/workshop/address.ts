/** The meaning of an address: home, the laws, the audit, a file, an example, a stored deal or a deal in it, with the position. */

import { isMoment } from '../../view/moment.ts';
import type { LibraryForm } from '../../ui/library/forms.ts';

/** A position, or the name of a moment (`t5.4`, `first-irregularity`) until the deal is loaded. */
export type At = number | string;

export type Place =
  | { readonly view: 'home'; readonly form?: LibraryForm }
  | { readonly view: 'laws'; readonly search: string }
  /** A finding by its number in the session under audit; null for the list. Position 0 is that of its evidence. */
  | { readonly view: 'audit'; readonly finding: number | null; readonly at: At }
  /** All boards of the session under audit, one of them by its index in their list, or the deal of one of its results. */
  | {
      readonly view: 'boards';
      readonly board: number | null;
      readonly result: number | null;
      readonly at: At;
    }
  /** A file that somebody opened, or one of its deals before it is accepted, counted from 1. Only this tab knows it. */
  | { readonly view: 'file'; readonly file: string; readonly deal: number | null; readonly at: At }
  /** A deal in the address itself, as in a shared link. */
  | { readonly view: 'link'; readonly data: string; readonly at: At }
  | { readonly view: 'example'; readonly path: string; readonly at: At }
  | { readonly view: 'deal'; readonly stream: string; readonly at: At };

const LONGEST_SEARCH = 80;

/** Reads a fragment such as `#example=fixtures/deals/a.json&at=12`. Anything else is home. */
export function placeNamed(hash: string): Place {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const at = atIn(params.get('at') ?? '');
  const path = params.get('example');
  if (path !== null && /^fixtures\/[\w./-]+$/.test(path) && !path.includes('..'))
    return { view: 'example', path, at };
  const data = params.get('d');
  if (data !== null && data !== '') return { view: 'link', data, at };
  const file = params.get('file');
  if (file !== null && /^[a-z0-9]{1,16}$/.test(file))
    return { view: 'file', file, deal: numberIn(params.get('look')), at };
  const stream = params.get('deal');
  if (stream !== null && /^[\w-]{1,64}$/.test(stream)) return { view: 'deal', stream, at };
  const search = params.get('laws');
  if (search !== null) return { view: 'laws', search: search.slice(0, LONGEST_SEARCH) };
  const finding = params.get('audit');
  if (finding !== null) return { view: 'audit', finding: numberIn(finding), at };
  const board = params.get('boards');
  if (board !== null)
    return { view: 'boards', board: numberIn(board), result: numberIn(params.get('result')), at };
  for (const form of ['new', 'paste'] as const) if (params.has(form)) return { view: 'home', form };
  return { view: 'home' };
}

function atIn(text: string): At {
  return isMoment(text) ? text : Math.max(0, Math.trunc(Number(text)) || 0);
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The fragment of the address for a place, with the leading `#`. `placeNamed` reads it back. */
export function hashOf(place: Place): string {
  if (place.view === 'home') return `#${place.form ?? ''}`;
  if (place.view === 'laws')
    return place.search === '' ? '#laws' : `#${new URLSearchParams({ laws: place.search }).toString()}`;
  if (place.view === 'audit' && place.finding === null) return '#audit';
  if (place.view === 'boards' && place.board === null) return '#boards';
  const params = new URLSearchParams(named(place));
  if (place.at !== 0) params.set('at', String(place.at));
  return `#${params.toString().replaceAll('%2F', '/')}`;
}

/** The form that is open on the home page; null when none is, or on any other page. */
export function formOf(place: Place): LibraryForm | null {
  return place.view === 'home' ? (place.form ?? null) : null;
}

/** The screens in front of a deal: sharing, sealing, the list of keys, what a director says to the players, the case file of a hearing. */
const FRONTS = ['share', 'seal', 'keys', 'say', 'case'] as const;
export type Front = (typeof FRONTS)[number];

/** The address of a screen in front of the deal of a place. `part` names the shown part of this screen. */
export function frontHash(place: Place, front: Front, part = ''): string {
  return `${hashOf(place)}&${front}${part === '' ? '' : `=${part}`}`;
}

/** The part of a screen in front of a deal that an address names; empty for none. */
export function frontPart(hash: string): string {
  const front = frontOf(hash);
  const part = front === null ? null : new URLSearchParams(hash.replace(/^#/, '')).get(front);
  return part !== null && /^[a-z]{1,16}$/.test(part) ? part : '';
}

/** The address of a place, with the screen in front of it that another address names. */
export function withFrontOf(hash: string, place: Place): string {
  const front = frontOf(hash);
  return front === null ? hashOf(place) : frontHash(place, front, frontPart(hash));
}

/** The screen that the fragment opens in front of the deal; null for none. */
export function frontOf(hash: string): Front | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return FRONTS.find((front) => params.has(front)) ?? null;
}

/** True when the change from `before` to `now` only closes a screen in front of the deal. */
export function hasClosed(before: string, now: string): boolean {
  const front = frontOf(before);
  return front !== null && frontOf(now) === null && withFrontOf(before, placeNamed(now)) === before;
}

function named(place: Exclude<Place, { view: 'home' | 'laws' }>): Record<string, string> {
  if (place.view === 'audit') return { audit: String(place.finding) };
  if (place.view === 'boards')
    return {
      boards: String(place.board),
      ...(place.result === null ? {} : { result: String(place.result) }),
    };
  if (place.view === 'file')
    return { file: place.file, ...(place.deal === null ? {} : { look: String(place.deal) }) };
  if (place.view === 'link') return { d: place.data };
  return place.view === 'example' ? { example: place.path } : { deal: place.stream };
}

export const AUDIT: Place = { view: 'audit', finding: null, at: 0 };

/** The file or the list of a session that a place belongs to; null for none. */
export function listOf(place: Place): Place | null {
  if (place.view === 'audit') return AUDIT;
  if (place.view === 'file') return { ...place, deal: null, at: 0 };
  return place.view === 'boards' ? { ...place, result: null, at: 0 } : null;
}

/** The place one level up: from a deal to its file or list, from a board to all boards, from there to the findings; null for home. */
export function above(show: string, list: Place): Place | null {
  if (show === 'replay') return list.view === 'home' ? null : list;
  if (show !== 'audit' || list.view !== 'boards') return null;
  return list.board === null ? AUDIT : { ...list, board: null };
}

/** True for a fragment that names nothing, not even a language: a link that was cut or mistyped. */
export function isDamaged(hash: string): boolean {
  return hash.length > 1 && !hash.startsWith('#lang=') && hashOf(placeNamed(hash)) === '#';
}
