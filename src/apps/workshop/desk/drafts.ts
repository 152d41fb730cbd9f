/** Half-filled forms: kept until they are recorded or given up, and given back when the page opens the deal again. */

import type { ReactiveController } from 'lit';
import { isObject } from '../../../domain/json.ts';
import type { FactFormElement } from '../../../ui/fact-form/fact-form.element.ts';
import type { FormDraft, FormOpening, FormSketched } from '../../../ui/fact-form/formStep.ts';
import type { Host } from '../host.ts';
import { recordName } from '../origin.ts';
import { keepUnrecorded, unrecordedOf } from '../unrecorded.ts';

/** The desk has one form, whatever it was opened for; the case file keeps that of a ruling beside that of a score. */
const nameOf = (place: FormSketched['place'], opened: string): string =>
  place === 'desk' ? place : `${place} ${opened}`;

const isStep = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { partial } = value;
  return (
    partial === null ||
    (isObject(partial) &&
      typeof partial['kind'] === 'string' &&
      isObject(partial['values']) &&
      Array.isArray(partial['open']))
  );
};

const isDraft = (work: unknown): work is FormDraft =>
  isObject(work) &&
  typeof work['opened'] === 'string' &&
  (work['of'] === null || isObject(work['of'])) &&
  isStep(work['step']) &&
  Array.isArray(work['passed']) &&
  work['passed'].every(isStep) &&
  isObject(work['draft']) &&
  isObject(work['marks']);

interface Followed {
  readonly isOn: boolean;
}

/** Where a form is kept: with a stored deal, or under the address of a deal that is not stored. */
interface Place {
  readonly stream: string;
  readonly of: string;
}

class FormDrafts implements ReactiveController {
  readonly #host: Host;
  readonly #recording: Followed;
  /** The deal whose form was given back, or had none, since it was opened. */
  #looked: string | null = null;
  /** Where the form of each name is kept. */
  readonly #kept = new Map<string, Place>();

  constructor(host: Host, recording: Followed) {
    this.#host = host;
    this.#recording = recording;
  }

  hostConnected(): void {
    addEventListener('form-sketched', this.#sketched);
    addEventListener('form-opening', this.#opening);
  }

  hostDisconnected(): void {
    removeEventListener('form-sketched', this.#sketched);
    removeEventListener('form-opening', this.#opening);
  }

  hostUpdated(): void {
    const stream = this.#stream;
    if (this.#looked !== null && stream !== this.#looked) this.#looked = null;
    if (stream === null || stream === this.#looked || !this.#recording.isOn || this.#form === null) return;
    this.#looked = stream;
    void this.#giveBack(stream);
  }

  get #stream(): string | null {
    const { route } = this.#host;
    return route.view === 'deal' ? route.stream : null;
  }

  /** The case file of a deal that is not stored keeps its forms, too: the first entry copies that deal. */
  #placeOf(place: FormSketched['place'], name: string): Place | null {
    const stream = this.#stream;
    if (stream !== null) return { stream, of: name };
    return place === 'case' ? { stream: '', of: `${name} ${recordName(this.#host.route)}` } : null;
  }

  get #form(): FactFormElement | null {
    return this.#host.renderRoot.querySelector<FactFormElement>('dt-fact-form');
  }

  async #giveBack(stream: string): Promise<void> {
    const keptOf = await unrecordedOf('form', stream, isDraft);
    if (this.#stream !== stream) return;
    const kept = keptOf('desk');
    if (kept === null) return;
    await import('../../../ui/fact-form/define.ts');
    await this.#host.updateComplete;
    if (this.#stream !== stream) return;
    // At the end of the record it goes on there, wherever that is now.
    if (typeof kept.at === 'number') this.#host.stepped(kept.at);
    await this.#host.updateComplete;
    // One that cannot be shown, as of an older version, is not given back for ever. What is shown is kept again.
    keepUnrecorded('form', stream, 'desk', null);
    await this.#form?.giveBack(kept);
  }

  readonly #sketched = (event: Event): void => {
    const { place, opened, draft } = (event as CustomEvent<FormSketched>).detail;
    const name = nameOf(place, opened);
    // What begins a line or a copy is recorded when that is shown already.
    const kept = draft === null ? (this.#kept.get(name) ?? null) : this.#placeOf(place, name);
    if (kept === null) return;
    keepUnrecorded('form', kept.stream, kept.of, draft);
    if (draft === null) this.#kept.delete(name);
    else this.#kept.set(name, kept);
  };

  readonly #opening = (event: Event): void => {
    const { place, opened, give } = (event as CustomEvent<FormOpening>).detail;
    const kept = this.#placeOf(place, nameOf(place, opened));
    // The form of the desk is given back when a deal that is recorded is opened.
    if (kept !== null && (place === 'case' || !this.#recording.isOn)) give(this.#opened(kept, opened));
  };

  async #opened({ stream, of }: Place, opened: string): Promise<FormDraft | null> {
    const kept = (await unrecordedOf('form', stream, isDraft))(of);
    if (kept?.opened !== opened) return null;
    keepUnrecorded('form', stream, of, null);
    return kept;
  }
}

const pages = new WeakSet<Host>();

/**
 * Keeps the half-filled forms of the page from now on, also those in the case file of a closed deal.
 * @param recording whether presses are recorded: the form of the desk waits for that
 */
export function keepForms(host: Host, recording: Followed): void {
  if (pages.has(host)) return;
  pages.add(host);
  host.addController(new FormDrafts(host, recording));
}
