/** Reads the fragment of the iframe’s address: `#d=1.….…&at=t2.3&lang=he`, and what a host appends. */

import { ATTRIBUTES } from '../../ui/embed/options.ts';

export interface Fragment {
  /** Attributes for `<deal-replay>`. */
  readonly wishes: ReadonlyMap<string, string>;
  /** The secret that WordPress expects with every message; null without one. */
  readonly secret: string | null;
  /** The host’s own id for this iframe. */
  readonly id: string;
}

/** Attributes that an address may not set, so that no file is loaded. */
const NOT_FROM_OUTSIDE = new Set(['src', 'data', 'start', 'caption', 'app']);
const LONGEST = 200;

/**
 * The attributes for the replay, the secret (null without one) and the id (empty without one) in an
 * address's fragment. Other names are ignored; long values are cut.
 */
export function fragmentOf(hash: string): Fragment {
  // WordPress appends a second `#` to an address that already has a fragment.
  const [text = '', secret] = hash.replace(/^#/, '').split(/#?\?secret=/);
  const params = new URLSearchParams(text);
  const wishes = new Map<string, string>();
  const data = params.get('d');
  const at = params.get('at');
  if (data !== null) wishes.set('data', data);
  if (at !== null) wishes.set('start', at.slice(0, LONGEST));
  for (const [name, value] of params)
    if (ATTRIBUTES.includes(name) && !NOT_FROM_OUTSIDE.has(name)) wishes.set(name, value.slice(0, LONGEST));
  return {
    wishes,
    secret: secret === undefined || secret === '' ? null : secret.slice(0, LONGEST),
    id: (params.get('id') ?? '').slice(0, LONGEST),
  };
}
