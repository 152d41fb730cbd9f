/** The open matters, in a bar that never scrolls away: what each demands of whom, and the event with which it began. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { obligationOf } from '../../output/baked/obligation.ts';
import { caseIfSo } from '../../i18n/ifSo.ts';
import type { Words } from '../../i18n/words.ts';
import { dismissable } from '../dismiss.ts';
import { notation } from '../notation/notation.ts';
import { openedAt, type Moment } from '../../view/replay.ts';

/**
 * Draws the cases that are still open, what each demands of whom, and since when; nothing when none is
 * open.
 */
export function openMatters(moment: Moment, words: Words): TemplateResult | typeof nothing {
  const text = words.screen.replay;
  const { open } = moment;
  if (open.length === 0) return nothing;
  const [only] = open;
  const title =
    open.length === 1 && only !== undefined
      ? notation(caseIfSo(only, moment.ifSo, words, words.written), words)
      : text.openMatters({ open: open.length });
  return html`<details class="matters" @toggle=${dismissable}>
    <summary class="chip open"><span aria-hidden="true">⚑</span> ${title}</summary>
    <ul>
      ${open.map((one) => {
        const obligation = obligationOf(one, moment, words);
        const began = openedAt(one.id);
        return html`<li>
          <button class="quiet" data-go-to=${began + 1}>
            ${notation(caseIfSo(one, moment.ifSo, words, words.written), words)}
          </button>
          ${obligation === '' ? nothing : html`<span>${notation(obligation, words)}</span>`}
          <span class="muted">${text.sinceEvent({ event: began + 1 })}</span>
        </li>`;
      })}
    </ul>
  </details>`;
}
