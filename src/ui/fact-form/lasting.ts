/** What somebody has entered in the form and not recorded yet, when the record is finished meanwhile, or the page is left. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Form extends ReactiveControllerHost {
  readonly dialog: HTMLDialogElement | null;
  readonly isBegun: boolean;
  /** The deal that is being recorded; null while none is. */
  readonly recorded: string | null;
}

export class Lasting implements ReactiveController {
  readonly #form: Form;
  readonly #focus: () => void;
  #recorded: string | null = null;
  /** The deal whose record was finished, in another tab, while the form was open; null for none. */
  #interrupted: string | null = null;

  /** @param focus moves the focus into the open form */
  constructor(form: Form, focus: () => void) {
    this.#form = form;
    this.#focus = focus;
    form.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeunload', this.#leaving);
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#leaving);
  }

  /** The form closes with the record, and is there again, as it was, when that record is continued. */
  hostUpdated(): void {
    const before = this.#recorded;
    const { recorded, dialog } = this.#form;
    if (recorded === before) return;
    this.#recorded = recorded;
    // A form that was given back may be open before it learns of the record.
    if (dialog?.open === true && before !== null) {
      this.#interrupted = before;
      dialog.close();
    } else if (recorded !== null && recorded === this.#interrupted) this.show();
  }

  /** True while the form is closed because the record was finished elsewhere. */
  get isInterrupted(): boolean {
    return this.#interrupted !== null;
  }

  /** Shows the form now, or, if that deal was being recorded and is not at the moment, when it is continued. */
  showFor(recorded: string | null): void {
    if (recorded === null || recorded === this.#form.recorded) this.show();
    else this.#interrupted = recorded;
  }

  show(): void {
    const { dialog } = this.#form;
    this.#interrupted = null;
    if (dialog?.open === false) dialog.showModal();
    this.#focus();
  }

  /** The browser asks before it leaves what is not recorded. */
  readonly #leaving = (event: Event): void => {
    const { dialog, isBegun } = this.#form;
    if (isBegun && (dialog?.open === true || this.#interrupted !== null)) event.preventDefault();
  };
}
