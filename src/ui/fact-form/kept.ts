/** Tells the page around a form what is entered so far, so that it is kept if a phone ends the page; and asks it for what was kept. */

import type { FormDraft, FormOpening, FormPlace, FormSketched } from './formStep.ts';

interface Form extends EventTarget, FormDraft {
  readonly place: FormPlace;
  readonly isBegun: boolean;
}

function send(form: Form, name: string, detail: FormOpening | FormSketched): void {
  form.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** What was entered when the form was open in this way before the page was closed; null for nothing. */
export function keptOf(form: Form, opened: string): FormDraft | null {
  const kept: FormDraft[] = [];
  send(form, 'form-opening', { place: form.place, opened, give: (draft) => kept.push(draft) });
  return kept[0] ?? null;
}

/** Reports what is entered so far. */
export function reportSketched(form: Form): void {
  const { opened, of, step, passed, draft, marks } = form;
  const sketched = form.isBegun ? { opened, of, step, passed, draft, marks } : null;
  send(form, 'form-sketched', { place: form.place, draft: sketched });
}

/** Reports that the form is recorded or given up. */
export function reportOver(form: Form): void {
  send(form, 'form-sketched', { place: form.place, draft: null });
}
