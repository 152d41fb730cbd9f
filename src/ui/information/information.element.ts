/** The ledger of information: which exposed card which player may use, under which clause, from when to when. */

import { LitElement, html, type TemplateResult } from 'lit';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import type { InformationShown, Moment, Replay } from '../replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { informationStyles } from './information.styles.ts';

interface Row extends Omit<InformationShown, 'to'> {
  readonly to: readonly Seat[];
}

/** One row for all the players to whom the same holds. */
function grouped(entries: readonly InformationShown[]): Row[] {
  const rows = new Map<string, Row & { to: Seat[] }>();
  for (const { to, ...entry } of entries) {
    const key = JSON.stringify(entry);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { ...entry, to: [to] });
    else row.to.push(to);
  }
  return [...rows.values()].reverse();
}

export class InformationElement extends LitElement {
  static override styles = [base, panel, informationStyles];
  static override properties = {
    replay: { attribute: false },
    moment: { attribute: false },
    words: { attribute: false },
  };
  declare replay: Replay;
  declare moment: Moment;
  declare words: Words;

  override render(): TemplateResult {
    const text = this.words.screen.information;
    const rows = grouped(this.moment.information);
    return html`
      <h2 id="information" tabindex="-1">${text.title}</h2>
      ${
        rows.length === 0
          ? html`<p class="nothing">${text.nothing}</p>`
          : html`<table aria-labelledby="information">
              <thead>
                <tr>
                  <th scope="col">${text.card}</th>
                  <th scope="col">${text.to}</th>
                  <th scope="col">${text.status}</th>
                  <th scope="col">${text.law}</th>
                </tr>
              </thead>
              <tbody>
                ${rows.map((row) => this.row(row))}
              </tbody>
            </table>`
      }
    `;
  }

  private row(row: Row): TemplateResult {
    const { words, moment } = this;
    const text = words.screen.information;
    const past = row.until !== null && row.until <= moment.at;
    const until = row.until === null || !past ? text.now : String(row.until);
    return html`<tr class="${row.status} ${past ? 'past' : ''}">
      <th scope="row">
        ${notation(words.written.card(row.card), words)}
        <span class="muted">${words.spoken.seat(row.owner)}</span>
      </th>
      <td>${row.to.length === SEATS.length ? text.all : words.spoken.seats(row.to)}</td>
      <td>
        <span class="sign" aria-hidden="true">${row.status === 'authorised' ? '✓' : '✕'}</span>
        ${text[row.status]} <span class="muted">(<bdi dir="ltr">${row.from + 1}–${until}</bdi>)</span>
      </td>
      <td><bdi dir="ltr" class="ref">${row.law}</bdi></td>
    </tr>`;
  }
}
