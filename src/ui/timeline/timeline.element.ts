/** The deal as a line: thirteen blocks of four slots, marks above, bars below. A slider for eye, hand and ear. */

import { LitElement, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cardsInTrick } from '../../domain/trick.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { Replay } from '../replay.ts';
import { base } from '../styles/base.ts';
import { barsOf, marksOf, placesOf, trickStart, type Bar, type Mark } from './marks.ts';
import { timelineStyles } from './timeline.styles.ts';

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Each kind has a shape of its own; the path is drawn around 0,0. */
const SHAPE = {
  penalty: 'M0-9 9 0 0 9-9 0Z',
  restriction: 'M-9-6H9V6H-9Z',
  revoke: 'M0-9 9.5 8H-9.5Z',
  lead: 'M-8-8H8V8H-8Z',
  claim: 'M0-8.6A8.6 8.6 0 1 1 0 8.6 8.6 8.6 0 1 1 0-8.6Z',
  ruling: 'M0-9.5 2.6-3.2 9.3-2.8 4.2 1.6 5.8 8.2 0 4.6-5.8 8.2-4.2 1.6-9.3-2.8-2.6-3.2Z',
  record: 'M-5-8.6H5L9.6 0 5 8.6H-5L-9.6 0Z',
  other: 'M-5-8.6H5L9.6 0 5 8.6H-5L-9.6 0Z',
} as const;

/** The thirteen tricks: paper behind what has been played, outline and number before it. */
function blocks(top: number, layer: 'back' | 'front'): TemplateResult[] {
  return Array.from({ length: 13 }, (_unused, index) => {
    const from = trickStart(index + 1);
    const to = trickStart(index + 2);
    const box = svg`<rect class=${layer} x=${percent(from + 0.0015)} width=${percent(to - from - 0.003)} y=${top} height="22" rx="2"></rect>`;
    return layer === 'back'
      ? box
      : svg`${box}<text x=${percent((from + to) / 2)} y=${top + 11}>${index + 1}</text>`;
  });
}

/** How long a matter stays open; a restriction of the lead is an outlined bar, so that it is told apart without its colour. */
function barShape({ from, to, lane, kind }: Bar, top: number): TemplateResult {
  const thin = kind === 'restriction';
  const y = top + 27 + lane * 8 + (thin ? 0.5 : 0);
  return svg`<rect class="bar ${kind}" x=${percent(from)} width=${percent(to - from)} y=${y} height=${thin ? 4 : 5} rx=${thin ? 0 : 2.5}></rect>`;
}

export class TimelineElement extends LitElement {
  static override styles = [base, timelineStyles];
  static override properties = {
    replay: { attribute: false },
    at: { type: Number },
    words: { attribute: false },
  };
  declare replay: Replay;
  declare at: number;
  declare words: Words;
  private places: readonly number[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('replay')) this.places = placesOf(this.replay);
  }

  override render(): TemplateResult {
    const marks = marksOf(this.replay);
    const bars = barsOf(this.replay);
    const rows = Math.max(1, ...marks.map(({ row }) => row + 1));
    const top = marks.length === 0 ? 4 : rows * 20 + 6;
    const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
    const height = top + 24 + lanes * 8 + 4;
    const here = this.places[this.at] ?? 0;
    return html`
      <div
        class="slider"
        role="slider"
        tabindex="0"
        dir="ltr"
        aria-label=${this.words.screen.timeline.label}
        aria-valuemin="0"
        aria-valuemax=${this.replay.last}
        aria-valuenow=${this.at}
        aria-valuetext=${this.valueText()}
        @pointerdown=${this.grab}
        @pointermove=${this.drag}
      >
        <svg width="100%" height=${height} aria-hidden="true">
          ${guard([this.replay, 'back'], () => blocks(top, 'back'))}
          <rect
            class="done"
            x=${percent(trickStart(1))}
            width=${percent(Math.min(Math.max(here - trickStart(1), 0), trickStart(14) - trickStart(1)))}
            y=${top}
            height="22"
          ></rect>
          ${guard([this.replay, 'front'], () => blocks(top, 'front'))}
          ${guard([this.replay], () => bars.map((bar) => barShape(bar, top)))}
          ${marks.map((mark) => this.mark(mark, top))}
          <svg x=${percent(here)} y="0" overflow="visible" class="cursor">
            <line y1=${top - 5} y2=${top + 24 + lanes * 8}></line>
            <path d="M-6 ${top - 7}H6L0 ${top + 1}Z"></path>
          </svg>
        </svg>
      </div>
    `;
  }

  private mark({ x, row, kind, event }: Mark, top: number): TemplateResult {
    const letter = this.words.screen.timeline.letters[kind];
    const reached = event < this.at;
    return svg`<svg x=${percent(x)} y=${top - 14 - row * 20} overflow="visible" class="mark ${kind} ${reached ? 'reached' : ''}">
      <path d=${SHAPE[kind]}></path>
      ${kind === 'ruling' ? nothing : svg`<text y=${kind === 'revoke' ? 6 : 3.8}>${letter}</text>`}
    </svg>`;
  }

  /** “Trick 3, card 2: East plays the four of clubs”. */
  private valueText(): string {
    const { words, replay, at } = this;
    if (at === 0) return words.screen.timeline.valueStart;
    const fact = replay.record.events[at - 1];
    const { trick } = replay.table(at);
    const where =
      trick === null
        ? words.screen.timeline.beforePlay
        : words.screen.timeline.atTrick({ trick: trick.number, card: cardsInTrick(trick) });
    const what = fact === undefined ? '' : factSentence(fact, replay.table(at - 1), words, words.spoken);
    const here = marksOf(replay).filter((mark) => mark.event === at - 1);
    return [where, what, ...here.map(({ kind }) => words.screen.timeline.kinds[kind])].join(', ');
  }

  private grab(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.seek(event);
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  private drag(event: PointerEvent): void {
    if ((event.currentTarget as HTMLElement).hasPointerCapture(event.pointerId)) this.seek(event);
  }

  /** To the position nearest the pointer; a mark under the pointer wins over its neighbours. */
  private seek(event: PointerEvent): void {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
    const mark = marksOf(this.replay).find(({ x }) => Math.abs(x - share) * box.width < 8);
    const overMarks = event.clientY - box.top < 24;
    let best = 0;
    for (const [at, place] of this.places.entries()) {
      if (Math.abs(place - share) < Math.abs((this.places[best] ?? 0) - share)) best = at;
    }
    const to = mark !== undefined && overMarks ? mark.event + 1 : best;
    this.dispatchEvent(new CustomEvent('go-to', { detail: to, bubbles: true, composed: true }));
  }
}
