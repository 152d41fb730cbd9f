/** Files dropped anywhere on an element: shown while they hover, handed on when they are let go. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { filesDropped } from './dropped.ts';

export class Dropping implements ReactiveController {
  /** Files are held over the element. */
  over = false;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost & HTMLElement, open: (files: readonly File[]) => void) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      this.#show(true);
    });
    host.addEventListener('dragleave', () => this.#show(false));
    host.addEventListener('drop', (event) => {
      event.preventDefault();
      this.#show(false);
      void filesDropped(event.dataTransfer).then(open);
    });
  }

  hostConnected(): void {}

  #show(over: boolean): void {
    if (over === this.over) return;
    this.over = over;
    this.#host.requestUpdate();
  }
}
