/** Reads the deal from the fragment of the iframe’s address: `#d=1.….…&at=t2.3&lang=he`. */

import { ATTRIBUTES } from '../../ui/embed/options.ts';
import { cutAtSecret, LONGEST } from '../../ui/iframe/replyTo.ts';

/** Attributes that an address may not set, so that no file is loaded. */
const NOT_FROM_OUTSIDE = new Set(['src', 'data', 'start', 'caption', 'app']);

/** The attributes for `<deal-replay>` in an address's fragment. Other names are ignored; long values are cut. */
export function wishesIn(hash: string): ReadonlyMap<string, string> {
  const [text] = cutAtSecret(hash);
  const params = new URLSearchParams(text);
  const wishes = new Map<string, string>();
  const data = params.get('d');
  const at = params.get('at');
  if (data !== null) wishes.set('data', data);
  // The app writes the number of the event alone.
  if (at !== null) wishes.set('start', at.replace(/^(?=\d)/, 'e').slice(0, LONGEST));
  for (const [name, value] of params)
    if (ATTRIBUTES.includes(name) && !NOT_FROM_OUTSIDE.has(name)) wishes.set(name, value.slice(0, LONGEST));
  return wishes;
}
