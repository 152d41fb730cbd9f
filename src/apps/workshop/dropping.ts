/** Files dropped on an element: shows a state while they are over it, and passes them on when they are dropped. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { FactFormElement } from '../../ui/fact-form/fact-form.element.ts';
import { filesDropped, type Dropped } from './dropped.ts';

/** Text that is dropped belongs to the field below the pointer. */
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

interface Page extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: ParentNode;
}

/** True while an open form holds something that is not recorded: the page behind it may not go to another deal. */
function isFormBegun({ renderRoot }: Page): boolean {
  const form = renderRoot.querySelector<FactFormElement>('dt-fact-form');
  return form?.dialog?.open === true && form.isBegun;
}

export class Dropping implements ReactiveController {
  /** True while files are over the element. */
  over = false;
  readonly #host: ReactiveControllerHost;

  constructor(host: Page, open: (dropped: Dropped) => void) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('dragover', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      const isRefused = isFormBegun(host);
      // The pointer shows that nothing can be dropped, and the browser does not open the file instead of the page.
      if (isRefused && event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
      this.#show(!isRefused);
    });
    host.addEventListener('dragleave', () => this.#show(false));
    host.addEventListener('drop', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      this.#show(false);
      if (isFormBegun(host)) return;
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
