/** The buttons under the table. Focus stays on the pressed button. Left means earlier in every language. */

import { html, nothing, type TemplateResult } from 'lit';

/** SVG paths of 20 by 20 units; the buttons that go back use the mirrored path. A step is an angle, so that nobody takes it for the triangle of “play”. */
const next = 'M8 4l6 6-6 6-1-1 5-5-5-5Z';
const last = 'M5 4l6 6-6 6-1-1 5-5-5-5ZM15 4v12';
const mark = 'M11 5l5 5-5 5M6 6l4 4-4 4-4-4Z';
const ICONS = {
  first: last,
  prev: next,
  next,
  last,
  previousIrregularity: mark,
  nextIrregularity: mark,
  play: 'M6 3.5v13L16.5 10Z',
  pause: 'M6 4h3v12H6ZM11 4h3v12h-3Z',
  flip: 'M15.5 7A6.3 6.3 0 1 0 16.3 11M16 3v4.5h-4.5',
  share: 'M4 10h9M9 6l4 4-4 4M15 4h3v12h-3',
};

export type ButtonName = keyof typeof ICONS;

export interface ButtonsShown {
  readonly at: number;
  readonly last: number;
  /** Positions of the irregularities; null if the buttons must not go to them, as in a quiz. */
  readonly marks: readonly number[] | null;
  readonly playing: boolean;
  /** The name of the group for screen readers. */
  readonly label: string;
  readonly names: Readonly<Partial<Record<ButtonName, string>>>;
  readonly press: (button: ButtonName) => void;
}

/** Draws the buttons that have a name: start, back, on, end; previous and next irregularity; play; turn the table; copy the link. */
export function buttons({
  at,
  last: end,
  marks,
  playing,
  label,
  names,
  press,
}: ButtonsShown): TemplateResult {
  const idle = { first: at === 0, prev: at === 0, next: at === end, last: at === end };
  const byMark = marks && {
    previousIrregularity: !marks.some((one) => one < at),
    nextIrregularity: !marks.some((one) => one > at),
  };
  const shown = { ...idle, ...byMark, [playing ? 'pause' : 'play']: false, flip: false, share: false };
  return html`<div class="buttons" part="controls" role="group" aria-label=${label} dir="ltr">
    ${(Object.entries(shown) as [ButtonName, boolean][]).map(([name, isIdle]) =>
      names[name] === undefined ? nothing : button(name, names[name], isIdle, press),
    )}
  </div>`;
}

function button(
  name: ButtonName,
  label: string,
  isIdle: boolean,
  press: (button: ButtonName) => void,
): TemplateResult {
  return html`<button
    class="icon ${name}"
    part="button"
    aria-label=${label}
    title=${label}
    aria-disabled=${isIdle}
    @click=${() => press(name)}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[name]}></path></svg><span>${label}</span>
  </button>`;
}
