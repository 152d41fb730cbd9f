/** The way into the screen that shares a deal, which has an address of its own; what stands behind it is loaded when somebody goes through. */

import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/words.ts';
import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import { frontHash, type Place } from '../address.ts';
import type { FrontDoor } from '../frontDoor.ts';
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
  readonly fronts: FrontDoor;
}

export class SharingDoor implements ReactiveController {
  readonly #host: Host;
  #dialog: HTMLDialogElement | null = null;
  #opening = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#dialog?.close();
  }

  hostUpdated(): void {
    if (!this.#wanted) this.#dialog?.close();
    else if (!this.#host.busy && this.#dialog === null && !this.#opening) void this.#open();
  }

  get #wanted(): boolean {
    const { fronts, screen } = this.#host;
    return fronts.front === 'share' && screen.show === 'replay';
  }

  link(): TemplateResult {
    const { place, words } = this.#host;
    return html`<a class="share" href=${frontHash(place, 'share')} aria-haspopup="dialog" @click=${this.#ask}
      >${words.screen.studio.share}</a
    >`;
  }

  /** In this tab; in a new one it is opened by its address. */
  readonly #ask = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#host.fronts.ask('share');
  };

  async #open(): Promise<void> {
    this.#opening = true;
    const { openStudio } = await import('./studio.ts').finally(() => (this.#opening = false));
    const { screen, at, words, choices, renderRoot } = this.#host;
    if (!this.#wanted || screen.show !== 'replay') return;
    const { header } = screen.record;
    // As it is being read, which may be under another edition than the recorded one.
    const record = { ...screen.record, header: { ...header, edition: choices.edition ?? header.edition } };
    this.#dialog = openStudio(renderRoot, { record, at, words }, () => this.#closed());
    this.#host.requestUpdate();
  }

  /** Closed by the way back, or here: then the address is to be that of the deal again. */
  #closed(): void {
    this.#dialog = null;
    if (this.#wanted) this.#host.fronts.ask(null);
    this.#host.renderRoot.querySelector<HTMLElement>('.share')?.focus();
  }
}
