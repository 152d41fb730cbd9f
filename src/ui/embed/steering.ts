/** The buttons and the line under the table: a slider for eye, hand and ear. Left is earlier in every language. */

import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { placeIn } from '../../bake/film.ts';
import { fill } from '../../i18n/embed/messages.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { label, saying, type EmbedPicture } from './picture.ts';

/** Paths on a field of 20 by 20; those that lead back are turned round; a step is an angle, the triangle plays. Transport is not mirrored in any language. */
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
  play: 'M6 4v12L16 10Z',
  pause: 'M6 4h3v12H6ZM11 4h3v12h-3Z',
  flip: 'M15 7A6 6 0 1 0 16 11M16 3v5h-5',
  share: 'M4 10h9M9 6l4 4-4 4M15 4h3v12h-3',
};

export type Act = keyof typeof ICONS;

export function buttons(
  picture: EmbedPicture,
  playing: boolean,
  steered: Readonly<Record<Act, () => void>>,
): TemplateResult {
  const { film, frame, voice, revealed, options } = picture;
  const { at } = frame;
  const { words: text } = voice;
  const end = at === film.frames.length - 1;
  const marks = revealed ? film.stops.mark : [];
  const button = (does: Act, says: string, idle = false): TemplateResult =>
    html`<button
      class=${does}
      part="button"
      title=${says}
      aria-disabled=${idle}
      @click=${() => steered[does]()}
    >
      <svg viewBox="0 0 20 20"><path d=${ICONS[does]}></path></svg>
    </button>`;
  const [toFirst, back, on, toLast, play, pause, turn, share] = text.controls;
  return html`<div class="buttons" part="controls" role="group" aria-label=${text.line} dir="ltr">
    ${button('first', toFirst, at === 0)}${button('prev', back, at === 0)}${button('next', on, end)}${button('last', toLast, end)}
    ${
      marks.length > 0
        ? [
            button('previousIrregularity', label(picture, 'previousMark'), !marks.some((mark) => mark < at)),
            button('nextIrregularity', label(picture, 'nextMark'), !marks.some((mark) => mark > at)),
          ]
        : nothing
    }
    ${playing ? button('pause', pause) : button('play', play)}${button('flip', turn)}
    ${options.panels.has('share') ? button('share', share) : nothing}
  </div>`;
}

/** Each kind has a shape of its own, drawn around 0,0; the rest share one. */
const SHAPES: Readonly<Record<string, string>> = {
  penalty: 'M0-7 7 0 0 7-7 0Z',
  revoke: 'M0-7 7 6H-7Z',
  lead: 'M-6-6H6V6H-6Z',
  claim: 'M-7 0a7 7 0 1 1 0 .1Z',
  ruling: 'M-7-2H7V2H-7ZM-2-7H2V7H-2Z',
};
const OTHER = 'M-4-7H4L8 0 4 7H-4L-8 0Z';

export function slider(picture: EmbedPicture, seek: (place: number) => void): TemplateResult {
  const { film, frame, voice, revealed } = picture;
  const { words: text } = voice;
  const last = Math.max(1, film.frames.length - 1);
  const x = (at: number): string => `${(at / last) * 100}%`;
  const { trick, card } = placeIn(frame);
  const kinds = film.marks.filter(({ step }) => revealed && step === frame.at).map(({ kind }) => kind);
  const says = withoutIsolates(
    [saying(picture, 'spoken'), ...kinds.map((kind) => label(picture, kind))].join(', '),
  );
  const drag = (event: PointerEvent): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const line = event.currentTarget as Element;
    const { left, width } = line.getBoundingClientRect();
    if (event.type === 'pointerdown') line.setPointerCapture(event.pointerId);
    seek((event.clientX - left) / width);
  };
  return html`<div
    class="timeline"
    part="timeline"
    dir="ltr"
    role="slider"
    tabindex="0"
    aria-label=${text.line}
    aria-valuemax=${last}
    aria-valuenow=${frame.at}
    aria-valuetext=${trick === 0 ? says : fill(text.place, trick, card, says)}
    @pointerdown=${drag}
    @pointermove=${drag}
  >
    <svg width="100%" height="44" aria-hidden="true">
      <g>${blocks()}${revealed ? bars() : nothing}</g>
      <line class="done" x2=${x(frame.at)} y1="24" y2="24"></line>
      <g>${revealed ? marks() : nothing}</g>
      <line class="here" x1=${x(frame.at)} x2=${x(frame.at)} y1="13" y2="35"></line>
    </svg>
  </div>`;

  /** How long each case ran, below the blocks. */
  function bars(): readonly TemplateResult[] {
    return film.spans.map(
      ([kind, from, to], lane) =>
        svg`<rect class="bar ${kind}" part="range" x=${x(from)} width=${x(Math.max(0.3, to - from))} y=${36 + (lane % 3) * 3} height="2"></rect>`,
    );
  }

  function marks(): readonly TemplateResult[] {
    return film.marks.map(({ step, kind }) => {
      const here = step === frame.at;
      return svg`<svg x=${x(step)} y="7.5" overflow="visible"><path class="mark ${kind} ${here ? 'here' : ''}" part="marker ${here ? 'marker-active' : ''}" d=${SHAPES[kind] ?? OTHER}></path></svg>`;
    });
  }

  /** A block for every trick. */
  function blocks(): readonly TemplateResult[] {
    const starts = film.frames
      .filter(({ at, tricks }) => tricks.length > (film.frames[at - 1]?.tricks.length ?? 0))
      .map(({ at }) => at - 1);
    return starts.map((from, index) => {
      const to = starts[index + 1] ?? last;
      return svg`<rect class="tick" part="tick" x=${x(from)} width=${x(to - from)} y="15" height="18"></rect><text x=${x((from + to) / 2)} y="28">${index + 1}</text>`;
    });
  }
}
