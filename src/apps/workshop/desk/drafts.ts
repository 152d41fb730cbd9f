/** Half-filled forms: kept until they are recorded or given up, and given back when the page opens the deal again. */

import type { ReactiveController } from 'lit';
import type { FactFormElement } from '../../../ui/fact-form/fact-form.element.ts';
import type { FormDraft, FormOpening, FormSketched } from '../../../ui/fact-form/formStep.ts';
import { forgetValue, storedValue, storeValue } from '../browserStorage.ts';
import type { Host } from '../host.ts';

/** Not in the storage of the tab: a phone that ends an installed page begins another tab. */
const KEY = 'dealtrail.forms';
/** Forms of deals that nobody opens any more give way to later ones. */
const MOST = 8;

type Drafts = Readonly<Record<string, FormDraft>>;
const drafts = (): Drafts => (storedValue(KEY) as Drafts | null) ?? {};

interface Followed {
  readonly isOn: boolean;
}

export class FormDrafts implements ReactiveController {
  readonly #host: Host;
  readonly #recording: Followed;
  /** The deal whose form was given back, or had none, since it was opened. */
  #looked: string | null = null;
  /** Ends the lock of the form that this tab has. */
  #letGo: (() => void) | null = null;

  constructor(host: Host, recording: Followed) {
    this.#host = host;
    this.#recording = recording;
    host.addController(this);
  }

  /** Call it when the deal is not followed any more. */
  end(): void {
    this.#host.removeController(this);
    this.hostDisconnected();
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
    if (keyOf(stream, 'desk') in drafts()) this.#alone(stream, () => void this.#giveBack(stream), false);
  }

  get #form(): FactFormElement | null {
    return this.#host.renderRoot.querySelector<FactFormElement>('dt-fact-form');
  }

  /** What was recorded or given up meanwhile in another tab is not given back. */
  async #giveBack(stream: string): Promise<void> {
    await import('../../../ui/fact-form/define.ts');
    await this.#host.updateComplete;
    const draft = drafts()[keyOf(stream, 'desk')];
    const { route } = this.#host;
    if (draft === undefined || route.view !== 'deal' || route.stream !== stream) this.#letGo?.();
    else await this.#form?.giveBack(draft);
  }

  readonly #sketched = (event: Event): void => {
    const { place, draft } = (event as CustomEvent<FormSketched>).detail;
    const { route } = this.#host;
    if (route.view !== 'deal') return;
    const { [keyOf(route.stream, place)]: before, ...others } = drafts();
    if (draft === null && before === undefined) return;
    const kept = Object.entries(others).slice(1 - MOST);
    if (draft !== null) kept.push([keyOf(route.stream, place), draft]);
    if (kept.length === 0) forgetValue(KEY);
    else storeValue(KEY, Object.fromEntries(kept));
    if (draft === null) this.#letGo?.();
    else if (this.#letGo === null) this.#alone(route.stream, () => undefined, true);
  };

  readonly #opening = (event: Event): void => {
    const { place, give } = (event as CustomEvent<FormOpening>).detail;
    const { route } = this.#host;
    const draft = route.view === 'deal' ? drafts()[keyOf(route.stream, place)] : undefined;
    // The form of the desk is given back when the deal is opened; another tab may have it.
    if (draft !== undefined && place === 'case') give(draft);
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
    void locks.request(`${KEY}.${stream}`, { ifAvailable: atOnce }, (lock) => {
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

const keyOf = (stream: string, place: FormSketched['place']): string => `${stream} ${place}`;
