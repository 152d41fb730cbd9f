/** Opens the case file of a deal, which has an address of its own. Its program is loaded at the first opening. */

import { html, nothing, type ReactiveController, type TemplateResult } from '../../../ui/lit.ts';
import { cache } from 'lit/directives/cache.js';
import type { Words } from '../../../i18n/words.ts';
import { frontHash } from '../address.ts';
import type * as Program from './desk.ts';
import type { CaseHost } from './host.ts';
import { dealShown } from '../keeping/kept.ts';

type LoadDesk = () => Promise<Pick<typeof Program, 'CaseDesk' | 'wordsOf'>>;

export class CaseDoor implements ReactiveController {
  readonly #host: CaseHost;
  readonly #load: LoadDesk;
  #desk: Program.CaseDesk | null = null;
  /** The language that was asked for last; empty before the first, and after one that could not be loaded. */
  #opening = '';

  /** @param load the program of the case file */
  constructor(host: CaseHost, load: LoadDesk = () => import('./desk.ts')) {
    this.#host = host;
    this.#load = load;
    host.addController(this);
  }

  hostUpdated(): void {
    const { language } = this.#host.words;
    if (this.isOpen && this.#opening !== language) void this.#open(language);
  }

  /** True while the case file is shown instead of the deal. */
  get isOpen(): boolean {
    const { fronts, screen } = this.#host;
    return fronts.front === 'case' && screen.show === 'replay';
  }

  /** True while nothing of the case may be read, not even in the browser’s title bars. */
  get isHidden(): boolean {
    return this.isOpen && this.#desk?.isAsking === true;
  }

  async #open(language: Words['language']): Promise<void> {
    this.#opening = language;
    const loaded = await this.#load()
      .then(async ({ CaseDesk: Opened, wordsOf }) => ({ Opened, text: await wordsOf(language) }))
      .catch(() => null);
    // Another language was chosen meanwhile, and may have come first.
    if (this.#opening !== language) return;
    if (loaded === null) {
      this.#opening = '';
      return this.#host.fronts.failed('case');
    }
    const { Opened, text } = loaded;
    this.#desk ??= new Opened(this.#host);
    this.#desk.text = text;
    this.#host.requestUpdate();
  }

  link(): TemplateResult | typeof nothing {
    const { route, words, kept, fronts } = this.#host;
    // A tried line has no case file.
    const own = dealShown(route, kept);
    if (own?.parent !== undefined) return nothing;
    return html`<a
      href=${frontHash(route, 'case')}
      @click=${(event: MouseEvent) => fronts.pressed(event, 'case')}
      >${words.screen.replay.caseFile}</a
    >`;
  }

  /** The case file. What is half typed in its forms stays while somebody looks something up at the deal or in the Laws. */
  shown(): unknown {
    return cache(this.isOpen && this.#desk !== null ? this.#desk.shown() : nothing);
  }
}
