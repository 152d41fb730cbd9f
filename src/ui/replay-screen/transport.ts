/** The buttons under the table. Focus stays on the button one presses. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Seat } from '../../domain/seat.ts';
import { PERSPECTIVES, type Perspective } from '../table/perspective.ts';
import type { Replay } from '../replay.ts';
import { obey, type Steered } from './commands.ts';
import type { Preferences } from './preferences.ts';
import type { StepBy } from '../../bake/stops.ts';
import { reelOf, startOfTrick } from './steps.ts';

export interface Transport {
  readonly words: Words;
  readonly preferences: Preferences;
  readonly playing: boolean;
  readonly at: number;
  readonly last: number;
  readonly marks: readonly number[];
  readonly step: (direction: 1 | -1, by?: StepBy | 'mark') => void;
  readonly goTo: (at: number) => void;
  readonly toTrick: (trick: number) => void;
  readonly toggle: () => void;
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly help: () => void;
  readonly doubleDummy: () => void;
}

export function transportOf(on: Steered, replay: Replay): Transport {
  return {
    words: on.words,
    preferences: on.preferences,
    playing: on.playing,
    at: on.at,
    last: replay.last,
    marks: reelOf(replay).marks,
    step: (direction, by) => on.go(direction, by),
    goTo: (to) => on.goTo(to),
    toTrick: (trick) => on.goTo(startOfTrick(replay, trick)),
    toggle: () => on.toggle(),
    prefer: (change) => on.prefer(change),
    help: () => on.ask('keys'),
    doubleDummy: () => void obey('doubleDummy', on),
  };
}

/** A step is an angle, and so nobody takes it for the triangle that plays. */
const ICON = {
  first: 'M15 4 9 10l6 6 1-1-5-5 5-5ZM5 4v12',
  previous: 'M12 4 6 10l6 6 1-1-5-5 5-5Z',
  next: 'M8 4l6 6-6 6-1-1 5-5-5-5Z',
  last: 'M5 4l6 6-6 6-1-1 5-5-5-5ZM15 4v12',
  previousMark: 'M9 5 4 10l5 5M14 6l4 4-4 4-4-4Z',
  nextMark: 'M11 5l5 5-5 5M6 6l4 4-4 4-4-4Z',
  play: 'M6 3.5v13L16.5 10Z',
  pause: 'M6 4h3v12H6ZM11 4h3v12h-3Z',
  turn: 'M15.5 7A6.3 6.3 0 1 0 16.3 11M16 3v4.5h-4.5',
} as const;

function icon(name: keyof typeof ICON): TemplateResult {
  const line = name === 'turn' || name === 'previousMark' || name === 'nextMark';
  return html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    ${svg`<path class=${line ? 'line' : 'solid'} d=${ICON[name]}></path>`}
  </svg>`;
}

/** Start, back, on, end; from mark to mark; playing by itself; turning the table. */
export function transportButtons(state: Transport): TemplateResult {
  const { words, preferences, at, last, marks } = state;
  const text = words.screen.steps;
  const button = (
    name: keyof typeof ICON,
    label: string,
    act: () => void,
    disabled: boolean,
    extra = '',
  ): TemplateResult =>
    html`<button
      class="icon ${extra}"
      aria-label=${label}
      title=${label}
      aria-disabled=${disabled ? 'true' : 'false'}
      @click=${act}
    >
      ${icon(name)}${name === 'play' || name === 'pause' ? html`<span>${label}</span>` : nothing}
    </button>`;
  return html`
    <div class="buttons" role="group" aria-label=${text.transport} dir="ltr">
      ${button('first', text.first, () => state.goTo(0), at === 0)}
      ${button('previous', text.previous, () => state.step(-1), at === 0)}
      ${button('next', text.next, () => state.step(1), at === last, 'main')}
      ${button('last', text.last, () => state.goTo(last), at === last)}
      <span class="gap"></span>
      ${button('previousMark', text.previousMark, () => state.step(-1, 'mark'), !marks.some((mark) => mark < at), 'mark')}
      ${button('nextMark', text.nextMark, () => state.step(1, 'mark'), !marks.some((mark) => mark > at), 'mark')}
      <span class="gap"></span>
      ${button(state.playing ? 'pause' : 'play', state.playing ? text.pause : text.play, state.toggle, false, 'extra')}
      ${button('turn', text.turn, () => state.prefer({ turns: (preferences.turns + 1) % 4 }), false, 'extra')}
    </div>
  `;
}

/** How to step, whose eyes to look through, which trick to go to. */
export function transportFields(state: Transport): TemplateResult {
  const { words, preferences } = state;
  const text = words.screen.steps;
  return html`
    <div class="fields">
      <label
        >${text.by}
        <select
          @change=${(event: Event) => state.prefer({ stepBy: (event.target as HTMLSelectElement).value as StepBy })}
        >
          ${(['card', 'trick', 'event'] as const).map((by) => html`<option value=${by} ?selected=${preferences.stepBy === by}>${text[by]}</option>`)}
        </select>
      </label>
      <label
        >${words.screen.perspective.label}
        <select
          @change=${(event: Event) => state.prefer({ perspective: (event.target as HTMLSelectElement).value as Perspective })}
        >
          ${PERSPECTIVES.map((one) => html`<option value=${one} ?selected=${preferences.perspective === one}>${perspectiveName(one, words)}</option>`)}
        </select>
      </label>
      <label class="go"
        >${text.goTo}
        <input
          id="go-to"
          type="number"
          min="1"
          max="13"
          inputmode="numeric"
          @change=${(event: Event) => leap(event, state)}
        />
      </label>
      ${doubleDummySwitch(state)}
      <button class="keys" @click=${state.help}><kbd>?</kbd> ${text.help}</button>
    </div>
  `;
}

/** Where hands are hidden it stays in sight, and says when it works. */
function doubleDummySwitch({ words, preferences, doubleDummy }: Transport): TemplateResult {
  const text = words.screen.doubleDummy;
  const isOpen = preferences.perspective === 'open';
  return html`<button
    class="double-dummy"
    aria-pressed=${isOpen && preferences.doubleDummy ? 'true' : 'false'}
    aria-disabled=${isOpen ? 'false' : 'true'}
    title=${isOpen ? text.hint : text.onlyOpen}
    @click=${doubleDummy}
  >
    <kbd aria-hidden="true">D</kbd> ${text.title}
  </button>`;
}

function perspectiveName(one: Perspective, words: Words): string {
  const { perspective } = words.screen;
  if (one === 'open' || one === 'table' || one === 'declarer') return perspective[one];
  return perspective.seat({ seat: words.spoken.seat(one satisfies Seat) });
}

function leap(event: Event, state: Transport): void {
  const trick = (event.target as HTMLInputElement).valueAsNumber;
  if (trick >= 1 && trick <= 13) state.toTrick(trick);
}
