/** What happens once facts that were recorded on this page are stored. */

import type { Store } from '../../../store/store.ts';
import { recordedHere } from './signHere.ts';

/** So many facts, the last of them number `version`: they are signed a moment later, where somebody has chosen that. */
export function addedHere(store: Store, stream: string, version: number, count: number): void {
  if (recordedHere(stream, version, count))
    void import('./ownSigning.ts').then(({ signOwn }) => signOwn(store, stream));
}
