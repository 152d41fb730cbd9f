/** The marks of the timeline as a list, always present: the contents of the drawing in words and buttons. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { hasPlay } from '../../events/record.ts';
import { unlessCalls } from '../../i18n/irregularCalls.ts';
import { caseIfSo, ifSo } from '../../i18n/ifSo.ts';
import { clauseLabel, factSentence, stateName } from '../../i18n/sentence.ts';
import { isFindingIfSo } from '../../replay/ifSo.ts';
import type { Words } from '../../i18n/words.ts';
import type { MarkKind } from '../../view/irregularities.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { lineOf, type ReplayBar, type ReplayMark } from '../../view/replayLine.ts';
import type { Perspective } from '../table/perspective.ts';
import { markersStyles } from './markers.styles.ts';

/** Marks of irregularities. A doubt about the record, a claim or a ruling breaks no law. */
const IRREGULAR: ReadonlySet<MarkKind> = new Set(['penalty', 'restriction', 'revoke', 'lead', 'other']);

export class MarkersElement extends PageElement {
  static override styles = [base, panel, markersStyles];
  static override properties = given('replay', 'at', 'perspective');
  declare replay: Replay;
  declare at: number;
  /** The perspective; one that does not see all hands shows only the kinds of later marks. */
  perspective: Perspective = 'open';

  override render(): TemplateResult {
    const { words } = this;
    const { timeline } = words.screen;
    const { record } = this.replay;
    const { marks: all, bars: open } = lineOf(this.replay);
    const marks = all.filter(({ kind }) => IRREGULAR.has(kind));
    const others = all.filter(({ kind }) => !IRREGULAR.has(kind));
    const bars = open.filter(({ kind }) => kind === 'restriction');
    return html`
      <h2 id="markers">${timeline.markers({ markers: marks.length })}</h2>
      ${
        marks.length === 0
          ? html`<p class="nothing">
              ${unlessCalls(hasPlay(record) ? timeline.noMarkers : words.screen.law.noPlay, record, words)}
            </p>`
          : html`<ol aria-labelledby="markers">
              ${marks.map((mark) => this.row(mark))} ${bars.map((bar) => this.restriction(bar))}
            </ol>`
      }
      ${
        others.length === 0
          ? nothing
          : html`<h3 id="others">${timeline.otherMarks({ markers: others.length })}</h3>
              <ol aria-labelledby="others">
                ${others.map((mark) => this.row(mark))}
              </ol>`
      }
      ${open.length === 0 ? nothing : html`<p class="legend">${timeline.bars}</p>`}
    `;
  }

  private row(mark: ReplayMark): TemplateResult {
    const { words, replay } = this;
    const { timeline } = words.screen;
    const fact = replay.record.events[mark.event];
    const isShown = this.isVisible(mark.event);
    const { trick } = replay.table(mark.event + 1);
    const sentence =
      fact === undefined || !isShown
        ? ''
        : factSentence(fact, replay.table(Math.max(mark.event, 0)), words, words.written);
    const where = trick === null ? timeline.beforePlay : words.screen.replay.trick({ trick: trick.number });
    const what =
      (isShown ? revokeIn(mark, words) : null) ?? (sentence === '' ? where : `${where}: ${sentence}`);
    const title = isShown ? this.titleOf(mark) : timeline.kinds[mark.kind];
    const state = mark.case === null || !isShown ? '' : stateName(mark.case.machine, mark.case.state, words);
    return html`<li class=${mark.kind}>
      <span class="sign" aria-hidden="true">${timeline.letters[mark.kind]}</span>
      <button
        class="quiet"
        aria-current=${this.at === mark.event + 1 ? 'step' : 'false'}
        data-go-to=${mark.event + 1}
      >
        ${notation(title, words)}
      </button>
      <span class="where">
        ${notation(what, words)}${state === '' ? '' : html`; <span class="state">${state}</span>`}
      </span>
    </li>`;
  }

  private isVisible(event: number): boolean {
    return this.perspective === 'open' || event < this.at;
  }

  private get ifSo(): ReadonlySet<string> {
    const { replay } = this;
    return replay.moment(replay.last).ifSo;
  }

  private titleOf({ kind, case: about, finding }: ReplayMark): string {
    const { words } = this;
    const { record, last, cases } = this.replay;
    if (about !== null) return caseIfSo(about, this.ifSo, words, words.written);
    const [clause] = finding?.laws ?? [];
    const label = clause === undefined ? '' : clauseLabel(clause, words);
    const title = label === '' ? words.screen.timeline.kinds[kind] : label;
    return ifSo(
      title,
      finding !== null && isFindingIfSo(finding, { record, cases: cases(last) }),
      'name',
      words,
    );
  }

  /** A restriction on a lead: a bar on the line, listed here with its result. */
  private restriction({ life }: ReplayBar): TemplateResult {
    const { words, replay } = this;
    const { timeline } = words.screen;
    const about = replay.cases(replay.last).find(({ id }) => id === life.id);
    const states = life.stages.map(({ state }) => stateName(life.machine, state, words));
    return html`<li class="restriction">
      <span class="sign" aria-hidden="true">${timeline.letters.restriction}</span>
      <button class="quiet" data-go-to=${life.opened + 1}>
        ${about === undefined || !this.isVisible(life.opened) ? timeline.kinds.restriction : notation(caseIfSo(about, this.ifSo, words, words.written), words)}
      </button>
      <span class="where">${states.join(' → ')}${this.span(life.id)}</span>
    </li>`;
  }

  /** The tricks from which and to which the matter is open: the length of its bar. */
  private span(id: string | undefined): string {
    const { words, replay } = this;
    const { timeline } = words.screen;
    const bar = lineOf(replay).bars.find(({ life }) => life.id === id);
    if (bar === undefined) return '';
    const trickAt = (event: number): number => replay.table(event + 1).trick?.number ?? 0;
    const from = trickAt(bar.life.opened);
    if (from === 0) return '';
    if (bar.life.closed === null) return `${words.names.apart} ${timeline.toTheEnd({ from })}`;
    return `${words.names.apart} ${timeline.trickSpan({ from, to: trickAt(bar.life.closed) })}`;
  }
}

/** “East revoked with the ♥2 at trick 3”; null if the mark is no revoke. */
function revokeIn({ case: about }: ReplayMark, words: Words): string | null {
  if (about?.machine !== 'revoke') return null;
  const { seat, card, trick } = about.context;
  return words.screen.timeline.revoked({
    seat: words.written.seat(seat),
    card: words.written.card(card),
    trick,
  });
}
