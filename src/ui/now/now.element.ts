/** `<dt-now>`: one card about this moment: the latest fact, who says so, the findings, and what must be decided. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { unlessCalls } from '../../i18n/irregularCalls.ts';
import { findingIfSo } from '../../i18n/ifSo.ts';
import type { Fact } from '../../events/event.ts';
import type { Words } from '../../i18n/words.ts';
import type { Finding } from '../../laws/finding.ts';
import { numberIn } from '../../lawbook/catalogue.ts';
import { clauseLink, findingWithClauses, withClauses } from '../clause/clause.ts';
import { isSomethingBefore, lawsNow } from '../law-panel/in-force.ts';
import type { OptionsPanelElement } from '../options-panel/options-panel.element.ts';
import { groupedQuestions } from '../questions/groups.ts';
import { MomentElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { hiddenAt, type Perspective } from '../table/perspective.ts';
import { happened } from './happened.ts';
import { nowStyles } from './now.styles.ts';

/** The most sentences shown at once; the panel of the Laws below has the others. */
const MOST_SENTENCES = 3;

export class NowElement extends MomentElement {
  static override styles = [base, nowStyles];
  static override properties = {
    ...given('perspective', 'recording'),
    ...own('noted'),
    deciding: { type: Boolean, reflect: true },
  };
  /** The perspective; cards that it can't see are not named. */
  perspective: Perspective = 'open';
  /** True if a press adds an entry to the record; otherwise it is tried on a line of its own. */
  recording = false;
  /** True if somebody has to choose or to answer. */
  deciding = false;
  /** A note of the case in the words of the case file, which are loaded when a note is shown. */
  private noted: { readonly fact: Fact; readonly words: Words; readonly sentence: string } | null = null;

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const { moment } = this;
    if (changed.has('moment'))
      this.deciding = moment.options.length > 0 || groupedQuestions(moment).asked.length > 0;
    if (changed.has('moment') || changed.has('words')) void this.loadNote();
  }

  private get latest(): Fact | undefined {
    return this.replay.record.events[this.moment.at - 1];
  }

  /** A note alone says little: “no” may answer any field of the form. */
  private async loadNote(): Promise<void> {
    const { latest: fact, words } = this;
    if (fact?.type !== 'CaseNoted') return;
    const { caseFileWords, entryText } = await import('../record-line/caseEntries.ts');
    const text = await caseFileWords(words.language);
    // Another entry or language may be shown by now, and its words may have come first.
    if (fact !== this.latest || words !== this.words) return;
    this.noted = { fact, words, sentence: entryText(fact, { words, text }).join(' ') };
  }

  private get noteShown(): string | null {
    const { noted } = this;
    return noted !== null && noted.fact === this.latest && noted.words === this.words ? noted.sentence : null;
  }

  override render(): TemplateResult {
    const { words, replay, moment, perspective, recording } = this;
    const { now, replay: text } = words.screen;
    const { trick } = moment.table;
    return html`
      <h2 id="now" tabindex="-1">
        ${now.title}${trick === null ? nothing : html`<small>${text.trick({ trick: trick.number })}</small>`}
      </h2>
      ${happened(replay, moment, words, this.noteShown)} ${this.laws()}
      ${
        moment.open.some(({ state }) => state !== 'latent' && state !== 'unnoticed')
          ? html`<button class="say" @click=${() => this.dispatchEvent(new Event('say-asked'))}>
              ${now.say}
            </button>`
          : nothing
      }
      <dt-options-panel
        .recording=${recording}
        .replay=${replay}
        .moment=${moment}
        .words=${words}
        .perspective=${perspective}
      ></dt-options-panel>
      ${moment.playOver ? html`<dt-result .replay=${replay} .moment=${moment} .words=${words}></dt-result>` : nothing}
      <dt-questions .moment=${moment} .words=${words} .edition=${replay.edition}></dt-questions>
      ${this.deciding && !recording ? html`<p class="tried">${now.tried}</p>` : nothing}
    `;
  }

  /** Goes to the n-th choice; false if there is none. */
  choose(number: number): boolean {
    return this.renderRoot.querySelector<OptionsPanelElement>('dt-options-panel')?.choose(number) ?? false;
  }

  /** The new findings; without any, those that still apply; without any, the results. */
  private laws(): TemplateResult {
    const { replay, moment, words } = this;
    const { news, inForce, settled } = lawsNow(replay, moment);
    const { law } = words.screen;
    const [shown] = [news, inForce.slice(0, 1), settled].filter((one) => one.length > 0);
    if (shown === undefined)
      return html`<p class="nothing">
        ${isSomethingBefore(replay, moment) ? law.nothingNew : unlessCalls(law.nothing, replay.record, words, moment.at)}
      </p>`;
    return html`<ul class="laws">
      ${shown.slice(0, MOST_SENTENCES).map((finding) => this.law(finding))}
    </ul>`;
  }

  private law(finding: Finding): TemplateResult {
    const { words, replay, moment, perspective } = this;
    const [clause] = finding.laws;
    const { law } = words.screen;
    const hidden = hiddenAt(replay, moment, perspective);
    return html`<li>
      ${clause === undefined ? html`<span class="ref record">?</span>` : clauseLink(clause, replay.edition, words)}
      ${findingWithClauses(finding, findingIfSo(finding, { record: replay.record, cases: moment.cases }, words, words.written, hidden), replay, words)}
      ${
        finding.disputed === undefined || clause === undefined
          ? nothing
          : html`<span class="disputed"
              >${withClauses(law.alsoDisputed({ clause: numberIn(clause, replay.edition) }), replay.edition, words)}</span
            >`
      }
    </li>`;
  }
}
