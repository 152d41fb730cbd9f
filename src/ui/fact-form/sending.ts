/** A form that is filled, until the storage has answered: what it contains is kept, and given back if it is not stored. */

import type { FilledForm, FormDraft, Returned } from './formStep.ts';
import { reportOver, reportSketched, sketched } from './kept.ts';

type Form = Parameters<typeof sketched>[0] & {
  readonly dialog: HTMLDialogElement | null;
  /** The deal that is being recorded; null while none is. */
  readonly recorded: string | null;
  giveBack(draft: FormDraft, returned: Returned, recorded: string | null): Promise<void>;
};

export class Sending {
  readonly #form: Form;
  /** What the storage has not answered yet. */
  #sent: FormDraft | null = null;
  /** Gives back what was refused while the form was open again. */
  #giveBack: (() => void) | null = null;

  constructor(form: Form) {
    this.#form = form;
  }

  /** Closes the form, and sends what is to be recorded. */
  send(filled: Omit<FilledForm, 'answered'>): void {
    const draft = sketched(this.#form);
    const { recorded } = this.#form;
    this.#sent = draft;
    this.#form.dialog?.close();
    const answered = (refused: Returned | null): void => this.#answered(draft, recorded, refused);
    const detail: FilledForm = { ...filled, answered };
    this.#form.dispatchEvent(new CustomEvent('form-filled', { detail }));
  }

  #answered(draft: FormDraft, recorded: string | null, refused: Returned | null): void {
    const form = this.#form;
    const isOpen = form.dialog?.open === true;
    if (this.#sent === draft) this.#sent = null;
    if (refused === null) {
      reportOver(form, draft.opened);
      if (isOpen) reportSketched(form);
      return;
    }
    const giveBack = (): void => void form.giveBack(draft, refused, recorded);
    if (isOpen) this.#giveBack = giveBack;
    else giveBack();
  }

  /** The form was closed, and not because it was interrupted. */
  closed(): void {
    // A browser says so a little later: the form may be open again.
    if (this.#form.dialog?.open === true || this.#sent !== null) return;
    reportOver(this.#form);
    this.#giveBack?.();
    this.#giveBack = null;
  }
}
