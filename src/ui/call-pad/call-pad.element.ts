/**
 * `<dt-call-pad>`: a bidding box for the player whose turn it is to call, or for another one who calls. A pass or double
 * is one press, a bid is two. The last calls stand beside it, because the auction itself is below the screen.
 */

import { css, html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { bySeat, nextSeat, type Seat } from '../../domain/seat.ts';
import type { DealRecord } from '../../events/record.ts';
import { auctionOf } from '../../output/picture/diagramAt.ts';
import { PageElement, given, own } from '../element.ts';
import { contractPicker } from '../fact-form/longAnswers.ts';
import { notation } from '../notation/notation.ts';
import { base } from '../styles/base.ts';
import { stopAt, walkAmong } from '../table/walk.ts';

/** Sends `call-pressed` with the player and the call. Illegal calls can be pressed, too: players make them. */
export class CallPadElement extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        padding-block: 0.3rem 0.5rem;
      }
      @media print {
        :host {
          display: none;
        }
      }
      /* The lower edge of the card above, which has none itself there. */
      @media (min-height: 40rem) {
        :host {
          border-block-start: 1px solid var(--dr-edge);
        }
      }
      /* Beside the table of a low window, the column would cut the outline of the focus off. */
      @media (max-height: 30em) {
        :host {
          padding-inline: 5px;
        }
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.8rem;
        margin-block: 0.2rem 0.35rem;
      }
      /* One line from the right: those calls that find no room on it are the earliest. */
      .made {
        display: flex;
        flex: 1 1 8rem;
        flex-flow: row-reverse wrap-reverse;
        gap: 0 0.8rem;
        block-size: 1.6em;
        overflow: hidden;
      }
      .made span {
        line-height: 1.6em;
      }
      .cards {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1rem;
      }
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: min(0.3rem, 1.2vw);
      }
      /* Seven levels find room in one line of a small phone. */
      button {
        min-inline-size: min(2.6rem, 11vw);
        min-block-size: 2.75rem;
        padding-inline: min(0.35rem, 1.6vw);
      }
      button[aria-pressed='true'] {
        border-color: var(--dr-accent);
        box-shadow: inset 0 0 0 1px var(--dr-accent);
        background: var(--dr-accent-wash);
      }
    `,
  ];
  static override properties = { ...given('turn', 'busy', 'record'), ...own('draft', 'other') };
  /** Whose turn it is; null if nobody knows who dealt and nobody has called. */
  turn: Seat | null = null;
  /** True while the last call is being stored. */
  busy = false;
  /** After its next entry, a half-pressed bid is forgotten, and so is the choice of a player who calls out of turn. */
  declare record: DealRecord;
  /** The level or the strain of a bid of which the other is still to be pressed. */
  private draft: Readonly<Record<string, unknown>> = {};
  /** Who calls although it is not his turn; null if nobody does. */
  private other: Seat | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('record')) [this.draft, this.other] = [{}, null];
  }

  private get buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll('button')];
  }

  /** The box is one tab stop, and the arrow keys walk inside it: the line to type in is not fifteen presses further on. */
  protected override updated(): void {
    const { buttons } = this;
    stopAt(buttons, buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0]);
  }

  private readonly walked = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLButtonElement) walkAmong(this.buttons, event);
  };

  private readonly stopped = ({ target }: Event): void => {
    if (target instanceof HTMLButtonElement) stopAt(this.buttons, target);
  };

  override render(): TemplateResult {
    const { words, draft, busy } = this;
    const { desk } = words.screen;
    const seat = this.other ?? this.turn;
    const seats = Object.entries(bySeat((one) => words.spoken.seat(one)));
    return html`<div
      role="group"
      aria-labelledby="caller seat"
      @keydown=${this.walked}
      @focusin=${this.stopped}
    >
      <div class="head">
        <label
          ><span id="caller">${desk.toCall}</span>
          <select
            id="seat"
            @change=${(event: Event) => (this.other = (event.target as HTMLSelectElement).value as Seat)}
          >
            ${seat === null ? html`<option value="" selected>${desk.notKnown}</option>` : nothing}
            ${seats.map(([key, name]) => html`<option value=${key} .selected=${key === seat}>${name}</option>`)}
          </select></label
        >
        ${this.made()}
      </div>
      ${
        seat === null
          ? nothing
          : contractPicker(true, {
              words,
              draft,
              give: (call) => {
                if (!busy) this.send('call-pressed', { seat, call });
              },
              sketch: (change) => (this.draft = { ...draft, ...change }),
            })
      }
    </div>`;
  }

  /** The last calls, for the eye only: each was announced when it was made, and the auction is a table further down. */
  private made(): TemplateResult | typeof nothing {
    const { words } = this;
    const auction = auctionOf(this.record);
    if (auction === null) return nothing;
    let seat = auction.dealer;
    const shown = auction.calls.map(({ call }) => {
      const by = seat;
      seat = nextSeat(seat);
      return call === '' ? '' : `${words.written.seatLetter(by)} ${words.written.call(call)}`;
    });
    return html`<div class="made" dir="ltr" aria-hidden="true">
      ${shown
        .filter((each) => each !== '')
        .reverse()
        .map((each) => html`<span>${notation(each, words)}</span>`)}
    </div>`;
  }
}
