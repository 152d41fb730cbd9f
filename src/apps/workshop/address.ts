/** What the address names: nothing, the laws, the audit, an example, or a stored deal, and the position in it. */

export type Place =
  | { readonly view: 'home' }
  | { readonly view: 'laws'; readonly search: string }
  /** A finding by its number in the session under audit; null for the list. Position 0 is the one of its evidence. */
  | { readonly view: 'audit'; readonly finding: number | null; readonly at: number }
  | { readonly view: 'example'; readonly path: string; readonly at: number }
  | { readonly view: 'deal'; readonly stream: string; readonly at: number };

const LONGEST_SEARCH = 80;

/** Reads a fragment such as `#example=fixtures/deals/a.json&at=12`. Anything else is home. */
export function placeOf(hash: string): Place {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const at = Math.max(0, Math.trunc(Number(params.get('at') ?? '0')) || 0);
  const path = params.get('example');
  if (path !== null && /^fixtures\/[\w./-]+$/.test(path) && !path.includes('..'))
    return { view: 'example', path, at };
  const stream = params.get('deal');
  if (stream !== null && /^[\w-]{1,64}$/.test(stream)) return { view: 'deal', stream, at };
  const search = params.get('laws');
  if (search !== null) return { view: 'laws', search: search.slice(0, LONGEST_SEARCH) };
  const finding = params.get('audit');
  if (finding !== null)
    return { view: 'audit', finding: /^\d{1,7}$/.test(finding) ? Number(finding) : null, at };
  return { view: 'home' };
}

export function hashOf(place: Place): string {
  if (place.view === 'home') return '#';
  if (place.view === 'laws')
    return place.search === '' ? '#laws' : `#${new URLSearchParams({ laws: place.search }).toString()}`;
  if (place.view === 'audit' && place.finding === null) return '#audit';
  const params = new URLSearchParams(named(place));
  if (place.at > 0) params.set('at', String(place.at));
  return `#${params.toString().replaceAll('%2F', '/')}`;
}

function named(place: Exclude<Place, { view: 'home' | 'laws' }>): Record<string, string> {
  if (place.view === 'audit') return { audit: String(place.finding) };
  return place.view === 'example' ? { example: place.path } : { deal: place.stream };
}

export const AUDIT: Place = { view: 'audit', finding: null, at: 0 };

/** A fragment that is there and names nothing, not even a language: a link cut short or mistyped. */
export function isDamaged(hash: string): boolean {
  return hash.length > 1 && !hash.startsWith('#lang=') && placeOf(hash).view === 'home';
}
