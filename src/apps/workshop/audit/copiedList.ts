/** The list of audits in the second copy: written there at every change, and restored if the browser has lost it. */

import { first } from 'rxjs';
import type { Store } from '../../../store/store.ts';
import { adoptAudits, auditsKept, isListGone, whenListChanges } from './kept.ts';

let brought = 0;

/** The number of audits restored since the page was opened; 0 after somebody has read that. */
export const auditsBroughtBack = (): number => brought;
/** Sets the count of audits brought back to zero, once somebody has read it. */
export const readOfBroughtBack = (): void => void (brought = 0);

/** Makes the second copy follow the list. An audit listed while the store opens does not hide that the list was lost. */
export async function followList(opening: Promise<Store>, changed: () => void): Promise<void> {
  const isGone = isListGone();
  const store = await opening;
  whenListChanges(() => void copyList(store));
  if (isGone) {
    await bringBack(store);
    changed();
    // On a slow computer the store is open before everything is restored; then the state of the copy shows when.
    if (isListGone())
      return void store.copy
        .pipe(first(({ at }) => at !== '', null))
        .subscribe(() => void bringBack(store).then(changed));
  }
  // Also after the list was gone: an audit may have been listed before the store was open.
  return copyList(store);
}

async function bringBack(store: Store): Promise<void> {
  const found = await store.audits.read();
  if (found.ok) brought += adoptAudits(found.list);
}

async function copyList(store: Store): Promise<void> {
  const found = await store.audits.read();
  const list = auditsKept();
  if (found.ok && JSON.stringify(found.list) !== JSON.stringify(list)) await store.audits.keep(list);
}
