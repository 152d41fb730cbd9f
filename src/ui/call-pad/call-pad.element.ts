/** `<dt-call-pad>`: a bidding box for the player whose turn it is to call. A pass or double is one press, a bid is two. */

import { css, html, type PropertyValues, type TemplateResult } from '../lit.ts';
import type { Seat } from '../../domain/seat.ts';
import { PageElement, given, own } from '../element.ts';
import { contractPicker } from '../fact-form/longAnswers.ts';
import { base } from '../styles/base.ts';

/** Sends `call-pressed` with the call as `detail`. Illegal calls can be pressed, too: players make them. */
export class CallPadElement extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        padding-block: 0.3rem 0.5rem;
      }
      /* The lower edge of the card above, which has none itself there. */
      @media (min-height: 40rem) {
        :host {
          border-block-start: 1px solid var(--dr-edge);
        }
      }
      .cards {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1rem;
      }
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
      }
      button {
        min-inline-size: 2.6rem;
        min-block-size: 2.75rem;
        padding-inline: 0.35rem;
      }
      button[aria-pressed='true'] {
        border-color: var(--dr-accent);
        box-shadow: inset 0 0 0 1px var(--dr-accent);
        background: var(--dr-accent-wash);
      }
      p {
        margin-block: 0.2rem;
      }
    `,
  ];
  static override properties = { ...given('seat', 'busy', 'called'), ...own('draft') };
  seat: Seat = 'N';
  /** True while the last call is being stored. */
  busy = false;
  /** How many entries the record has: with the next one a half-pressed bid is forgotten. */
  called = 0;
  /** The level or the strain of a bid of which the other is still to be pressed. */
  private draft: Readonly<Record<string, unknown>> = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('called')) this.draft = {};
  }

  override render(): TemplateResult {
    const { words, draft, busy } = this;
    return html`<div role="group" aria-labelledby="caller">
      <p id="caller">${words.screen.desk.toCall({ player: words.names.seats[this.seat] })}</p>
      ${contractPicker(true, {
        words,
        draft,
        give: (call) => {
          if (!busy) this.send('call-pressed', call);
        },
        sketch: (change) => (this.draft = { ...draft, ...change }),
      })}
    </div>`;
  }
}
