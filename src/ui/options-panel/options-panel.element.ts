/** Who may choose now, with a button for each choice, its effect and duration; why a choice is closed; what was explained. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { clauseLabel, findingText, type Hidden } from '../../i18n/sentence.ts';
import type { Option } from '../../lawbook/choices.ts';
import { clauseLink } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import { recorded } from '../recorded.ts';
import { MomentElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { hiddenAt, type Perspective } from '../table/perspective.ts';
import { closedNow, type Closed } from './closed.ts';
import { notesAt } from './notes.ts';
import { choiceGroups, explanationOf, inSets, type ChoiceGroup } from './options.ts';
import { optionsPanelStyles } from './options-panel.styles.ts';
import { choiceRow, setOf, type RowContext } from './rows.ts';
import { tryAll } from './try-all.ts';

export class OptionsPanelElement extends MomentElement {
  static override styles = [base, optionsPanelStyles];
  static override properties = given('perspective', 'recording');
  /** The perspective; cards that it can't see are not named. */
  perspective: Perspective = 'open';
  /** True if a pressed choice is recorded; otherwise it is tried on a line of its own. */
  recording = false;

  override render(): TemplateResult | typeof nothing {
    const { words, moment, replay } = this;
    const text = words.screen.options;
    const groups = choiceGroups(replay, moment, this.hiddenCards);
    const closed = closedNow(moment);
    const notes = notesAt(moment, words, this.hiddenCards);
    if (groups.length + notes.length + closed.length === 0) return nothing;
    return html`
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
    `;
  }

  /** Focuses the n-th choice, which Enter then takes; false if there is none. For the number keys. */
  choose(number: number): boolean {
    const button = this.renderRoot.querySelectorAll<HTMLButtonElement>('button.take')[number - 1];
    button?.focus();
    return button !== undefined;
  }

  private get hiddenCards(): Hidden {
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
      take: this.canTake(group) ? (option) => this.take(group, option) : null,
    };
    const title = `group-${index}`;
    return html`<section aria-labelledby=${title}>
      <h3 id=${title} tabindex="-1">
        ${notation(words.screen.options.by({ seat: words.spoken.seat(group.by) }), words)}
        ${clauseLink(group.law, replay.edition, words)}
        <span class="muted">${clauseLabel(group.law, words)}</span>
      </h3>
      ${this.explained(group)}
      ${inSets(group.rows).map((rows, nth) => {
        const [first] = rows;
        if (first === undefined) return nothing;
        return rows.length === 1 ? choiceRow(first, context, nth) : setOf(rows, context, nth);
      })}
      ${tryAll(group, words, (tried) => this.send('choices-tried', tried))}
    </section>`;
  }

  /** A choice that has just been made in a live record can't be made again, but it can be taken back. */
  private canTake({ at }: ChoiceGroup): boolean {
    return at === this.moment.at || !this.recording;
  }

  private take({ by, at }: ChoiceGroup, option: Option): void {
    // Another choice than the one just made leaves the record at the moment of that choice.
    if (at !== this.moment.at) this.send('go-to', at);
    recorded(this, [{ type: 'ChoiceMade', by, option }]);
  }

  /** The explained choices in comparison with those of the Laws: equal, or marked as different. */
  private explained(group: ChoiceGroup): TemplateResult | typeof nothing {
    const { words } = this;
    const text = words.screen.options;
    const explanation = explanationOf(group);
    if (explanation === null) return nothing;
    const { missing, extra } = explanation;
    const names = (options: readonly Option[]): string =>
      words.written.series(options.map((option) => words.optionName(option, words.written)));
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
        ${notation(findingText(finding, words, words.written, this.hiddenCards), words)}
      </p>
    </li>`;
  }

  private nameOf(option: Option): string {
    const { words } = this;
    const [kind] = option.split(':');
    if (kind === 'play' || kind === 'notPlay') return words.optionWithSuit(kind).name;
    return words.optionName(option, words.written);
  }
}
