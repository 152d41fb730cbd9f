/** The fields below the timeline: mode of stepping, perspective, moment. */

import { html, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import { bySeat } from '../../domain/seat.ts';
import type { Perspective } from '../table/perspective.ts';
import type { Replay } from '../../view/replay.ts';
import { choiceField, type ChoiceNames } from '../fields/labelled.ts';
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
      ${choiceField(text.by, preferences.stepBy, { card: text.card, trick: text.trick, event: text.event }, (stepBy) => on.prefer({ stepBy: stepBy as StepBy }))}
      ${choiceField(words.screen.perspective.label, preferences.perspective, perspectiveNames(words), (perspective) => on.prefer({ perspective: perspective as Perspective }))}
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

function perspectiveNames({ screen, spoken }: Words): ChoiceNames {
  const { open, table, declarer, seat } = screen.perspective;
  return { open, table, declarer, ...bySeat((one) => seat({ seat: spoken.seat(one) })) };
}

function leap(event: Event, on: Steered, replay: Replay): void {
  const trick = (event.target as HTMLInputElement).valueAsNumber;
  if (trick >= 1 && trick <= 13) on.goTo(startOfTrick(replay, trick));
}
