/** What is still open, in the head of the page: each matter, what it asks of whom, and the event it began with. */

import { html, nothing, type TemplateResult } from 'lit';
import { partnerOf, type Seat } from '../../domain/seat.ts';
import { caseTitle } from '../../i18n/sentence.ts';
import type { ObligationSlots } from '../../i18n/en/obligations.ts';
import type { Words } from '../../i18n/words.ts';
import type { Case } from '../../laws/case.ts';
import { notation } from '../notation/notation.ts';
import { openedAt, type Moment } from '../replay.ts';

/** The player a case is about. */
export function playerIn(open: Case): Seat | null {
  const context: Readonly<Record<string, unknown>> = { ...open.context };
  const seat =
    open.machine === 'leadRestriction'
      ? open.context.leader
      : (context['owner'] ??
        context['seat'] ??
        context['leader'] ??
        context['offender'] ??
        context['by'] ??
        context['caller'] ??
        context['declarer'] ??
        null);
  return seat as Seat | null;
}

function slotsOf(open: Case, moment: Moment, words: Words): ObligationSlots {
  const { written, screen } = words;
  const context: Readonly<Record<string, unknown>> = { ...open.context };
  const seat = playerIn(open);
  const { declarer } = moment.table;
  const suits = open.machine === 'leadRestriction' ? (open.context.require ?? open.context.forbid) : '';
  return {
    seat: seat === null ? screen.replay.thePlayer : written.seat(seat),
    partner: seat === null ? screen.replay.thePlayer : written.seat(partnerOf(seat)),
    declarer: declarer === null ? screen.replay.declarer : written.seat(declarer),
    card: typeof context['card'] === 'string' ? written.card(context['card'] as never) : null,
    suits: written.suitSet(suits, 'or'),
    trick: typeof context['trick'] === 'number' ? context['trick'] : null,
  };
}

/** The sentence for an open matter; empty for a state that asks nothing. */
export function obligationOf(open: Case, moment: Moment, words: Words): string {
  const say = words.obligations[open.machine][open.state];
  return say === undefined ? '' : say(slotsOf(open, moment, words));
}

export function openMatters(moment: Moment, words: Words): TemplateResult {
  const text = words.screen.replay;
  const { open } = moment;
  if (open.length === 0) return html`<span class="chip">${text.nothingOpen}</span>`;
  const [only] = open;
  const title =
    open.length === 1 && only !== undefined
      ? notation(caseTitle(only, words, words.written), words)
      : text.openMatters({ open: open.length });
  return html`<details class="matters">
    <summary class="chip open"><span aria-hidden="true">⚑</span> ${title}</summary>
    <ul>
      ${open.map((one) => {
        const says = obligationOf(one, moment, words);
        const began = openedAt(one.id);
        return html`<li>
          <button class="quiet" data-go-to=${began + 1}>
            ${notation(caseTitle(one, words, words.written), words)}
          </button>
          ${says === '' ? nothing : html`<span>${notation(says, words)}</span>`}
          <span class="muted">${text.sinceEvent({ event: began + 1 })}</span>
        </li>`;
      })}
    </ul>
  </details>`;
}
