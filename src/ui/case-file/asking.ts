/** A poll on the whole screen, for a person who is handed the device: the sheet, then thanks, and nothing of the case. */

import type { LitElement } from 'lit';
import { html, nothing, type TemplateResult } from '../lit.ts';
import { ref } from 'lit/directives/ref.js';
import { sheetOf } from '../../audit/polls/sheet.ts';
import type { Given } from '../../output/page/polls/link.ts';
import type { PollElement } from '../poll/poll.element.ts';
import { answered } from './polls.ts';
import type { CaseShown } from './caseShown.ts';

export interface PollAsking {
  /** The number of the poll’s entry. */
  readonly event: number;
  /** True after the answer, when the screen shows only thanks. */
  readonly given: boolean;
}

/**
 * Draws the poll sheet over the whole screen, then thanks when the answer was given; nothing when the
 * record has no such poll.
 * @param trouble why the answer is not stored; empty when it is
 */
export function askingShown(
  asking: PollAsking,
  trouble: string,
  shown: CaseShown,
  ask: (asking: PollAsking | null) => void,
): TemplateResult | typeof nothing {
  const { file, words, text } = shown;
  const poll = file.polls.polls.find(({ event }) => event === asking.event);
  if (poll === undefined) return nothing;
  const { polls } = text;
  const given = ({ detail }: CustomEvent<Given>): void => {
    answered(poll, detail, shown);
    ask({ ...asking, given: true });
  };
  // The button that is pressed goes away with the dialog.
  const stop = ({ currentTarget }: Event): void => {
    const root = (currentTarget as Element).getRootNode() as ShadowRoot;
    ask(null);
    void (root.host as LitElement).updateComplete.then(() =>
      root.querySelector<HTMLElement>(`#poll-ask-${poll.number}`)?.focus(),
    );
  };
  return html`<dialog
    class="asking"
    aria-label=${polls.title}
    closedby="none"
    ${ref(opened)}
    @cancel=${(event: Event) => event.preventDefault()}
    @close=${({ target }: Event) => opened(target as Element)}
  >
    ${
      asking.given
        ? html`<div class="thanks" tabindex="-1" role="group" aria-labelledby="thanks" ${ref(focused)}>
            <p id="thanks" role="status">
              ${polls.thanks} ${trouble === '' ? polls.handBack : polls.notKept}
            </p>
            <p class="buttons">
              <button id="ask-next" @click=${() => ask({ ...asking, given: false })}>
                ${polls.nextPerson}
              </button>
              <button id="ask-stop" @click=${stop}>${polls.stop}</button>
            </p>
          </div>`
        : html`<dt-poll
              ${ref(titled)}
              .sheet=${sheetOf(poll.fact)}
              .words=${words}
              .text=${polls}
              @poll-given=${given}
            ></dt-poll>
            <p class="buttons"><button id="ask-stop" @click=${stop}>${polls.stop}</button></p>`
    }
  </dialog>`;
}

function opened(element?: Element): void {
  const dialog = element as HTMLDialogElement | undefined;
  // Opened in a microtask, after drawing: a dialog that is not in the page yet can't be opened. It opens again where a browser closes it
  // at a second Esc, which can't be refused, for the case lies behind it.
  if (dialog !== undefined && !dialog.open) queueMicrotask(() => dialog.isConnected && dialog.showModal());
}

function focused(element?: Element): void {
  if (element !== undefined) queueMicrotask(() => (element as HTMLElement).focus());
}

function titled(element?: Element): void {
  const sheet = element as PollElement | undefined;
  void sheet?.updateComplete.then(() => {
    sheet.focusTitle();
    sheet.closest('dialog')?.scrollTo(0, 0);
  });
}
