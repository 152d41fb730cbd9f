/** Half-filled forms: kept until they are recorded or given up, and given back when the page opens the deal again. */

import type { ReactiveController } from 'lit';
import type { FactFormElement } from '../../../ui/fact-form/fact-form.element.ts';
import type { FormDraft, FormOpening, FormSketched } from '../../../ui/fact-form/formStep.ts';
import type { Host } from '../host.ts';
import { keepUnrecorded, unrecorded } from '../unrecorded.ts';

const draftOf = (stream: string, place: FormSketched['place']): FormDraft | undefined =>
  unrecorded('form', stream, place) as FormDraft | undefined;

/** Takes the form out, so that one which cannot be shown, as of an older version, is not given back for ever. What is shown is kept again. */
function taken(stream: string, place: FormSketched['place']): FormDraft | undefined {
  const draft = draftOf(stream, place);
  keepUnrecorded('form', stream, place, null);
  return draft;
}

interface Followed {
  readonly isOn: boolean;
}

class FormDrafts implements ReactiveController {
  readonly #host: Host;
  readonly #recording: Followed;
  /** The deal whose form was given back, or had none, since it was opened. */
  #looked: string | null = null;
  /** Ends the lock of the form that this tab has. */
  #letGo: (() => void) | null = null;

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
    this.#letGo?.();
  }

  hostUpdated(): void {
    const { route } = this.#host;
    const stream = route.view === 'deal' ? route.stream : null;
    if (this.#looked !== null && stream !== this.#looked) {
      this.#looked = null;
      this.#letGo?.();
    }
    if (stream === null || stream === this.#looked || !this.#recording.isOn || this.#form === null) return;
    this.#looked = stream;
    // The page before this one may have the form a little longer.
    if (draftOf(stream, 'desk') !== undefined) this.#alone(stream, () => void this.#giveBack(stream), false);
  }

  get #form(): FactFormElement | null {
    return this.#host.renderRoot.querySelector<FactFormElement>('dt-fact-form');
  }

  /** What was recorded or given up meanwhile in another tab is not given back. */
  async #giveBack(stream: string): Promise<void> {
    await import('../../../ui/fact-form/define.ts');
    await this.#host.updateComplete;
    const { route } = this.#host;
    const isShown = route.view === 'deal' && route.stream === stream;
    const draft = isShown ? taken(stream, 'desk') : undefined;
    if (draft === undefined) this.#letGo?.();
    else await this.#form?.giveBack(draft);
  }

  readonly #sketched = (event: Event): void => {
    const { place, draft } = (event as CustomEvent<FormSketched>).detail;
    const { route } = this.#host;
    if (route.view !== 'deal') return;
    keepUnrecorded('form', route.stream, place, draft);
    if (draft === null) this.#letGo?.();
    else if (place === 'desk' && this.#letGo === null) this.#alone(route.stream, () => undefined, true);
  };

  readonly #opening = (event: Event): void => {
    const { place, opened, give } = (event as CustomEvent<FormOpening>).detail;
    const { route } = this.#host;
    // The form of the desk is given back when the deal is opened; another tab may have it.
    if (route.view !== 'deal' || place !== 'case') return;
    if (draftOf(route.stream, place)?.opened !== opened) return;
    const draft = taken(route.stream, place);
    if (draft !== undefined) give(draft);
  };

  /**
   * Does it when no other tab has the form of this deal, and then has it until it is recorded or given up.
   * @param atOnce not at all if another tab has it now
   */
  #alone(stream: string, act: () => void, atOnce: boolean): void {
    // Without a secure address there are no locks.
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) {
      act();
      return;
    }
    void locks.request(`dealtrail.forms.${stream}`, { ifAvailable: atOnce }, (lock) => {
      if (lock === null) return;
      const over = new Promise<void>((done) => {
        this.#letGo = () => {
          this.#letGo = null;
          done();
        };
      });
      act();
      return over;
    });
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
