/** The recording controls on the screen of a deal: the button that begins, and the typed line. */

import { html, nothing, type TemplateResult } from '../../../ui/lit.ts';
import type { Call } from '../../../domain/contract.ts';
import { awaitsLead } from '../../../domain/table.ts';
import type { Seat } from '../../../domain/seat.ts';
import type { DealRecord } from '../../../events/record.ts';
import type { Words } from '../../../i18n/words.ts';
import type { FilledForm } from '../../../ui/fact-form/formStep.ts';
import type { RecordLineElement } from '../../../ui/record-line/record-line.element.ts';
import { NOTHING_TYPED } from '../../../ui/record-line/understood.ts';
import type { Offer } from '../../../output/typed/offers.ts';
import type { Moment } from '../../../view/replay.ts';
import type { Route } from '../address.ts';
import { dealShown, type Kept } from '../keeping/kept.ts';
import type { Screen } from '../shown.ts';
import type { Way } from '../../../ui/conflict/conflict.element.ts';
import { recordFilled } from './filled.ts';
import type { Recording } from './recording.ts';

interface Shown {
  readonly screen: Screen;
  readonly at: number;
  readonly kept: Kept;
  readonly route: Route;
  readonly words: Words;
  readonly recording: Recording;
}

/** On a phone a button shows a short name; its accessible name is the whole one. */
function named(whole: string, brief: string): TemplateResult {
  return html`<span class="whole">${whole}</span><span class="brief" aria-hidden="true">${brief}</span>`;
}

/** The button that begins a line from the shown moment. */
export function tryButton({ words, recording }: Shown): TemplateResult {
  return html`<button class="quiet" @click=${() => void recording.trying.branch()}>
    ${named(words.screen.desk.tryLine, words.screen.lines.whatIf)}
  </button>`;
}

/** The lines tried from this deal, under its timeline. */
export function treeOf({ words, recording, route }: Shown): TemplateResult | typeof nothing {
  const { lines } = recording.trying;
  if (route.view !== 'deal' || lines.length < 2) return nothing;
  return html`<dt-lines
    slot="lines"
    .words=${words}
    .lines=${lines}
    .shown=${route.stream}
    @line-renamed=${(event: CustomEvent<string>) => void recording.trying.rename(event.detail)}
    @line-removed=${() => void recording.trying.remove()}
  ></dt-lines>`;
}

/** The button that continues the recording; nothing for a deal that is being recorded already. */
export function goOnButton(
  { words, recording, route, kept }: Shown,
  record: DealRecord,
): TemplateResult | typeof nothing {
  const own = dealShown(route, kept);
  if (recording.desk !== null || own?.state === 'live') return nothing;
  return html`<button
    class="quiet"
    title=${own === undefined ? words.screen.desk.copied : nothing}
    @click=${() => void recording.beginning.goOn(record)}
  >
    ${named(words.screen.desk.goOn, words.screen.desk.record)}
  </button>`;
}

/** The bidding box, for whoever is to call at the end of the record, or another player. */
function callPad({ words, recording }: Shown, record: DealRecord, turn: Seat | null): TemplateResult {
  void import('../../../ui/call-pad/define.ts');
  return html`<dt-call-pad
    slot="record"
    .words=${words}
    .turn=${turn}
    .busy=${recording.storing.busy}
    .record=${record}
    @call-pressed=${({ detail }: CustomEvent<{ seat: Seat; call: Call }>) =>
      void recording.record([{ type: 'CallMade', ...detail }])}
  ></dt-call-pad>`;
}

/** The record line with its buttons, or the conflict to decide, under the buttons of the replay. */
export function recordLine(shown: Shown): TemplateResult | typeof nothing {
  const { words, recording, screen, kept, at } = shown;
  const { desk } = recording;
  if (screen.show !== 'replay' || desk?.isReady !== true) return nothing;
  const { replay } = screen;
  const conflict = desk.conflict(words);
  return html`${
      conflict === null
        ? nothing
        : html`<dt-conflict
            slot="record"
            .words=${words}
            .mine=${conflict.mine}
            .theirs=${conflict.theirs}
            .ways=${conflict.ways}
            .busy=${recording.storing.busy}
            @conflict-settled=${(event: CustomEvent<Way>) => void recording.settle(event.detail)}
          ></dt-conflict>`
    }${conflict === null && at >= replay.last && desk.isCalling ? callPad(shown, replay.record, desk.caller) : nothing}<dt-record-line
      slot="record"
      .words=${words}
      .typedBefore=${desk.typedBefore}
      .understood=${recording.understood ?? NOTHING_TYPED}
      .busy=${recording.storing.busy || conflict !== null}
      .undecided=${conflict !== null}
      .trouble=${recording.trouble}
      .empty=${replay.last <= (kept.deals.find(({ stream }) => stream === desk.stream)?.fork ?? 0)}
      @line-typed=${(event: CustomEvent<string>) => recording.typed(event.detail)}
      @line-entered=${(event: CustomEvent<string>) =>
        void recording.entered(event.detail, event.currentTarget as RecordLineElement)}
      @line-left=${() => recording.leaveLine()}
      @take-back=${() => void recording.takeBack()}
      .calling=${desk.isCalling}
      .choices=${choicesOpen(replay.moment(replay.last), words)}
      .betweenTricks=${!desk.isCalling && awaitsLead(replay.table(replay.last))}
      @ask-what=${() => void recording.ask(null)}
      @tricks-asked=${() => void recording.ask(null, 'tricks')}
      @finish-asked=${() => void recording.askToFinish()}
    ></dt-record-line>`;
}

/** The choices that are open, with what each of them is called. */
function choicesOpen({ options }: Moment, words: Words): readonly Offer[] {
  const open = new Set(options.flatMap((group) => group.of));
  return [...open].map((word) => ({ word, records: words.optionName(word, words.written) }));
}

/** The forms that open over the table. */
export function recordForms({ words, recording, screen, at }: Shown): TemplateResult | typeof nothing {
  if (screen.show !== 'replay') return nothing;
  const { replay } = screen;
  return html`<dt-finish
      .words=${words}
      .again=${recording.desk === null}
      .moment=${replay.moment(replay.last)}
      @finished=${(event: CustomEvent<string>) => void recording.finish(event.detail)}
      @reopened=${(event: CustomEvent<string>) => void recording.beginning.reopen(event.detail)}
      @go-to=${(event: CustomEvent<number>) => recording.lookAt(event.detail)}
    ></dt-finish>
    <dt-fact-form
      .words=${words}
      .replay=${replay}
      .at=${Math.min(at, replay.last)}
      .recorded=${recording.isOn ? recording.desk?.stream : null}
      .weigh=${recording.weighs}
      @form-filled=${({ detail }: CustomEvent<FilledForm>) => void recordFilled(recording, detail)}
    ></dt-fact-form>`;
}
