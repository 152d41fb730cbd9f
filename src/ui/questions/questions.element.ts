/** What only people may answer: the question, the clause that asks it, and what hangs on the answer. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { caseTitle } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import type { Moment, OpenQuestion } from '../replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { questionsStyles } from './questions.styles.ts';

export class QuestionsElement extends LitElement {
  static override styles = [base, panel, questionsStyles];
  static override properties = { moment: { attribute: false }, words: { attribute: false } };
  declare moment: Moment;
  declare words: Words;

  override render(): TemplateResult | typeof nothing {
    const text = this.words.screen.questions;
    const { questions } = this.moment;
    if (questions.length === 0) return nothing;
    return html`
      <h2 id="questions" tabindex="-1">${text.title}<small>${questions.length}</small></h2>
      <ul>
        ${questions.map((question) => this.item(question))}
      </ul>
      <p class="people">${text.people}</p>
    `;
  }

  private item(open: OpenQuestion): TemplateResult {
    const { words, moment } = this;
    const { ask, matters } = words.questions[open.question];
    const about = moment.cases.find(({ id }) => id === open.case);
    return html`<li>
      <p class="ask">${ask}</p>
      <p class="matters">${matters}</p>
      <p class="asked">
        ${notation(words.screen.questions.askedUnder({ clause: words.written.clause(open.law) }), words)}${
          about === undefined ? nothing : html`, ${notation(caseTitle(about, words, words.written), words)}`
        }
      </p>
    </li>`;
  }
}
