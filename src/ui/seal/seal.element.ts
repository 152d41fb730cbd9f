/** `<dt-seal>`: for a sealed file, whether it is valid, its faults event by event, and who has signed. Loaded only with such a file. */

import { css, html, nothing, type TemplateResult } from '../lit.ts';
import { sealWords } from '../../i18n/sealing.ts';
import { sealShown } from '../../output/report/sealShown.ts';
import { isSealed, type SealState } from '../../seal/verify.ts';
import { notation } from '../notation/notation.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';

/** The most lines for faults. */
const SHOWN = 50;

export class SealElement extends PageElement {
  static override styles = [
    base,
    panel,
    css`
      :host {
        margin-block-end: 1rem;
      }
      .verdict {
        padding: 0.4rem 0.75rem;
        border-inline-start: 3px solid var(--dr-border);
      }
      .broken {
        border-inline-start: 3px solid var(--dr-error);
        background: var(--dr-accent-wash);
      }
      .open {
        border-inline-start: 3px dashed var(--dr-warn);
      }
      ul {
        padding-inline-start: 1.8rem;
        list-style: disc;
        overflow-wrap: anywhere;
      }
      li {
        padding-block: 0.1rem;
      }
      /* A key is longer than the width of a phone. */
      bdi {
        white-space: normal;
        overflow-wrap: anywhere;
      }
    `,
  ];
  static override properties = { ...given('seal', 'name'), ...own('isThere') };
  declare seal: SealState;
  /** The name of the file, where several are shown. */
  name = '';
  /** False at first: a screen reader says what comes into a region that is there already, not what it comes with. */
  isThere = false;

  protected override firstUpdated(): void {
    // No animation frame: a hidden tab gets none.
    setTimeout(() => (this.isThere = true));
  }

  override render(): TemplateResult {
    const { seal, words } = this;
    const text = sealWords(words.language);
    const { verdict, faults, untold, signed } = sealShown(seal, text, false, SHOWN);
    const state = seal.faults.length > 0 ? 'broken' : isSealed(seal) ? 'whole' : 'open';
    return html`<section aria-labelledby="seal">
      <h2 id="seal">
        ${text.title}${this.name === '' ? nothing : html`: <bdi class="prose">${this.name}</bdi>`}
      </h2>
      <p class="verdict ${state}" role="status">${this.isThere ? notation(verdict, words) : nothing}</p>
      ${
        faults.length === 0
          ? nothing
          : html`<ul class="faults">
              ${faults.map((fault) => html`<li>${notation(fault, words)}</li>`)}
            </ul>`
      }
      ${untold > 0 ? html`<p class="muted">${words.screen.check.more({ more: untold })}</p>` : nothing}
      <ul class="signed muted">
        ${signed.map((line) => html`<li>${notation(line, words)}</li>`)}
      </ul>
    </section>`;
  }
}
