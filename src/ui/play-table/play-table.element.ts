/** The play as a table, trick by trick: for reading and printing the whole deal, and for jumping to a card. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import type { Placed } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { allTricks, trumpAt } from '../../domain/table.ts';
import { isFull, winnerOf, type Trick } from '../../domain/trick.ts';
import { isKnownPlay } from '../../events/remembered.ts';
import { notation } from '../notation/notation.ts';
import type { Cost } from '../doubleDummy/advice.ts';
import type { RevokeView } from '../../replay/view.ts';
import type { Moment, Replay } from '../../view/replay.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { ruled } from '../styles/table.ts';
import type { Perspective } from '../table/perspective.ts';
import { playTableStyles } from './play-table.styles.ts';

export class PlayTableElement extends PageElement {
  static override styles = [base, panel, ruled, playTableStyles];
  static override properties = given('replay', 'at', 'perspective', 'costs');
  declare replay: Replay;
  declare at: number;
  /** The perspective; one that does not see all hands shows only what has been played. */
  perspective: Perspective = 'open';
  /** Cards that cost a trick at double dummy; empty if that is not shown. */
  costs: readonly Cost[] = [];
  private moments: ReadonlyMap<string, number> = new Map();

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('replay')) return;
    const moments = new Map<string, number>();
    for (const [event, fact] of this.replay.record.events.entries()) {
      if (isKnownPlay(fact)) moments.set(`${fact.seat}${fact.card}`, event + 1);
      if (fact.type === 'CardCalled' && fact.card !== undefined) moments.set(fact.card, event + 1);
    }
    this.moments = moments;
  }

  /** A step only moves the mark of the trick in progress, so the rows are not drawn again. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    const isStep = !['replay', 'words', 'perspective', 'costs'].some((name) => changed.has(name));
    if (!isStep || this.perspective !== 'open') return true;
    this.markTrick();
    return false;
  }

  protected override updated(): void {
    this.markTrick();
  }

  private markTrick(): void {
    const now = this.replay.table(this.at).trick?.number ?? 0;
    for (const [index, row] of this.renderRoot.querySelectorAll('tbody tr').entries())
      row.classList.toggle('now', index + 1 === now);
  }

  override render(): TemplateResult {
    const { words, replay } = this;
    const text = words.screen.play;
    const end = replay.moment(this.perspective === 'open' ? replay.last : this.at);
    const tricks = allTricks(end.table);
    return html`
      <h2 id="play">${text.title}</h2>
      ${
        tricks.length === 0
          ? html`<p class="nothing">
              ${replay.table(replay.last).trick === null ? text.nothing : words.screen.replay.beforePlay}
            </p>`
          : html`<table aria-labelledby="play" dir="ltr">
              <thead>
                <tr>
                  <th scope="col">${text.trick}</th>
                  ${SEATS.map((seat) => html`<th scope="col">${words.spoken.seat(seat)}</th>`)}
                  <th scope="col">${text.won}</th>
                </tr>
              </thead>
              <tbody>
                ${tricks.map((trick) => this.row(trick, end))}
              </tbody>
            </table>`
      }
    `;
  }

  private row(trick: Trick, end: Moment): TemplateResult {
    const { words } = this;
    const winner = isFull(trick) ? winnerOf(trick, trumpAt(end.table)) : null;
    return html`<tr>
      <th scope="row">${trick.number}</th>
      ${SEATS.map((seat) => this.cell(trick, seat, end.revokes))}
      <td>${winner === null ? nothing : notation(words.written.seatLetter(winner), words)}</td>
    </tr>`;
  }

  private cell(trick: Trick, seat: Seat, revokes: readonly RevokeView[]): TemplateResult {
    const { words } = this;
    const card = trick[seat];
    if (card === null) return html`<td></td>`;
    const to = this.moments.get(`${seat}${card}`) ?? this.moments.get(card);
    const revoke = revokes.some(
      (one) =>
        one.seat === seat && one.card === card && one.trick === trick.number && one.state !== 'corrected',
    );
    const led = trick.leader === seat && trick.skipped === undefined;
    const shown = html`${notation(words.written.card(card), words)}${led ? html`<span class="unseen"> ${words.screen.card.led}</span>` : nothing}${
      revoke
        ? html`<sup aria-hidden="true">!</sup><span class="unseen"> ${words.screen.card.revoke}</span>`
        : nothing
    }${this.cost(seat, card)}`;
    return html`<td class="${led ? 'led' : ''} ${revoke ? 'revoke' : ''}">
      ${to === undefined ? shown : html`<button class="quiet" data-go-to=${to}>${shown}</button>`}
    </td>`;
  }

  private cost(seat: Seat, card: Placed): TemplateResult | typeof nothing {
    const { words } = this;
    const cost = this.costs.find((one) => one.seat === seat && one.card === card);
    if (cost === undefined) return nothing;
    const { tricks, byDeclarer } = cost;
    return html`<sup aria-hidden="true">${byDeclarer ? '▼' : '▲'}</sup
      ><span class="unseen">
        ${words.screen.doubleDummy.cost({ seat: words.spoken.seat(seat), tricks })}</span
      >`;
  }
}
