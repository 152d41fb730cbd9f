/** The deal as a line: thirteen blocks of four slots, marks above, bars below. A slider for eye, hand and ear. */

import { LitElement, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cardsInTrick } from '../../domain/trick.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { adviceTold, costsIn, type Advice, type Cost } from '../doubleDummy/advice.ts';
import type { Replay } from '../replay.ts';
import { base } from '../styles/base.ts';
import {
  barsBy,
  barsOf,
  marksBy,
  marksOf,
  placesOf,
  trickStart,
  type Bar,
  type TimelineMark,
} from './marks.ts';
import { hasRoom, runsOf, type TrickRun } from './tricks.ts';
import { timelineStyles } from './timeline.styles.ts';

/** Pixels of the text whose shapes are drawn as they stand here. */
const USUAL = 16;

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
function blocks(top: number, layer: 'back' | 'front', scale: number): TemplateResult[] {
  return Array.from({ length: 13 }, (_unused, index) => {
    const from = trickStart(index + 1);
    const to = trickStart(index + 2);
    const box = svg`<rect class=${layer} x=${percent(from + 0.0015)} width=${percent(to - from - 0.003)} y=${top} height=${22 * scale} rx="2"></rect>`;
    return layer === 'back'
      ? box
      : svg`${box}<text x=${percent((from + to) / 2)} y=${top + 11 * scale}>${index + 1}</text>`;
  });
}

/** How long a matter stays open; a restriction of the lead is an outlined bar, so that it is told apart without its colour. */
function barShape({ from, to, lane, kind }: Bar, top: number, scale: number): TemplateResult {
  const thin = kind === 'restriction';
  const y = top + (27 + lane * 8 + (thin ? 0.5 : 0)) * scale;
  return svg`<rect class="bar ${kind}" x=${percent(from)} width=${percent(to - from)} y=${y} height=${(thin ? 4 : 5) * scale} rx=${thin ? 0 : 2.5 * scale}></rect>`;
}

/** Height of the boxes with the tricks at double dummy, with the room above them. */
const TRICKS = 20;

function runShape(run: TrickRun, top: number, scale: number): TemplateResult {
  const { tricks, from, to } = run;
  const width = percent(Math.max(to - from - 0.002, 0.002));
  return svg`<rect class="run" x=${percent(from + 0.001)} width=${width} y=${top + 3 * scale} height=${15 * scale} rx="2"></rect>
    ${hasRoom(run) ? svg`<text x=${percent((from + to) / 2)} y=${top + 11 * scale}>${tricks}</text>` : nothing}`;
}

/** It points down where declarer's side lost a trick, up where it won one. */
function costShape({ byDeclarer }: Cost, x: number, top: number, scale: number): TemplateResult {
  return svg`<svg x=${percent(x)} y=${top + 10.5 * scale} overflow="visible" class="cost">
    <path transform="scale(${scale})" d=${byDeclarer ? 'M-5-5H5L0 5Z' : 'M-5 5H5L0-5Z'}></path>
  </svg>`;
}

export class TimelineElement extends LitElement {
  static override styles = [base, timelineStyles];
  static override properties = {
    replay: { attribute: false },
    at: { type: Number },
    words: { attribute: false },
    ahead: { attribute: false },
    advice: { attribute: false },
    scale: { state: true },
  };
  declare replay: Replay;
  declare at: number;
  declare words: Words;
  /** What is still to come is shown: not to eyes that look on from the table. */
  declare ahead: boolean;
  /** Tricks at double dummy; null where they are not shown. */
  declare advice: Advice | null;
  /** How much larger than usual the reader has set text: shapes grow with it. */
  declare private scale: number;
  private places: readonly number[] = [];
  /** As wide as a letter is high. Asking for the size of text at each step would make the browser lay out everything at once. */
  private readonly text = new ResizeObserver(([measured]) => {
    const size = (measured?.contentRect.width ?? 0) / USUAL;
    // Beyond twice the size they would cover one another. Drawn in the next frame: this one has been laid out.
    requestAnimationFrame(() => (this.scale = Math.min(Math.max(size, 1), 2)));
  });

  constructor() {
    super();
    this.ahead = true;
    this.advice = null;
    this.scale = 1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.text.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('replay')) this.places = placesOf(this.replay);
  }

  protected override updated(): void {
    const letter = this.renderRoot.querySelector('.letter');
    if (letter !== null) this.text.observe(letter);
  }

  override render(): TemplateResult {
    const { at, ahead, scale } = this;
    const here = this.places[at] ?? 0;
    const [all, courses] = [marksOf(this.replay), barsOf(this.replay)];
    const marks = ahead ? all : marksBy(all, at);
    const bars = ahead ? courses : barsBy(courses, at, here);
    const rows = Math.max(1, ...marks.map(({ row }) => row + 1));
    const top = (ahead && marks.length === 0 ? 4 : rows * 20 + 6) * scale;
    const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
    const below = top + (28 + lanes * 8) * scale;
    const height = below + (this.advice === null ? 0 : TRICKS * scale);
    return html`
      <span class="letter"></span>
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
          ${guard([this.replay, top, scale, 'back'], () => blocks(top, 'back', scale))}
          <rect
            class="done"
            x=${percent(trickStart(1))}
            width=${percent(Math.min(Math.max(here - trickStart(1), 0), trickStart(14) - trickStart(1)))}
            y=${top}
            height=${22 * scale}
          ></rect>
          ${guard([this.replay, top, scale, 'front'], () => blocks(top, 'front', scale))}
          ${guard([this.replay, top, scale, ahead ? 0 : at], () => bars.map((bar) => barShape(bar, top, scale)))}
          ${this.advice === null ? nothing : guard([this.advice.along, below, scale, this.places], () => this.tricks(below))}
          ${marks.map((mark) => this.mark(mark, top))}
          <svg x=${percent(here)} y="0" overflow="visible" class="cursor">
            <line y1=${top - 5 * scale} y2=${top + (24 + lanes * 8) * scale}></line>
            <path transform="translate(0 ${top}) scale(${scale})" d="M-6-7H6L0 1Z"></path>
          </svg>
        </svg>
      </div>
    `;
  }

  private tricks(top: number): TemplateResult[] {
    const { advice, places, scale } = this;
    if (advice === null) return [];
    return [
      ...runsOf(advice.along, places).map((run) => runShape(run, top, scale)),
      ...costsIn(advice).map((cost) => costShape(cost, places[cost.event + 1] ?? 0, top, scale)),
    ];
  }

  private mark({ x, row, kind, event }: TimelineMark, top: number): TemplateResult {
    const letter = this.words.screen.timeline.letters[kind];
    const reached = event < this.at;
    return svg`<svg x=${percent(x)} y=${top - (14 + row * 20) * this.scale} overflow="visible" class="mark ${kind} ${reached ? 'reached' : ''}">
      <g transform="scale(${this.scale})">
        <path d=${SHAPE[kind]}></path>
        ${kind === 'ruling' ? nothing : svg`<text y=${kind === 'revoke' ? 6 : 3.8}>${letter}</text>`}
      </g>
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
    return [
      where,
      what,
      ...here.map(({ kind }) => words.screen.timeline.kinds[kind]),
      ...(this.advice === null ? [] : adviceTold(this.advice, at, words)),
    ].join(', ');
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
    const marks = this.ahead ? marksOf(this.replay) : marksBy(marksOf(this.replay), this.at);
    const mark = marks.find(({ x }) => Math.abs(x - share) * box.width < 8 * this.scale);
    const overMarks = event.clientY - box.top < 24 * this.scale;
    let best = 0;
    for (const [at, place] of this.places.entries()) {
      if (Math.abs(place - share) < Math.abs((this.places[best] ?? 0) - share)) best = at;
    }
    const to = mark !== undefined && overMarks ? mark.event + 1 : best;
    this.dispatchEvent(new CustomEvent('go-to', { detail: to, bubbles: true, composed: true }));
  }
}
