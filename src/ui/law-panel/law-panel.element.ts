/** The Laws as they apply now: clause, one sentence of our own, why, and the facts behind it. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { Clause, Finding } from '../../laws/finding.ts';
import { clauseNumbered } from '../../lawbook/catalogue.ts';
import { clauseLabel, factSentence, findingText, reasonText } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import type { Moment, Replay } from '../replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { lawsNow } from './in-force.ts';
import { lawPanelStyles } from './law-panel.styles.ts';

export class LawPanelElement extends LitElement {
  static override styles = [base, panel, lawPanelStyles];
  static override properties = {
    replay: { attribute: false },
    moment: { attribute: false },
    words: { attribute: false },
  };
  declare replay: Replay;
  declare moment: Moment;
  declare words: Words;

  override render(): TemplateResult {
    const { law, replay: text } = this.words.screen;
    const { news, inForce, settled } = lawsNow(this.replay, this.moment);
    return html`
      <h2 id="laws" tabindex="-1">
        ${law.title}<small>${text.editionOf({ edition: this.replay.edition })}</small>
      </h2>
      ${news.length + inForce.length + settled.length > 0 ? nothing : html`<p class="nothing">${this.moment.cases.length > 0 ? law.nothingNew : law.nothing}</p>`}
      ${
        news.length === 0
          ? nothing
          : html`<ul class="news">
              ${news.map((finding) => this.item(finding))}
            </ul>`
      }
      ${
        inForce.length === 0
          ? nothing
          : html`<h3>${law.inForce}</h3>
              <ul class="force">
                ${inForce.map((finding) => this.item(finding))}
              </ul>`
      }
      ${
        settled.length === 0
          ? nothing
          : html`<h3>${law.settled}</h3>
              <ul class="force">
                ${settled.map((finding) => this.item(finding))}
              </ul>`
      }
    `;
  }

  private item(finding: Finding): TemplateResult {
    const { words } = this;
    const { law } = words.screen;
    const [clause, ...further] = finding.laws;
    return html`<li>
      <span class="clause">
        ${
          clause === undefined
            ? html`<span class="ref record">?</span>`
            : html`<bdi dir="ltr" class="ref">${clause}</bdi>`
        }
      </span>
      <div class="matter">
        <p class="label">${clause === undefined ? law.record : clauseLabel(clause, words)}</p>
        <p class="sentence">${notation(findingText(finding, words, words.written), words)}</p>
        ${clause === undefined ? html`<p class="note">${law.recordNote}</p>` : nothing}
        ${clause !== undefined && this.isUnchecked(clause) ? html`<p class="note">${law.check}: ${law.checkNote}</p>` : nothing}
        ${finding.disputed === undefined ? nothing : html`<p class="note">${law.disputed({ point: finding.disputed })}</p>`}
        ${further.length === 0 ? nothing : html`<p class="further">${further.map((one) => html`<span><bdi dir="ltr" class="ref">${one}</bdi> ${clauseLabel(one, words)}</span>`)}</p>`}
        ${this.why(finding)}
      </div>
    </li>`;
  }

  /** Our reading of the clause was not compared with the printed text. */
  private isUnchecked(clause: Clause): boolean {
    const known = clauseNumbered(clause, this.replay.edition);
    return known !== null && known.flag !== 'verified';
  }

  private why(finding: Finding): TemplateResult {
    const { law } = this.words.screen;
    const facts = [...new Set([...(finding.because ?? []), finding.at])].sort((one, other) => one - other);
    const weighed = finding.weighed ?? [];
    return html`<div class="why">
      <span class="because">${law.why}</span>
      <ul>
        ${facts.map((event) => html`<li>${this.link(event)}</li>`)}
      </ul>
      ${
        weighed.length === 0
          ? nothing
          : html`<details>
              <summary>${law.weighed} (${weighed.length})</summary>
              <ul>
                ${weighed.map(({ law: clause, why }) => html`<li><bdi dir="ltr" class="ref">${clause}</bdi> ${law.weighedRow({ label: clauseLabel(clause, this.words), why: reasonText(why, this.words) })}</li>`)}
              </ul>
            </details>`
      }
    </div>`;
  }

  private link(event: number): TemplateResult {
    const { words, replay } = this;
    const { law } = words.screen;
    const fact = replay.record.events[event];
    if (fact === undefined) return html`${law.theDeal}`;
    const said = factSentence(fact, replay.table(event), words, words.written);
    return html`<button
        class="quiet"
        @click=${() => this.dispatchEvent(new CustomEvent('go-to', { detail: event + 1, bubbles: true, composed: true }))}
      >
        ${notation(said, words)}</button
      ><span class="muted">, ${law.event({ event: event + 1 })}</span>`;
  }
}
