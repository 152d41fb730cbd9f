/** `<dt-certain>`: for a record with forgotten cards, what is certain in spite of them, and what contradicts itself. */

import { css, html, nothing, type TemplateResult } from '../lit.ts';
import { completionsText } from '../../i18n/completions.ts';
import { certainties } from '../../i18n/memory.ts';
import { findingText } from '../../i18n/sentence.ts';
import type { Finding } from '../../laws/finding.ts';
import { completionsOf } from '../../replay/completions.ts';
import { notation } from '../notation/notation.ts';
import { MomentElement } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';

export class CertainElement extends MomentElement {
  static override styles = [
    base,
    panel,
    css`
      ul {
        padding-inline-start: 1.1rem;
        list-style: disc;
      }
      li {
        padding-block: 0.1rem;
      }
      .against {
        list-style: none;
        padding: 0.4rem 0.75rem;
        border-inline-start: 3px solid var(--dr-error);
        background: var(--dr-accent-wash);
      }
    `,
  ];

  override render(): TemplateResult {
    const { words, moment } = this;
    const { memory } = words;
    const { knowledge } = moment;
    return html`<h2 id="certain" tabindex="-1">${memory.title}</h2>
      ${
        knowledge === null
          ? html`<p class="nothing">${memory.allKnown}</p>`
          : html`<ul aria-labelledby="certain">
              ${certainties(knowledge).map((sentenceOf) => html`<li>${notation(sentenceOf(words, words.written), words)}</li>`)}
            </ul>`
      }
      ${knowledge === null ? nothing : this.ways()} ${this.against()}`;
  }

  /** Complete ways to fill in the forgotten cards, as far as the record allows. */
  private ways(): TemplateResult | typeof nothing {
    const { words, replay } = this;
    const completions = completionsOf(replay.table(replay.last));
    if (completions === null) return nothing;
    const { title, sentences, ways } = completionsText(completions, words.language, words.written);
    return html`<h3 id="ways">${title}</h3>
      ${sentences.map((one) => html`<p>${notation(one, words)}</p>`)}
      <ul class="ways" aria-labelledby="ways">
        ${ways.map((one) => html`<li>${notation(one, words)}</li>`)}
      </ul>`;
  }

  /** The doubts about the record so far. */
  private against(): TemplateResult | typeof nothing {
    const { words, replay, moment } = this;
    const doubts = replay.findings.filter(({ record, at }) => record !== undefined && at < moment.at);
    if (doubts.length === 0) return nothing;
    return html`<h3 id="against">${words.memory.against}</h3>
      <ul class="against" aria-labelledby="against">
        ${doubts.map((one) => this.doubt(one))}
      </ul>`;
  }

  private doubt(finding: Finding): TemplateResult {
    const { words } = this;
    const { at } = finding;
    return html`<li>
      ${notation(findingText(finding, words, words.written), words)}
      ${
        at < 0
          ? nothing
          : html`<button class="quiet" data-go-to=${at + 1}>
              ${words.picture.atEvent({ event: at + 1 })}
            </button>`
      }
    </li>`;
  }
}
