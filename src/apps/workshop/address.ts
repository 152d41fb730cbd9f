/** The meaning of an address: home, the laws, the audit, a file, an example, a stored deal or a deal in it, with the position. */

import { isMoment } from '../../view/moment.ts';
import type { LibraryForm } from '../../ui/library/forms.ts';

/** A position, or the name of a moment (`t5.4`, `first-irregularity`) until the deal is loaded. */
export type At = number | string;

export type Route =
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
export function routeOf(hash: string): Route {
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
  return isMoment(text) ? text : (numberIn(text) ?? 0);
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The fragment of the address for a route, with the leading `#`. `routeOf` reads it back. */
export function hashOf(route: Route): string {
  if (route.view === 'home') return `#${route.form ?? ''}`;
  if (route.view === 'laws')
    return route.search === '' ? '#laws' : `#${new URLSearchParams({ laws: route.search }).toString()}`;
  if (route.view === 'audit' && route.finding === null) return '#audit';
  if (route.view === 'boards' && route.board === null) return '#boards';
  const params = new URLSearchParams(named(route));
  if (route.at !== 0) params.set('at', String(route.at));
  return `#${params.toString().replaceAll('%2F', '/')}`;
}

/** The form that is open on the home page; null when none is, or on any other page. */
export function formOf(route: Route): LibraryForm | null {
  return route.view === 'home' ? (route.form ?? null) : null;
}

/** The screens in front of a deal: sharing, sealing, the list of keys, what a director says to the players, the case file of a hearing. */
const FRONTS = ['share', 'seal', 'keys', 'say', 'case'] as const;
export type Front = (typeof FRONTS)[number];

/** The address of a screen in front of the deal of a route. `tab` names the open tab of this screen. */
export function frontHash(route: Route, front: Front, tab = ''): string {
  return `${hashOf(route)}&${front}${tab === '' ? '' : `=${tab}`}`;
}

/** The tab of a screen in front of a deal that an address names; empty for none. */
export function frontTab(hash: string): string {
  const front = frontOf(hash);
  const tab = front === null ? null : new URLSearchParams(hash.replace(/^#/, '')).get(front);
  return tab !== null && /^[a-z]{1,16}$/.test(tab) ? tab : '';
}

/** The address of a route, with the screen in front of it that another address names. */
export function withFrontOf(hash: string, route: Route): string {
  const front = frontOf(hash);
  return front === null ? hashOf(route) : frontHash(route, front, frontTab(hash));
}

/** The screen that the fragment opens in front of the deal; null for none. */
export function frontOf(hash: string): Front | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return FRONTS.find((front) => params.has(front)) ?? null;
}

function named(route: Exclude<Route, { view: 'home' | 'laws' }>): Record<string, string> {
  if (route.view === 'audit') return { audit: String(route.finding) };
  if (route.view === 'boards')
    return {
      boards: String(route.board),
      ...(route.result === null ? {} : { result: String(route.result) }),
    };
  if (route.view === 'file')
    return { file: route.file, ...(route.deal === null ? {} : { look: String(route.deal) }) };
  if (route.view === 'link') return { d: route.data };
  return route.view === 'example' ? { example: route.path } : { deal: route.stream };
}

export const AUDIT: Route = { view: 'audit', finding: null, at: 0 };

/**
 * The file or the list of a session from which a route is left upwards; a deal that is stored has left the file that it came from.
 * @param before the list of what was shown before
 */
export function listOf(route: Route, before: Route): Route {
  if (route.view === 'audit') return AUDIT;
  if (route.view === 'deal' && before.view === 'file') return { view: 'home' };
  if (route.view === 'file') return { ...route, deal: null, at: 0 };
  return route.view === 'boards' ? { ...route, result: null, at: 0 } : before;
}

/** The route one level up: from a deal to its file or list, from a board to all boards, from there to the findings; null for home. */
export function above(show: string, list: Route): Route | null {
  if (show === 'replay') return list.view === 'home' ? null : list;
  if (show !== 'audit' || list.view !== 'boards') return null;
  return list.board === null ? AUDIT : { ...list, board: null };
}

/** True for a fragment that names nothing, not even a language: a link that was cut or mistyped. */
export function isDamaged(hash: string): boolean {
  return hash.length > 1 && !hash.startsWith('#lang=') && hashOf(routeOf(hash)) === '#';
}
