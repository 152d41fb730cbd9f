/** Tells the page around a form what is entered so far, so that it is kept if a phone ends the page; and asks it for what was kept. */

import type { FormDraft, FormOpening, FormPlace, FormSketched } from './formStep.ts';
import type { Replay } from '../../view/replay.ts';

interface Form extends EventTarget, Omit<FormDraft, 'at'> {
  readonly place: FormPlace;
  readonly isBegun: boolean;
  readonly replay: Replay;
  readonly at: number;
}

function send(form: Form, name: string, detail: FormOpening | FormSketched): void {
  form.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** What was entered when the form was open in this way before the page was closed; null for nothing. */
export async function keptOf(form: Form, opened: string): Promise<FormDraft | null> {
  const kept: Promise<FormDraft | null>[] = [];
  send(form, 'form-opening', { place: form.place, opened, give: (draft) => kept.push(draft) });
  return (await kept[0]) ?? null;
}

/** What is entered so far, as plain data. */
export function sketched({ opened, of, step, passed, draft, marks, at, replay }: Form): FormDraft {
  return { opened, of, step, passed, draft, marks: { ...marks }, at: at < replay.last ? at : null };
}

/** Reports what is entered so far. */
export function reportSketched(form: Form): void {
  const { place, opened } = form;
  send(form, 'form-sketched', { place, opened, draft: form.isBegun ? sketched(form) : null });
}

/** Reports that what was entered is recorded or given up. */
export function reportOver(form: Form, opened = form.opened): void {
  send(form, 'form-sketched', { place: form.place, opened, draft: null });
}
