/** The screen that signs a deal, closed before the store is open. */

import { expect } from 'chai';
import { Observable } from 'rxjs';
import type { DialogHost, ScreenInFront } from '../../src/apps/workshop/dialogDoor.ts';
import { openSealing } from '../../src/apps/workshop/sealing/dialog.ts';
import type { Store } from '../../src/store/store.ts';
import { words } from './support/looking.ts';

type Shown = Parameters<typeof openSealing>[1];

it('follows no deal after it was closed', async () => {
  let following = 0;
  const store = {
    live: () =>
      new Observable(() => {
        following++;
        return () => following--;
      }),
  } as unknown as Store;
  for (const closesFirst of [false, true]) {
    let open = (): void => {};
    const opening = new Promise<Store>((done) => {
      open = () => done(store);
    });
    const host = {
      words,
      renderRoot: document.body,
      route: { view: 'deal', stream: 'deal' },
      keeping: { open: () => opening },
    } as unknown as DialogHost;
    let dialog: ScreenInFront | null = null;
    const closed = new Promise<void>((done) => {
      dialog = openSealing(host, {} as Shown, done);
    });
    if (!closesFirst) {
      open();
      await new Promise((done) => setTimeout(done));
      expect(following).to.equal(1);
    }
    dialog!.close();
    await closed;
    open();
    await new Promise((done) => setTimeout(done));
    expect(following).to.equal(0);
  }
});
