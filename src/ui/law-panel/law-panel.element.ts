/** The Laws as they apply now: clause, one sentence in our own words, the reason, and the facts on which it rests. */

import { clauseLabel } from '../../i18n/sentence.ts';
import { html, nothing, type TemplateResult } from '../lit.ts';
import { unlessCalls } from '../../i18n/irregularCalls.ts';
import { findingIfSo } from '../../i18n/ifSo.ts';
import { clauseNamed, wantsChecking } from '../../lawbook/catalogue.ts';
import type { Clause, Finding } from '../../laws/finding.ts';
import { clauseLink, findingWithClauses } from '../clause/clause.ts';
import { hasPlay } from '../../events/record.ts';
import { MomentElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { bothReadings } from './disputed.ts';
import { isSomethingBefore, lawsNow } from './in-force.ts';
import { hiddenAt, type Perspective } from '../table/perspective.ts';
import { lawPanelStyles } from './law-panel.styles.ts';
import { reasonOf } from './reason.ts';

export class LawPanelElement extends MomentElement {
  static override styles = [base, panel, lawPanelStyles];
  static override properties = given('perspective');
  /** The perspective; cards that it can't see are not named. */
  perspective: Perspective = 'open';

  override render(): TemplateResult {
    const { law, replay: text } = this.words.screen;
    const { news, inForce, settled } = lawsNow(this.replay, this.moment);
    return html`
      <h2 id="laws" tabindex="-1">
        ${law.title}<small>${text.editionOf({ edition: this.replay.edition })}</small>
      </h2>
      ${news.length + inForce.length + settled.length > 0 ? nothing : html`<p class="nothing">${this.nothing()}</p>`}
      ${this.list(null, 'news', news)} ${this.list(law.inForce, 'force', inForce)}
      ${this.list(law.settled, 'force', settled)}
    `;
  }

  /** The sentence for a moment without findings. A deal without recorded play has another one, because it can't be said to be in order. */
  private nothing(): string {
    const { replay, moment, words } = this;
    const { law } = words.screen;
    if (hasPlay(replay.record) && isSomethingBefore(replay, moment)) return law.nothingNew;
    return unlessCalls(hasPlay(replay.record) ? law.nothing : law.noPlay, replay.record, words, moment.at);
  }

  private list(
    title: string | null,
    kind: string,
    findings: readonly Finding[],
  ): TemplateResult | typeof nothing {
    if (findings.length === 0) return nothing;
    return html`${title === null ? nothing : html`<h3>${title}</h3>`}
      <ul class=${kind}>
        ${findings.map((finding) => this.item(finding))}
      </ul>`;
  }

  private item(finding: Finding): TemplateResult {
    const { words, replay } = this;
    const { law } = words.screen;
    const [clause, ...further] = finding.laws;
    return html`<li>
      <span class="clause">
        ${clause === undefined ? html`<span class="ref record">?</span>` : clauseLink(clause, replay.edition, words)}
      </span>
      <div class="matter">
        <p class="label">${clause === undefined ? law.record : clauseLabel(clause, words)}</p>
        <p class="sentence">
          ${findingWithClauses(finding, findingIfSo(finding, { record: replay.record, cases: this.moment.cases }, words, words.written, hiddenAt(replay, this.moment, this.perspective)), replay, words)}
        </p>
        ${clause === undefined ? html`<p class="note">${law.recordNote}</p>` : this.doubt(clause)}
        ${finding.disputed === undefined ? nothing : bothReadings(finding.disputed, replay, words)}
        ${
          further.length === 0
            ? nothing
            : html`<ul class="further">
                ${further.map((one) => html`<li>${clauseLink(one, replay.edition, words)}${` ${clauseLabel(one, words)}`}</li>`)}
              </ul>`
        }
        ${reasonOf(finding, replay, words)}
      </div>
    </li>`;
  }

  /** If our reading of the clause is not certain, the reader is told to check the book. */
  private doubt(clause: Clause): TemplateResult | typeof nothing {
    const known = clauseNamed(clause);
    if (known === null || !wantsChecking(known)) return nothing;
    return html`<p class="note">${this.words.screen.lawsPage.flags[known.flag]}</p>`;
  }
}
