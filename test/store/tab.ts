/** What runs in another tab: a store of its own, with its own module instances. The opener calls it through its window. */

import { openStore } from '../../src/store/open.ts';

declare global {
  interface Window {
    openStore?: typeof openStore;
  }
}

window.openStore = openStore;
