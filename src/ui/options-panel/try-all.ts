/** A button that makes a line of every open choice. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Fact } from '../../events/event.ts';
import type { Words } from '../../i18n/words.ts';
import { keepInPlace } from './in-place.ts';
import type { ChoiceGroup } from './options.ts';

/** `detail` of `choices-tried`: the facts of each line, and the position that they leave. */
export interface ChoicesTried {
  readonly at: number;
  readonly lines: readonly (readonly Fact[])[];
}

/** The button that tries all open choices as lines; nothing if there are fewer than two. */
export function tryAll(
  { at, by, rows }: ChoiceGroup,
  words: Words,
  send: (tried: ChoicesTried) => void,
): TemplateResult | typeof nothing {
  const open = rows.filter((row) => row.open);
  if (open.length < 2) return nothing;
  const lines = open.map(({ option }): readonly Fact[] => [{ type: 'ChoiceMade', by, option }]);
  const press = ({ currentTarget }: Event): void => {
    // The tree of the lines is drawn above the choices, unless they are beside the table.
    keepInPlace(currentTarget as Element);
    send({ at, lines });
  };
  return html`<button class="try-all" @click=${press}>
    ${words.screen.lines.tryAll({ choices: lines.length })}
  </button>`;
}
