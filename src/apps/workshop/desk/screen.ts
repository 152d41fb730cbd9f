/** What recording puts on the screen of a deal: the way in, and the line to type on. */

import { html, nothing, type TemplateResult } from 'lit';
import type { DealRecord } from '../../../events/record.ts';
import type { Words } from '../../../i18n/words.ts';
import type { RecordLineElement } from '../../../ui/record-line/record-line.element.ts';
import { NOTHING_TYPED } from '../../../ui/record-line/understood.ts';
import type { Fact } from '../../../events/event.ts';
import type { Kept } from '../keeping/keeping.ts';
import type { Screen } from '../shown.ts';
import type { Recording } from './recording.ts';

interface Shown {
  readonly screen: Screen;
  readonly at: number;
  readonly kept: Kept;
  readonly words: Words;
  readonly recording: Recording;
}

/** From any moment of any deal a line of its own can be tried. */
export function tryButton({ words, recording }: Shown): TemplateResult {
  return html`<button class="quiet" @click=${() => void recording.branch()}>
    ${words.screen.desk.tryLine}
  </button>`;
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
export function recordLine({ words, recording, screen, at, kept }: Shown): TemplateResult | typeof nothing {
  if (recording.desk === null || screen.show !== 'replay') return nothing;
  const { replay } = screen;
  const { desk } = recording;
  return html`<dt-record-line
      .words=${words}
      .understood=${recording.understood ?? NOTHING_TYPED}
      .busy=${recording.busy}
      .trouble=${recording.trouble}
      .empty=${replay.last <= (kept.deals.find(({ stream }) => stream === desk.stream)?.fork ?? 0)}
      @line-typed=${(event: CustomEvent<string>) => recording.typed(event.detail)}
      @line-entered=${(event: CustomEvent<string>) =>
        void recording.entered(event.detail, event.currentTarget as RecordLineElement)}
      @take-back=${() => void recording.record([{ type: 'Undone' }])}
      @ask-what=${() => void recording.ask(null)}
      @finish-asked=${() => void recording.askToFinish()}
    ></dt-record-line>
    <dt-finish
      .words=${words}
      .moment=${replay.moment(replay.last)}
      @finished=${(event: CustomEvent<string>) => void recording.finish(event.detail)}
    ></dt-finish>
    <dt-fact-form
      .words=${words}
      .moment=${replay.moment(Math.min(at, replay.last))}
      @facts-recorded=${(event: CustomEvent<readonly Fact[]>) => void recording.record(event.detail)}
    ></dt-fact-form>`;
}
