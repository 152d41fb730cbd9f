/** What recording puts on the screen of a deal: the way in, and the line to type on. */

import { html, nothing, type TemplateResult } from 'lit';
import type { DealRecord } from '../../../events/record.ts';
import type { Words } from '../../../i18n/words.ts';
import { NOTHING_TYPED, type RecordLineElement } from '../../../ui/record-line/record-line.element.ts';
import type { Recording } from './recording.ts';

interface Shown {
  readonly words: Words;
  readonly recording: Recording;
}

/** Nothing on a deal that is recorded already. */
export function goOnButton({ words, recording }: Shown, record: DealRecord): TemplateResult | typeof nothing {
  return recording.desk === null
    ? html`<button
        class="quiet"
        title=${words.screen.desk.copied}
        @click=${() => void recording.goOn(record)}
      >
        ${words.screen.desk.goOn}
      </button>`
    : nothing;
}

export function recordLine({ words, recording }: Shown): TemplateResult | typeof nothing {
  if (recording.desk === null) return nothing;
  return html`<dt-record-line
    .words=${words}
    .understood=${recording.understood ?? NOTHING_TYPED}
    .busy=${recording.busy}
    .trouble=${recording.trouble}
    @line-typed=${(event: CustomEvent<string>) => recording.typed(event.detail)}
    @line-entered=${(event: CustomEvent<string>) =>
      void recording.entered(event.detail, event.currentTarget as RecordLineElement)}
  ></dt-record-line>`;
}
