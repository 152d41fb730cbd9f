/** The way into the screen that shares a deal, which has an address of its own; what stands behind it is loaded when somebody goes through. */

import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/words.ts';
import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import { hashOf, isSharing, sharingHash, type Place } from '../address.ts';
import type { Screen } from '../shown.ts';

/** The workshop as sharing needs it. */
interface Host extends ReactiveControllerHost {
  readonly screen: Screen;
  readonly at: number;
  readonly place: Place;
  readonly busy: boolean;
  readonly choices: Choices;
  readonly words: Words;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class SharingDoor implements ReactiveController {
  readonly #host: Host;
  #dialog: HTMLDialogElement | null = null;
  #opening = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#onHash);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#onHash);
    this.#dialog?.close();
  }

  readonly #onHash = (): void => this.#host.requestUpdate();

  hostUpdated(): void {
    const { screen, busy } = this.#host;
    if (!isSharing(location.hash) || screen.show !== 'replay') this.#dialog?.close();
    else if (!busy && this.#dialog === null && !this.#opening) void this.#open();
  }

  /** The screen stands in front of the deal. */
  get isOpen(): boolean {
    return this.#dialog !== null;
  }

  link(): TemplateResult {
    const { place, words } = this.#host;
    return html`<a class="share" href=${sharingHash(place)} aria-haspopup="dialog" @click=${this.#mark}
      >${words.screen.studio.share}</a
    >`;
  }

  /** This page of the history was come to from the deal: closing it leads back there. */
  readonly #mark = (): void => {
    addEventListener('hashchange', () => history.replaceState({ sharing: true }, ''), { once: true });
  };

  async #open(): Promise<void> {
    this.#opening = true;
    const { openStudio } = await import('./studio.ts').finally(() => (this.#opening = false));
    const { screen, at, words, choices, renderRoot } = this.#host;
    if (!isSharing(location.hash) || screen.show !== 'replay') return;
    const { header } = screen.record;
    // As it is being read, which may be under another edition than the recorded one.
    const record = { ...screen.record, header: { ...header, edition: choices.edition ?? header.edition } };
    this.#dialog = openStudio(renderRoot, { record, at, words }, () => this.#closed());
    this.#host.requestUpdate();
  }

  /** Closed by the way back, or here: then the address is to be that of the deal again. */
  #closed(): void {
    this.#dialog = null;
    this.#host.requestUpdate();
    this.#host.renderRoot.querySelector<HTMLElement>('.share')?.focus();
    if (!isSharing(location.hash)) return;
    if ((history.state as { sharing?: true } | null)?.sharing === true) history.back();
    else history.replaceState(null, '', hashOf(this.#host.place));
  }
}
