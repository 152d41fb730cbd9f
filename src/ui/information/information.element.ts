/** The ledger of information: which player may use which exposed card, by which clause, from when to when. */

import { html, type TemplateResult } from '../lit.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { clauseLink } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import type { InformationShown } from '../../view/replay.ts';
import { MomentElement } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { ruled } from '../styles/table.ts';
import { informationStyles } from './information.styles.ts';

interface Row extends Omit<InformationShown, 'to'> {
  readonly to: readonly Seat[];
}

/** One row for all players with equal rights. */
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

export class InformationElement extends MomentElement {
  static override styles = [base, panel, ruled, informationStyles];

  override render(): TemplateResult {
    const text = this.words.screen.information;
    const rows = grouped(this.moment.information);
    return html`
      <h2 id="information" tabindex="-1">${text.title}</h2>
      ${
        rows.length === 0
          ? html`<p class="nothing">${text.nothing}</p>`
          : html`<table role="table" aria-labelledby="information">
              <thead role="rowgroup">
                <tr role="row">
                  <th scope="col" role="columnheader">${text.card}</th>
                  <th scope="col" role="columnheader">${text.to}</th>
                  <th scope="col" role="columnheader">${text.status}</th>
                  <th scope="col" role="columnheader">${text.from}</th>
                  <th scope="col" role="columnheader">${text.until}</th>
                  <th scope="col" role="columnheader">${text.law}</th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                ${rows.map((row) => this.row(row))}
              </tbody>
            </table>`
      }
    `;
  }

  private row(row: Row): TemplateResult {
    const { words, moment, replay } = this;
    const text = words.screen.information;
    const past = row.until !== null && row.until < moment.at;
    return html`<tr role="row" class="${row.status} ${past ? 'past' : ''}">
      <th scope="row" role="rowheader">
        ${notation(words.written.card(row.card), words)}
        <span class="muted">${words.spoken.seat(row.owner)}</span>
      </th>
      <td role="cell" data-label=${text.to}>
        ${row.to.length === SEATS.length ? text.all : words.spoken.seats(row.to)}
      </td>
      <td role="cell" data-label=${text.status}>
        <span
          ><span class="sign" aria-hidden="true">${row.status === 'authorised' ? '✓' : '✕'}</span>
          ${text[row.status]}</span
        >
      </td>
      <td role="cell" data-label=${text.from}>${this.event(row.from)}</td>
      <td role="cell" data-label=${text.until}>
        ${past && row.until !== null ? this.event(row.until) : text.now}
      </td>
      <td role="cell" data-label=${text.law}>${clauseLink(row.law, replay.edition, words)}</td>
    </tr>`;
  }

  /** The event with which it began or ended, and a link to it. */
  private event(event: number): TemplateResult | string {
    const { words, replay } = this;
    const fact = replay.record.events[event];
    if (fact === undefined) return words.screen.law.theDeal;
    const sentence = factSentence(fact, replay.table(event), words, words.spoken);
    return html`<button class="quiet" data-go-to=${event + 1} title=${sentence}>
      ${words.screen.law.event({ event: event + 1 })}
    </button>`;
  }
}
