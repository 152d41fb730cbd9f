/** `<dt-choices-made>`: every choice made so far: what was on offer, what the director explained, what was chosen. */

import { css, html, nothing, type TemplateResult } from '../lit.ts';
import { clauseLink } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import { choicesMade } from '../options-panel/options.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { ruled } from '../styles/table.ts';

export class ChoicesMadeElement extends PageElement {
  static override styles = [
    base,
    panel,
    ruled,
    css`
      table {
        font-size: 0.88rem;
      }
      th,
      td {
        padding: 0.25rem 0.6rem 0.25rem 0;
      }
      .remark {
        margin-inline-start: 0.5rem;
        font-size: 0.8rem;
        color: var(--dr-error);
      }
    `,
  ];
  static override properties = given('replay', 'at');
  declare replay: Replay;
  declare at: number;

  override render(): TemplateResult {
    const { words, replay, at } = this;
    const text = words.screen.options;
    const made = choicesMade(replay, at);
    return html`<h2 id="choices" tabindex="-1">${text.made({ choices: made.length })}</h2>
      <table aria-labelledby="choices" ?hidden=${made.length === 0}>
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
              html`<tr>
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
      </table>`;
  }
}
