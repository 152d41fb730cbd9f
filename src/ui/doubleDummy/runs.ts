/** Double-dummy tricks below the line: a box as long as they stay the same, and a triangle where a card cost one. */

import { nothing, svg, type TemplateResult } from 'lit';
import { percent, type LineShown } from '../deal-replay/timeline.ts';
import { costsIn, type Advice, type Cost } from './advice.ts';

/** The height of the boxes with the space above them, in pixels. */
const ROOM = 20;

export interface TrickRun {
  /** Declarer's tricks in all. */
  readonly tricks: number;
  /** Along the line, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Runs of positions with the same number of tricks; unknown positions leave a gap. @param offsets of the positions along the line */
export function runsOf(along: Advice['along'], offsets: readonly number[]): readonly TrickRun[] {
  const runs: TrickRun[] = [];
  for (const [at, tricks] of along.entries()) {
    if (tricks === null) continue;
    const from = offsets[at] ?? 0;
    // The value holds until the next position.
    const to = along[at + 1] === null ? from : (offsets[at + 1] ?? 1);
    const last = runs.at(-1);
    if (last !== undefined && last.tricks === tricks && at > 0 && along[at - 1] === tricks)
      runs[runs.length - 1] = { ...last, to };
    else runs.push({ tricks, from, to });
  }
  return runs;
}

/** True when the number fits into its box, on a phone too: one digit needs the room of two cards, each further digit one more. */
export function hasRoom({ tricks, from, to }: TrickRun): boolean {
  return to - from > (String(tricks).length + 0.9) / 56;
}

function box(run: TrickRun, top: number, scale: number): TemplateResult {
  const { tricks, from, to } = run;
  const width = percent(Math.max(to - from - 0.002, 0.002));
  return svg`<rect class="run" x=${percent(from + 0.001)} width=${width} y=${top + 3 * scale} height=${15 * scale} rx="2"></rect>
    ${hasRoom(run) ? svg`<text x=${percent((from + to) / 2)} y=${top + 11 * scale}>${tricks}</text>` : nothing}`;
}

/** The triangle points down if declarer's side lost a trick, up if it won one. */
function triangle({ byDeclarer }: Cost, x: number, top: number, scale: number): TemplateResult {
  return svg`<svg x=${percent(x)} y=${top + 10.5 * scale} overflow="visible" class="cost">
    <path transform="scale(${scale})" d=${byDeclarer ? 'M-5-5H5L0 5Z' : 'M-5 5H5L0-5Z'}></path>
  </svg>`;
}

/** The tricks below the line; null if double dummy is not shown. */
export function runsBelow(
  advice: Advice | null,
  offsets: readonly number[],
  scale: number,
): LineShown['below'] {
  if (advice === null) return null;
  return {
    room: ROOM,
    from: [advice.along, offsets],
    draw: (top) => [
      ...runsOf(advice.along, offsets).map((run) => box(run, top, scale)),
      ...costsIn(advice).map((cost) => triangle(cost, offsets[cost.event + 1] ?? 0, top, scale)),
    ],
  };
}
