/** The deal as a line: thirteen blocks of four slots, marks above, bars below. It is a slider for mouse, keys and screen readers. Left means earlier in every language. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { MarkKind } from '../../view/irregularities.ts';
import { barsBy, marksBy, trickStart, type BarOfLine, type Line, type MarkOfLine } from '../../view/line.ts';

export interface LineShown {
  readonly line: Line;
  readonly at: number;
  /** True if the line shows what is still to come; false for the view of one player. */
  readonly ahead: boolean;
  /** How much larger than usual the reader has set text: shapes grow with it. */
  readonly scale: number;
  readonly label: string;
  /** The position in words. */
  readonly valueText: string;
  /** The letter in the mark of each kind; absent if the shape is enough. */
  readonly letters: Readonly<Partial<Record<MarkKind, string>>>;
  /** An addition below the bars: draws itself from a given height on and takes a given room; null for none. */
  readonly below: {
    readonly room: number;
    readonly draw: (top: number) => readonly TemplateResult[];
    /** The addition is drawn again if one of these has changed. */
    readonly from: readonly unknown[];
  } | null;
  /** The positions that the pointer can choose. */
  readonly stops: readonly number[];
  readonly seek: (at: number) => void;
}

/** The text size in pixels for which the shapes here are drawn. */
const USUAL = 16;

/** `size`: the width of a square letter in pixels. Beyond twice the size the marks would cover one another. */
export function scaleOf(size: number): number {
  return Math.min(Math.max(size / USUAL, 1), 2);
}

/** The share as a percentage with three decimals: `12.500%`. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Each kind has a shape of its own; the path is drawn around 0,0. */
const SHAPE: Readonly<Record<MarkKind, string>> = {
  penalty: 'M0-9 9 0 0 9-9 0Z',
  restriction: 'M-9-6H9V6H-9Z',
  revoke: 'M0-9 9.5 8H-9.5Z',
  lead: 'M-8-8H8V8H-8Z',
  claim: 'M0-8.6A8.6 8.6 0 1 1 0 8.6 8.6 8.6 0 1 1 0-8.6Z',
  ruling: 'M0-9.5 2.6-3.2 9.3-2.8 4.2 1.6 5.8 8.2 0 4.6-5.8 8.2-4.2 1.6-9.3-2.8-2.6-3.2Z',
  record: 'M-5-8.6H5L9.6 0 5 8.6H-5L-9.6 0Z',
  other: 'M-5-8.6H5L9.6 0 5 8.6H-5L-9.6 0Z',
};

/** The thirteen tricks: outline and number. */
function blocks(top: number, scale: number): TemplateResult[] {
  return Array.from({ length: 13 }, (_unused, index) => {
    const from = trickStart(index + 1);
    const to = trickStart(index + 2);
    return svg`<rect class="front" part="tick" x=${percent(from + 0.0015)} width=${percent(to - from - 0.003)} y=${top} height=${22 * scale} rx="2"></rect><text x=${percent((from + to) / 2)} y=${top + 11 * scale}>${index + 1}</text>`;
  });
}

/** Bars that show how long a matter stays open. A lead restriction is an outlined bar, so that readers recognise it without its colour. */
function bar({ from, to, lane, kind }: BarOfLine, top: number, scale: number): TemplateResult {
  const thin = kind === 'restriction';
  const y = top + (27 + lane * 8 + (thin ? 0.5 : 0)) * scale;
  return svg`<rect class="bar ${kind}" part="range" x=${percent(from)} width=${percent(to - from)} y=${y} height=${(thin ? 4 : 5) * scale} rx=${thin ? 0 : 2.5 * scale}></rect>`;
}

/**
 * Draws the deal as a line with its tricks, irregularities and open cases. Pressing or dragging on it
 * moves the position.
 */
export function timeline(shown: LineShown): TemplateResult {
  const { line, at, ahead, scale, below } = shown;
  const { offsets } = line;
  const here = offsets[at] ?? 0;
  const marks = ahead ? line.marks : marksBy(line.marks, at);
  const bars = ahead ? line.bars : barsBy(line.bars, at, here);
  const rows = Math.max(1, ...marks.map(({ row }) => row + 1));
  const top = (ahead && marks.length === 0 ? 4 : rows * 20 + 6) * scale;
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  const end = top + (28 + lanes * 8) * scale;
  return html`
    <span class="letter-size"></span>
    <div
      class="timeline"
      part="timeline"
      role="slider"
      tabindex="0"
      dir="ltr"
      aria-label=${shown.label}
      aria-valuemin="0"
      aria-valuemax=${offsets.length - 1}
      aria-valuenow=${at}
      aria-valuetext=${shown.valueText}
      @pointerdown=${(event: PointerEvent) => {
        if (event.button !== 0) return;
        seek(event, marks, shown);
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      }}
      @pointermove=${(event: PointerEvent) => {
        if ((event.currentTarget as HTMLElement).hasPointerCapture(event.pointerId))
          seek(event, marks, shown);
      }}
    >
      <svg width="100%" height=${end + (below?.room ?? 0) * scale} aria-hidden="true">
        <rect
          class="back"
          x=${percent(trickStart(1))}
          width=${percent(trickStart(14) - trickStart(1))}
          y=${top}
          height=${22 * scale}
        ></rect>
        <rect
          class="done"
          x=${percent(trickStart(1))}
          width=${percent(Math.min(Math.max(here - trickStart(1), 0), trickStart(14) - trickStart(1)))}
          y=${top}
          height=${22 * scale}
        ></rect>
        ${guard([top, scale], () => blocks(top, scale))}
        ${guard([line, top, scale, ahead ? 0 : at], () => bars.map((one) => bar(one, top, scale)))}
        ${below === null ? nothing : guard([...below.from, end, scale], () => below.draw(end))}
        ${marks.map((mark) => sign(mark, top, shown))}
        <svg x=${percent(here)} y="0" overflow="visible" class="cursor">
          <line y1=${top - 5 * scale} y2=${top + (24 + lanes * 8) * scale}></line>
          <path transform="translate(0 ${top}) scale(${scale})" d="M-6-7H6L0 1Z"></path>
        </svg>
      </svg>
    </div>
  `;
}

/** A kind that this program does not know, from a file, gets the general shape. */
function sign(
  { x, row, kind, event }: MarkOfLine,
  top: number,
  { at, scale, letters }: LineShown,
): TemplateResult {
  const letter = kind === 'ruling' || !Object.hasOwn(letters, kind) ? undefined : letters[kind];
  const here = event === at - 1;
  return svg`<svg x=${percent(x)} y=${top - (14 + row * 20) * scale} overflow="visible" class="mark ${kind} ${event < at ? 'reached' : ''}" part="marker ${here ? 'marker-active' : ''}">
    <g transform="scale(${scale})">
      <path d=${Object.hasOwn(SHAPE, kind) ? SHAPE[kind] : SHAPE.other}></path>
      ${letter === undefined ? nothing : svg`<text y=${kind === 'revoke' ? 6 : 3.8}>${letter}</text>`}
    </g>
  </svg>`;
}

/** Goes to the stop nearest to the pointer; a mark under the pointer is preferred to its neighbours. */
function seek(
  event: PointerEvent,
  marks: readonly MarkOfLine[],
  { line, scale, stops, seek: to }: LineShown,
): void {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const share = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
  const mark = marks.find(({ x }) => Math.abs(x - share) * box.width < 8 * scale);
  const isOverMarks = event.clientY - box.top < 24 * scale;
  const away = (at: number): number => Math.abs((line.offsets[at] ?? 0) - share);
  const nearest = stops.reduce((best, at) => (away(at) < away(best) ? at : best), 0);
  to(mark !== undefined && isOverMarks ? mark.event + 1 : nearest);
}
