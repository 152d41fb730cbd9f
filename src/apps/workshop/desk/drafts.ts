/** Half-filled forms: kept until they are recorded or given up, and given back when the page opens the deal again. */

import type { ReactiveController } from 'lit';
import type { FactFormElement } from '../../../ui/fact-form/fact-form.element.ts';
import type { FormDraft, FormOpening, FormSketched } from '../../../ui/fact-form/formStep.ts';
import { storedValue, storeValue } from '../browserStorage.ts';
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
    if (stream === null) this.#looked = null;
    if (stream === null || stream === this.#looked || !this.#recording.isOn) return;
    this.#looked = stream;
    const draft = drafts()[keyOf(stream, 'desk')];
    if (draft !== undefined) this.#alone(stream, () => void this.#giveBack(draft));
  }

  async #giveBack(draft: FormDraft): Promise<void> {
    await import('../../../ui/fact-form/define.ts');
    await this.#host.renderRoot.querySelector<FactFormElement>('dt-fact-form')?.giveBack(draft);
  }

  readonly #sketched = (event: Event): void => {
    const { place, draft } = (event as CustomEvent<FormSketched>).detail;
    const { route } = this.#host;
    if (route.view !== 'deal') return;
    const { [keyOf(route.stream, place)]: before, ...others } = drafts();
    if (draft === null && before === undefined) return;
    const kept = Object.entries(others).slice(1 - MOST);
    if (draft !== null) kept.push([keyOf(route.stream, place), draft]);
    storeValue(KEY, Object.fromEntries(kept));
    if (draft === null) this.#letGo?.();
    else if (this.#letGo === null) this.#alone(route.stream, () => undefined);
  };

  readonly #opening = (event: Event): void => {
    const { place, give } = (event as CustomEvent<FormOpening>).detail;
    const { route } = this.#host;
    const draft = route.view === 'deal' ? drafts()[keyOf(route.stream, place)] : undefined;
    // The form of the desk is given back when the deal is opened; another tab may have it.
    if (draft !== undefined && place === 'case') give(draft);
  };

  /** Does it where no other tab has the form of this deal, and then has it until it is recorded or given up. */
  #alone(stream: string, act: () => void): void {
    // Without a secure address there are no locks.
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) {
      act();
      return;
    }
    void locks.request(`${KEY}.${stream}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return;
      act();
      return new Promise<void>((done) => {
        this.#letGo = () => {
          this.#letGo = null;
          done();
        };
      });
    });
  }
}

const keyOf = (stream: string, place: FormSketched['place']): string => `${stream} ${place}`;
