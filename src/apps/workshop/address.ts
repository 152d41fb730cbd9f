/** What the address names: nothing, the laws, an example, or a stored deal, and the position in it. */

export type Place =
  | { readonly view: 'home' }
  | { readonly view: 'laws'; readonly search: string }
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
  return { view: 'home' };
}

export function hashOf(place: Place): string {
  if (place.view === 'home') return '#';
  if (place.view === 'laws')
    return place.search === '' ? '#laws' : `#${new URLSearchParams({ laws: place.search }).toString()}`;
  const params = new URLSearchParams(
    place.view === 'example' ? { example: place.path } : { deal: place.stream },
  );
  if (place.at > 0) params.set('at', String(place.at));
  return `#${params.toString().replaceAll('%2F', '/')}`;
}
