/** The auction as a table in four columns, West first, with explanations below. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { languageOf } from '../../events/inLanguage.ts';
import { nextSeat, type Seat } from '../../domain/seat.ts';
import type { Words } from '../../i18n/words.ts';
import type { CallShown } from '../../output/picture/diagram.ts';
import { auctionOf } from '../../output/picture/diagramAt.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { auctionStyles } from './auction.styles.ts';

const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

interface CallEntry extends CallShown {
  /** Number of the event; null for a call of the header. */
  readonly event: number | null;
}

/** The calls in order: those the header states, then those that are events. */
function callsOf(replay: Replay): readonly CallEntry[] {
  const { header, events } = replay.record;
  const before = header.auction?.length ?? 0;
  const made = events.flatMap((fact, event) => (fact.type === 'CallMade' ? [event] : []));
  const calls = auctionOf(replay.record)?.calls ?? [];
  return calls.map((call, index) => ({ ...call, event: made[index - before] ?? null }));
}

export class AuctionElement extends LitElement {
  static override styles = [base, panel, auctionStyles];
  static override properties = {
    replay: { attribute: false },
    at: { type: Number },
    words: { attribute: false },
  };
  declare replay: Replay;
  declare at: number;
  declare words: Words;

  override render(): TemplateResult | typeof nothing {
    const { words } = this;
    const text = words.screen.replay;
    const calls = callsOf(this.replay);
    if (calls.length === 0) return nothing;
    return html`
      <h2 id="auction">${text.auction}</h2>
      ${this.table(calls)}
    `;
  }

  private table(calls: readonly CallEntry[]): TemplateResult {
    const { words, replay } = this;
    const dealer = replay.record.header.deal.dealer ?? firstCaller(replay) ?? 'W';
    const cells: (CallEntry | null)[] = [
      ...Array.from({ length: COLUMNS.indexOf(dealer) }, () => null),
      ...calls,
    ];
    const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_unused, row) =>
      cells.slice(row * 4, row * 4 + 4),
    );
    const notes = calls.filter(({ explanation }) => explanation !== null);
    return html`<table dir="ltr" aria-labelledby="auction">
        <thead>
          <tr>
            ${COLUMNS.map((seat) => html`<th scope="col">${words.spoken.seat(seat)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((entry) => this.cell(entry, notes))}
              </tr>`,
          )}
        </tbody>
      </table>
      ${
        notes.length === 0
          ? nothing
          : html`<ol class="notes" aria-label=${words.screen.replay.explanations}>
              ${notes.map(({ call, explanation }) => html`<li>${notation(words.written.call(call), words)}: <bdi class="prose" lang=${languageOf(this.replay.record.header, explanation ?? '', words.language)}>${explanation}</bdi></li>`)}
            </ol>`
      }`;
  }

  private cell(entry: CallEntry | null, notes: readonly CallEntry[]): TemplateResult {
    if (entry === null) return html`<td></td>`;
    const note = notes.indexOf(entry);
    const later = entry.event !== null && entry.event >= this.at;
    return html`<td class=${later ? 'later' : ''}>
      ${notation(this.words.written.call(entry.call), this.words)}${entry.alert ? html`<span class="alert">!</span>` : nothing}${note < 0 ? nothing : html`<sup>${note + 1}</sup>`}
    </td>`;
  }
}

function firstCaller(replay: Replay): Seat | null {
  const first = replay.record.events.find((fact) => fact.type === 'CallMade');
  if (first === undefined || first.type !== 'CallMade') return null;
  const stated = replay.record.header.auction?.length ?? 0;
  return stated % 4 === 0
    ? first.seat
    : Array.from({ length: 4 - (stated % 4) }).reduce<Seat>((seat) => nextSeat(seat), first.seat);
}
