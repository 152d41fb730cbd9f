/** Opens a screen in front of the deal, at an address of its own. Its program is loaded at the first opening. */

import { html, type ReactiveController, type TemplateResult } from '../../ui/lit.ts';
import { frontHash, type Front } from './address.ts';
import type { FrontDoor } from './frontDoor.ts';
import type { Words } from '../../i18n/words.ts';
import type { Host } from './host.ts';
import type { Screen } from './shown.ts';

/** The part of the workshop that such a screen needs. */
export interface DialogHost extends Host {
  readonly busy: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly fronts: FrontDoor;
}

/** A screen that stands in front of the page. */
export interface ScreenInFront {
  readonly close: () => void;
  /** Shows it in these words: the address may change the language while it is open. */
  readonly reword: (words: Words) => void;
}

/** Shows the screen, and calls back when it is closed in any way. */
export type OpenDialog = (
  host: DialogHost,
  screen: Extract<Screen, { show: 'replay' }>,
  closed: () => void,
) => ScreenInFront;

export class DialogDoor implements ReactiveController {
  readonly #host: DialogHost;
  readonly #front: Front;
  readonly #load: () => Promise<OpenDialog>;
  readonly #isFor: (host: DialogHost) => boolean;
  #dialog: ScreenInFront | null = null;
  /** The words in which it was shown last. */
  #words: Words | null = null;
  #opening = false;

  /** `isFor`: true for a deal with which the screen can be used; of another, an address that names the screen shows the deal only. */
  constructor(
    host: DialogHost,
    front: Front,
    load: () => Promise<OpenDialog>,
    isFor: (host: DialogHost) => boolean = () => true,
  ) {
    this.#host = host;
    this.#front = front;
    this.#load = load;
    this.#isFor = isFor;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#dialog?.close();
  }

  hostUpdated(): void {
    if (!this.#wanted) this.#dialog?.close();
    else if (this.#dialog !== null) this.#reword(this.#dialog);
    else if (!this.#host.busy && !this.#opening) void this.#open();
  }

  get #wanted(): boolean {
    const { fronts, screen } = this.#host;
    return fronts.front === this.#front && screen.show === 'replay' && this.#isFor(this.#host);
  }

  link(label: string): TemplateResult {
    return html`<a
      class=${this.#front}
      href=${frontHash(this.#host.route, this.#front)}
      aria-haspopup="dialog"
      @click=${(event: MouseEvent) => this.#host.fronts.pressed(event, this.#front)}
      >${label}</a
    >`;
  }

  async #open(): Promise<void> {
    this.#opening = true;
    const open = await this.#load()
      .catch(() => null)
      .finally(() => (this.#opening = false));
    const { screen, fronts } = this.#host;
    if (open === null) return fronts.failed(this.#front);
    if (!this.#wanted || screen.show !== 'replay') return;
    this.#words = this.#host.words;
    this.#dialog = open(this.#host, screen, () => this.#closed());
    this.#host.requestUpdate();
  }

  #reword(shown: ScreenInFront): void {
    const { words } = this.#host;
    if (words === this.#words) return;
    this.#words = words;
    shown.reword(words);
  }

  /** Closed by the back button, or here: then the address must become that of the deal again. */
  #closed(): void {
    this.#dialog = null;
    if (this.#wanted) this.#host.fronts.ask(null);
    this.#host.renderRoot.querySelector<HTMLElement>(`.${this.#front}`)?.focus();
  }
}
