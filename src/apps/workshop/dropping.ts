/** Files dropped on an element: shows a state while they are over it, and passes them on when they are dropped. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { filesDropped, type Dropped } from './dropped.ts';

/** Text that is dropped belongs to the field below the pointer. */
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

export class Dropping implements ReactiveController {
  /** True while files are over the element. */
  over = false;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost & HTMLElement, open: (dropped: Dropped) => void) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('dragover', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      this.#show(true);
    });
    host.addEventListener('dragleave', () => this.#show(false));
    host.addEventListener('drop', (event) => {
      if (!holdsFiles(event)) return;
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
