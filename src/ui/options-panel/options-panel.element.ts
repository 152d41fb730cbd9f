/** Who may choose now, what each choice does and for how long; why a choice is closed; what was explained and chosen. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { findingText, type Hidden } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { Option } from '../../lawbook/choices.ts';
import { clauseLink, labelOf } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import type { Moment, Replay } from '../replay.ts';
import { recorded } from '../recorded.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { hiddenAt, type Perspective } from '../table/perspective.ts';
import { closedNow, type Closed } from './closed.ts';
import { notesAt } from './notes.ts';
import { choiceGroups, choicesMade, explanationOf, inSets, type ChoiceGroup } from './options.ts';
import { optionsPanelStyles } from './options-panel.styles.ts';
import { rowOf, setOf, type RowContext } from './rows.ts';

export class OptionsPanelElement extends LitElement {
  static override styles = [base, panel, optionsPanelStyles];
  static override properties = {
    replay: { attribute: false },
    moment: { attribute: false },
    words: { attribute: false },
    perspective: {},
    recording: { type: Boolean },
    preview: { state: true },
  };
  declare replay: Replay;
  declare moment: Moment;
  declare words: Words;
  /** Cards of hands that are closed to these eyes are not named. */
  declare perspective: Perspective;
  /** The choice looked at is recorded when it is pressed; otherwise it is tried on a line of its own. */
  declare recording: boolean;
  /** The choice whose consequence is looked at. */
  declare preview: string | null;

  constructor() {
    super();
    this.preview = null;
    this.recording = false;
    this.perspective = 'open';
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('moment')) this.preview = null;
  }

  override render(): TemplateResult {
    const { words, moment, replay } = this;
    const text = words.screen.options;
    const groups = choiceGroups(replay, moment, this.untold);
    const closed = closedNow(moment);
    const notes = notesAt(moment, words, this.untold);
    return html`
      <h2 id="options" tabindex="-1">${text.title}</h2>
      ${groups.length + notes.length + closed.length === 0 ? html`<p class="nothing">${text.none}</p>` : nothing}
      ${groups.map((group, index) => this.group(group, index))}
      ${
        closed.length === 0
          ? nothing
          : html`<h3>${text.closed}</h3>
              <ul class="gone">
                ${closed.map((one) => this.closed(one))}
              </ul>`
      }
      ${
        notes.length === 0
          ? nothing
          : html`<ul class="notes">
              ${notes.map((note) => html`<li>${notation(note, words)}</li>`)}
            </ul>`
      }
      ${this.history()}
    `;
  }

  /** Chooses the n-th option of the first group; false when there is none. For the number keys. */
  choose(number: number): boolean {
    const input = this.renderRoot.querySelector('fieldset')?.querySelectorAll<HTMLInputElement>('input')[
      number - 1
    ];
    if (input === undefined) return false;
    input.focus();
    this.show(input.value as Option);
    return true;
  }

  private get untold(): Hidden {
    return hiddenAt(this.replay, this.moment, this.perspective);
  }

  private group(group: ChoiceGroup, index: number): TemplateResult {
    const { words, replay } = this;
    const context: RowContext = {
      group,
      words,
      edition: replay.edition,
      offeredAt: replay.moment(group.at),
      name: `option-${index}`,
      preview: this.preview,
      show: (option) => this.show(option),
    };
    return html`<fieldset>
      <legend>
        ${notation(words.screen.options.by({ seat: words.spoken.seat(group.by) }), words)}
        ${clauseLink(group.law, replay.edition, words)}
        <span class="muted">${labelOf(group.law, words)}</span>
      </legend>
      ${this.explained(group)}
      ${inSets(group.rows).map((rows, place) => {
        const [first] = rows;
        if (first === undefined) return nothing;
        return rows.length === 1 ? rowOf(first, context, place) : setOf(rows, context, place);
      })}
      ${this.take(group)}
    </fieldset>`;
  }

  /** The button that makes the choice looked at a fact. */
  private take({ by, rows }: ChoiceGroup): TemplateResult | typeof nothing {
    const option = rows.find((row) => row.open && row.option === this.preview)?.option;
    if (option === undefined) return nothing;
    const send = (): void => recorded(this, [{ type: 'ChoiceMade', by, option }]);
    return html`<button class="take" @click=${send}>
      ${this.recording ? this.words.screen.desk.take : this.words.screen.desk.tryChoice}
    </button>`;
  }

  /** What was explained against what the Laws offer: the same, or told apart outright. */
  private explained(group: ChoiceGroup): TemplateResult | typeof nothing {
    const { words } = this;
    const text = words.screen.options;
    const explanation = explanationOf(group);
    if (explanation === null) return nothing;
    const { missing, extra } = explanation;
    const names = (options: readonly Option[]): string =>
      options.map((option) => words.optionName(option, words.written)).join('; ');
    if (missing.length + extra.length === 0) return html`<p class="same">${text.explainedSame}</p>`;
    return html`<div class="differs">
      <strong>${text.explainedOtherwise}</strong>
      ${missing.length === 0 ? nothing : html`<p>${notation(text.missing({ options: names(missing) }), words)}</p>`}
      ${extra.length === 0 ? nothing : html`<p>${notation(text.extra({ options: names(extra) }), words)}</p>`}
    </div>`;
  }

  private closed({ finding, options }: Closed): TemplateResult {
    const { words, replay } = this;
    const [clause] = finding.laws;
    return html`<li>
      ${options.map((option) => html`<s>${notation(this.nameOf(option), words)}</s>`)}
      <p>
        ${clause === undefined ? nothing : clauseLink(clause, replay.edition, words)}
        ${notation(findingText(finding, words, words.written, this.untold), words)}
      </p>
    </li>`;
  }

  private nameOf(option: Option): string {
    const { words } = this;
    const [kind] = option.split(':');
    if (kind === 'play' || kind === 'notPlay') return words.optionWithSuit(kind).name;
    return words.optionName(option, words.written);
  }

  /** Every choice made so far: what was on offer, what was explained, what was taken. */
  private history(): TemplateResult | typeof nothing {
    const { words, moment, replay } = this;
    const text = words.screen.options;
    const made = choicesMade(replay, moment.at);
    if (made.length === 0) return nothing;
    return html`<details class="history">
      <summary>${text.made({ choices: made.length })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${text.chosenColumn}</th>
            <th scope="col">${text.offeredColumn}</th>
            <th scope="col">${text.explainedColumn}</th>
            <th scope="col">${text.lawColumn}</th>
          </tr>
        </thead>
        <tbody>
          ${made.map(
            ({ event, by, option, law, offered, explained, onOffer }) =>
              html`<tr class=${onOffer ? '' : 'otherwise'}>
                <th scope="row">
                  <button class="quiet" data-go-to=${event + 1}>
                    ${words.spoken.seat(by)}: ${notation(words.optionName(option, words.written), words)}
                  </button>
                  ${onOffer ? nothing : html`<span class="remark">${text.notOpen}</span>`}
                </th>
                <td>${offered}</td>
                <td>${explained ?? text.notRecorded}</td>
                <td>${law === null ? nothing : clauseLink(law, replay.edition, words)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
  }

  private show(option: Option): void {
    this.preview = option;
    this.dispatchEvent(
      new CustomEvent('option-preview', { detail: { option }, bubbles: true, composed: true }),
    );
  }
}
