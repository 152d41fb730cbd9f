/** What recording puts on the screen of a deal: the way in, and the line to type on. */

import { html, nothing, type TemplateResult } from 'lit';
import type { DealRecord } from '../../../events/record.ts';
import type { Words } from '../../../i18n/words.ts';
import { NOTHING_TYPED, type RecordLineElement } from '../../../ui/record-line/record-line.element.ts';
import type { Fact } from '../../../events/event.ts';
import type { Screen } from '../shown.ts';
import type { Recording } from './recording.ts';

interface Shown {
  readonly screen: Screen;
  readonly at: number;
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

/** The line, what is pressed beside it, and the form that opens over the table. */
export function recordLine({ words, recording, screen, at }: Shown): TemplateResult | typeof nothing {
  if (recording.desk === null || screen.show !== 'replay') return nothing;
  const { replay } = screen;
  return html`<dt-record-line
      .words=${words}
      .understood=${recording.understood ?? NOTHING_TYPED}
      .busy=${recording.busy}
      .trouble=${recording.trouble}
      .empty=${replay.last === 0}
      @line-typed=${(event: CustomEvent<string>) => recording.typed(event.detail)}
      @line-entered=${(event: CustomEvent<string>) =>
        void recording.entered(event.detail, event.currentTarget as RecordLineElement)}
      @take-back=${() => void recording.record([{ type: 'Undone' }])}
      @ask-what=${() => void recording.ask(null)}
    ></dt-record-line>
    <dt-fact-form
      .words=${words}
      .moment=${replay.moment(Math.min(at, replay.last))}
      @facts-recorded=${(event: CustomEvent<readonly Fact[]>) => void recording.record(event.detail)}
    ></dt-fact-form>`;
}
