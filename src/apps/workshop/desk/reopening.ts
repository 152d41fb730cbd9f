/** Reopens a finished record. Loaded on demand. */

import type { Store } from '../../../store/store.ts';

/** With the reason, which becomes its next entry; without one where nobody had finished it. */
export function reopened(store: Store, stream: string, reason: string): ReturnType<Store['reopen']> {
  const text = reason.trim();
  return store.reopen(stream, text === '' ? undefined : { type: 'StatementMade', by: 'director', text });
}
