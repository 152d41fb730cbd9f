/** Reopens a finished record. Loaded on demand. */

import type { Store } from '../../../store/store.ts';

/** Reopens a finished deal, and records the reason as a statement of the director if it is not empty. */
export function reopened(store: Store, stream: string, reason: string): ReturnType<Store['reopen']> {
  const text = reason.trim();
  return store.reopen(stream, text === '' ? undefined : { type: 'StatementMade', by: 'director', text });
}
