/** The fields below the timeline: mode of stepping, perspective, moment. */

import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Seat } from '../../domain/seat.ts';
import { PERSPECTIVES, type Perspective } from '../table/perspective.ts';
import type { Replay } from '../../view/replay.ts';
import { obey, type Steered } from './commands.ts';
import type { StepBy } from '../../view/stops.ts';
import { startOfTrick } from '../../view/replayReel.ts';

/**
 * Draws the settings of the steps: step by what, whose view, which trick to go to, double dummy, and the
 * list of keys.
 */
export function fields(on: Steered, replay: Replay): TemplateResult {
  const { words, preferences } = on;
  const text = words.screen.steps;
  return html`
    <div class="fields">
      <label
        >${text.by}
        <select
          @change=${(event: Event) => on.prefer({ stepBy: (event.target as HTMLSelectElement).value as StepBy })}
        >
          ${(['card', 'trick', 'event'] as const).map((by) => html`<option value=${by} ?selected=${preferences.stepBy === by}>${text[by]}</option>`)}
        </select>
      </label>
      <label
        >${words.screen.perspective.label}
        <select
          @change=${(event: Event) => on.prefer({ perspective: (event.target as HTMLSelectElement).value as Perspective })}
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
          @change=${(event: Event) => leap(event, on, replay)}
        />
      </label>
      ${doubleDummySwitch(on)}
      <button class="keys" @click=${() => on.ask('keys')}><kbd>?</kbd> ${text.help}</button>
    </div>
  `;
}

/** The switch of double dummy. While hands are hidden it stays visible and says when it works. */
function doubleDummySwitch(on: Steered): TemplateResult {
  const { words, preferences } = on;
  const text = words.screen.doubleDummy;
  const isOpen = preferences.perspective === 'open';
  return html`<button
    class="double-dummy"
    aria-pressed=${isOpen && preferences.doubleDummy ? 'true' : 'false'}
    aria-disabled=${isOpen ? 'false' : 'true'}
    title=${isOpen ? text.hint : text.onlyOpen}
    @click=${() => obey('doubleDummy', on)}
  >
    <kbd aria-hidden="true">D</kbd> ${text.title}
  </button>`;
}

function perspectiveName(one: Perspective, words: Words): string {
  const { perspective } = words.screen;
  if (one === 'open' || one === 'table' || one === 'declarer') return perspective[one];
  return perspective.seat({ seat: words.spoken.seat(one satisfies Seat) });
}

function leap(event: Event, on: Steered, replay: Replay): void {
  const trick = (event.target as HTMLInputElement).valueAsNumber;
  if (trick >= 1 && trick <= 13) on.goTo(startOfTrick(replay, trick));
}
