/** The first question: what happened. The kinds that are possible at this moment come first. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { FormWords } from './formWords.ts';
import { canHappen, kindsFor, type Weigh } from './asking.ts';
import type { Known, Values } from './candidates.ts';
import { KINDS, type Group, type KindWord } from './kinds.ts';

interface Choosing {
  readonly words: FormWords;
  /** Values from the pressed card; null without one. */
  readonly given: Values | null;
  readonly known: Known;
  readonly weigh: Weigh;
  readonly take: (kind: KindWord) => void;
}

/**
 * Draws a button for each kind of thing that can happen now, in groups. Kinds that cannot happen now are
 * folded below.
 */
export function kindList({ words, given, known, weigh, take }: Choosing): TemplateResult {
  const kinds = kindsFor(given);
  const now = new Set(kinds.filter((kind) => canHappen(kind, given ?? {}, known, weigh)));
  const later = kinds.filter((kind) => !now.has(kind));
  const text = words.screen.happening;
  const buttons = (some: readonly KindWord[]): TemplateResult =>
    html`<div class="kinds">
      ${some.map((kind) => html`<button type="button" data-answer=${kind} @click=${() => take(kind)}>${text.kinds[kind]}</button>`)}
    </div>`;
  const grouped = (wanted: (kind: KindWord) => boolean): (TemplateResult | typeof nothing)[] =>
    (Object.keys(KINDS) as Group[]).map((group) => {
      const some = KINDS[group].filter((kind) => kinds.includes(kind) && wanted(kind));
      return some.length === 0
        ? nothing
        : html`<h3>${words.asking.groups[group]}</h3>
            ${buttons(some)}`;
    });
  return html`${given === null ? grouped((kind) => now.has(kind)) : buttons([...now])}
  ${
    later.length === 0
      ? nothing
      : html`<details>
          <summary>${words.asking.later}</summary>
          ${given === null ? grouped((kind) => !now.has(kind)) : buttons(later)}
        </details>`
  }`;
}
