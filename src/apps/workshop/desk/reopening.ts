/** A finished record lives again: loaded when somebody goes on with one. */

import type { Store } from '../../../store/store.ts';
import { addedHere } from '../sealing/addedHere.ts';

/** With the reason, which becomes its next entry; without one where nobody had finished it. */
export async function reopened(store: Store, stream: string, reason: string): ReturnType<Store['reopen']> {
  const text = reason.trim();
  const done = await store.reopen(
    stream,
    text === '' ? undefined : { type: 'StatementMade', by: 'director', text },
  );
  if (done.ok) addedHere(store, stream, done.version, text === '' ? 0 : 1);
  return done;
}
