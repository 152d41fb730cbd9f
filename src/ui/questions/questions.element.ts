/** Questions that only people may answer: the question, its clause, and what depends on the answer. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { caseTitles } from '../../i18n/questionText.ts';
import { withClauses } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import { numberIn } from '../../lawbook/catalogue.ts';
import type { Edition } from '../../lawbook/editions.ts';
import type { QuestionAnswered } from '../../events/event.ts';
import { recorded } from '../recorded.ts';
import type { Moment } from '../../view/replay.ts';
import { answered, answeringOf, ORDERS } from './answering.ts';
import type { QuestionRaised } from '../../view/questions.ts';
import { groupedQuestions } from './groups.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { questionsStyles } from './questions.styles.ts';

export class QuestionsElement extends PageElement {
  static override styles = [base, panel, questionsStyles];
  static override properties = given('moment', 'edition');
  declare moment: Moment;
  declare edition: Edition;

  override render(): TemplateResult | typeof nothing {
    const text = this.words.screen.questions;
    const { asked, presumed } = groupedQuestions(this.moment);
    if (asked.length + presumed.length === 0) return nothing;
    return html`
      <h3 id="questions" tabindex="-1">${text.title}</h3>
      ${
        asked.length === 0
          ? nothing
          : html`<ul>
              ${asked.map((group) => this.item(group))}
            </ul>`
      }
      ${
        presumed.length === 0
          ? nothing
          : html`<details>
              <summary>${text.presumed({ questions: presumed.length })}</summary>
              <ul>
                ${presumed.map((group) => this.item(group))}
              </ul>
            </details>`
      }
      <p class="people">${text.people}</p>
    `;
  }

  /** The answers as buttons; for a number of tricks a field. */
  private answers(group: QuestionRaised): TemplateResult | typeof nothing {
    const { words } = this;
    const { happening, questions } = words.screen;
    const kind = answeringOf(group.question);
    if (kind === 'typed') return nothing;
    const give = (answer: QuestionAnswered['answer']): void => recorded(this, [answered(group, answer)]);
    if (kind === 'tricks')
      return html`<form
        class="answers"
        @submit=${(event: Event) => {
          event.preventDefault();
          const field = (event.target as HTMLFormElement).querySelector('input');
          if (field !== null) give(field.valueAsNumber);
        }}
      >
        <input type="number" required min="0" max="13" aria-label=${happening.fields.tricks} />
        <button>${happening.record}</button>
      </form>`;
    const values: readonly (readonly [QuestionAnswered['answer'], string])[] =
      kind === 'yesNo'
        ? [
            [true, happening.yes],
            [false, happening.no],
          ]
        : ORDERS.map((each) => [each, each === 'together' ? questions.together : words.spoken.seat(each)]);
    return html`<p class="answers">
      ${values.map(([value, name]) => html`<button @click=${() => give(value)}>${name}</button>`)}
    </p>`;
  }

  private item(group: QuestionRaised): TemplateResult {
    const { question, law, about } = group;
    const { words, edition } = this;
    const { ask, matters } = words.questions[question];
    return html`<li>
      <p class="ask">${ask}</p>
      <p class="matters">${matters}</p>
      ${this.answers(group)}
      <p class="asked">
        ${withClauses(words.screen.questions.askedUnder({ clause: words.written.clause(numberIn(law, edition)) }), edition, words)}${caseTitles(about, words, words.written).map((title) => html`${words.names.apart} ${notation(title, words)}`)}
      </p>
    </li>`;
  }
}
