/** Screens in front of a deal. Each has an address of its own, and only the address decides whether it is open. */

import type { ReactiveController } from 'lit';
import { frontHash, frontOf, hashOf, routeOf, type Front, type Route } from './address.ts';
import type { Host } from './host.ts';
import { arriving, isForThisTab, stepBack, stepTo } from './step.ts';

export class FrontDoor implements ReactiveController {
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#onHash);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#onHash);
  }

  readonly #onHash = (): void => this.#host.requestUpdate();

  /** The open screen; null for none. It counts as closed at once, while the step back is still in progress. */
  get front(): Front | null {
    return arriving() === null ? frontOf(location.hash) : null;
  }

  /**
   * The route to which a change of the address leads, and whether the deal stays at its moment. Opening or closing a screen, or one of its
   * tabs, is no step in the deal, which a case file or another tab may have extended. The page's own changes have no old address.
   */
  leadsTo({ oldURL }: HashChangeEvent): readonly [route: Route, stays: boolean] {
    const route = routeOf(location.hash);
    const { at } = this.#host;
    const stays =
      oldURL === ''
        ? frontOf(location.hash) !== null
        : hashOf(routeOf(new URL(oldURL).hash)) === hashOf(route);
    return [stays ? ({ ...route, at } as Route) : route, stays];
  }

  /** A plain press of the link to one of them opens it in this tab; any other press is left to the browser. */
  pressed(event: MouseEvent, front: Front): void {
    if (!isForThisTab(event)) return;
    event.preventDefault();
    this.ask(front);
  }

  /** Opens one of them, or closes the open one for null. */
  ask(front: Front | null): void {
    const { route, at } = this.#host;
    if ((front === null) === (this.front === null)) return;
    if (front === null) stepBack(hashOf({ ...route, at } as Route));
    else stepTo(frontHash(route, front), hashOf(route));
    this.#host.requestUpdate();
  }

  /** For a screen whose program can’t be loaded: says so, and shows the deal again. */
  failed(front: Front): void {
    this.#host.keeping.report({ kind: 'notLoaded' });
    if (this.front === front) this.ask(null);
  }
}
