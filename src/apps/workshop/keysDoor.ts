/** The list of keys, which stands in front of a deal, has an address of its own. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { HelpElement } from '../../ui/help/help.element.ts';
import type { ReplayScreenElement } from '../../ui/replay-screen/replay-screen.element.ts';
import { hashOf, isKeys, keysHash, type Place } from './address.ts';
import type { Screen } from './shown.ts';
import { stepBack, stepTo } from './step.ts';

interface Host extends ReactiveControllerHost, EventTarget {
  readonly screen: Screen;
  readonly place: Place;
  readonly busy: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class KeysDoor implements ReactiveController {
  isOpen = false;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('keys-shown', (event) => this.#shown((event as CustomEvent<boolean>).detail));
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#onHash);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#onHash);
  }

  readonly #onHash = (): void => this.#host.requestUpdate();

  hostUpdated(): void {
    const { screen, busy, renderRoot } = this.#host;
    const wanted = isKeys(location.hash) && screen.show === 'replay';
    if (busy || wanted === this.isOpen) return;
    const replay = renderRoot.querySelector<ReplayScreenElement>('replay-screen');
    void replay?.updateComplete.then(() => {
      const help = replay.renderRoot.querySelector<HelpElement>('dt-help');
      if (wanted) help?.open();
      else help?.close();
    });
  }

  #shown(isOpen: boolean): void {
    const { place } = this.#host;
    this.isOpen = isOpen;
    this.#host.requestUpdate();
    if (isOpen === isKeys(location.hash)) return;
    if (isOpen) stepTo(keysHash(place), hashOf(place));
    else stepBack(hashOf(place));
  }
}
