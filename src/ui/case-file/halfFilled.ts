/** What is entered in the forms of a case file and not stored: reported so that it is kept if a phone ends the page, and given back. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The fields of one form by name: what is written or chosen in them, or whether they are ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The forms in which something is entered, by name. */
export type HalfFilledForms = Readonly<Record<string, FormValues>>;

/** `detail` of `entries-opening`: whoever keeps the half-filled forms of this case file gives them back. */
export interface EntriesOpening {
  readonly give: (forms: Promise<HalfFilledForms | null>) => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Host extends ReactiveControllerHost, EventTarget {
  readonly renderRoot: ParentNode & EventTarget;
}

/** Which account is found to be true is chosen at once. */
const FORM = 'form.entry[id]:not(#find-account)';

const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => type !== 'file');

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const nameOf = (field: Field): string =>
  isTicked(field) ? `${field.name}=${field.value}` : field.id || field.name;

/** True if somebody has written or chosen something there. A list without an empty line has a choice of its own. */
function isFilled(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return field.options[0]?.value === ''
    ? field.value !== ''
    : field.selectedOptions[0]?.defaultSelected === false;
}

function valuesOf(form: HTMLFormElement): FormValues | null {
  const fields = fieldsOf(form);
  if (!fields.some(isFilled)) return null;
  return Object.fromEntries(
    fields.map((field) => [nameOf(field), isTicked(field) ? field.checked : field.value]),
  );
}

function fill(form: HTMLFormElement, values: FormValues): void {
  for (const field of fieldsOf(form)) {
    const value = values[nameOf(field)];
    if (isTicked(field)) field.checked = value === true;
    else if (typeof value === 'string') field.value = value;
  }
}

export class HalfFilled implements ReactiveController {
  readonly #host: Host;
  #forms: HalfFilledForms = {};
  /** The kept forms that have not been drawn yet. */
  #waiting: HalfFilledForms = {};
  /** The forms that show what was entered before the page was closed. */
  #givenBack: ReadonlySet<string> = new Set();
  #isAsked = false;
  /** The forms whose contents are being stored: a second press counts as the same press. */
  readonly #sent = new WeakSet<HTMLFormElement>();

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  get givenBack(): ReadonlySet<string> {
    return this.#givenBack;
  }

  hostConnected(): void {
    for (const name of ['input', 'change']) this.#host.renderRoot.addEventListener(name, this.#entered);
    if (this.#isAsked) return;
    this.#isAsked = true;
    const give: EntriesOpening['give'] = (forms) =>
      void forms.then((kept) => {
        this.#waiting = this.#forms = kept ?? {};
        this.#host.requestUpdate();
      });
    this.#host.dispatchEvent(new CustomEvent<EntriesOpening>('entries-opening', { detail: { give } }));
  }

  hostDisconnected(): void {
    for (const name of ['input', 'change']) this.#host.renderRoot.removeEventListener(name, this.#entered);
  }

  hostUpdated(): void {
    for (const form of this.#host.renderRoot.querySelectorAll<HTMLFormElement>(FORM)) {
      const { [form.id]: values, ...others } = this.#waiting;
      if (values === undefined) continue;
      this.#waiting = others;
      void this.#giveBack(form, values);
    }
  }

  async #giveBack(form: HTMLFormElement, values: FormValues): Promise<void> {
    if (valuesOf(form) !== null) return;
    fill(form, values);
    // A choice may draw further fields.
    for (const list of form.querySelectorAll('select')) list.dispatchEvent(new Event('change'));
    await this.#host.updateComplete;
    fill(form, values);
    const details = form.closest('details');
    if (details !== null) details.open = true;
    this.#givenBack = new Set([...this.#givenBack, form.id]);
    this.#host.requestUpdate();
  }

  readonly #entered = ({ target }: Event): void => {
    const form = (target as Element).closest<HTMLFormElement>(FORM);
    if (form !== null) this.#report(form.id, valuesOf(form));
  };

  #report(form: string, values: FormValues | null): void {
    const { [form]: before, ...others } = this.#forms;
    if (values === null && before === undefined) return;
    this.#forms = values === null ? others : { ...others, [form]: values };
    const detail = Object.keys(this.#forms).length === 0 ? null : this.#forms;
    this.#host.dispatchEvent(new CustomEvent<HalfFilledForms | null>('entries-sketched', { detail }));
  }

  /**
   * Empties the form when its contents are stored; what is not stored stays in it. Does nothing while they are being stored.
   * @param store resolves to whether they are stored
   * @param empty empties the form; by default all of it
   */
  async send(
    form: HTMLFormElement,
    store: () => Promise<boolean>,
    empty: () => void = () => form.reset(),
  ): Promise<void> {
    if (this.#sent.has(form)) return;
    this.#sent.add(form);
    try {
      if (!(await store())) return;
      empty();
      this.#report(form.id, valuesOf(form));
      this.#givenBack = new Set([...this.#givenBack].filter((id) => id !== form.id));
      this.#host.requestUpdate();
    } finally {
      this.#sent.delete(form);
    }
  }
}
