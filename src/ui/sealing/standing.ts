/** The signed and frozen part of a deal, and what was added later. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { FreezingWords } from '../../i18n/freezing.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import { signedShown } from './addition.ts';
import { dateText } from '../storage/figures.ts';
import type { Addition, SealingShown } from './shown.ts';

/**
 * Draws how far the deal is signed, when it was frozen, and what was added after. It warns where the
 * signed file is broken or differs from the deal.
 */
export function standing(
  { seal, facts, signed, stuck, additions, ofFile }: SealingShown,
  words: Words,
  text: FreezingWords,
): TemplateResult {
  const frozen = seal?.freezes ?? [];
  return html`${seal === null ? nothing : html`<dt-seal .seal=${seal} .words=${words}></dt-seal>`}
  ${stuck === null ? html`<p class="stands">${seal === null ? text.nothingSigned({ number: facts }) : text.signed({ number: signed, of: facts })}</p>` : html`<p class="warn">${text[stuck]}</p>`}
  ${ofFile ? html`<p class="hint">${text.ofFile}</p>` : nothing}
  ${frozen.map(({ facts: number, at }) => html`<p class="stands">${text.frozen({ number, day: dateText(at, words) })}</p>`)}
  ${additionsShown(additions, words, text)}`;
}

/** The facts added after the freeze; nothing if there are none. */
function additionsShown(
  additions: readonly Addition[],
  words: Words,
  text: FreezingWords,
): TemplateResult | typeof nothing {
  if (additions.length === 0) return nothing;
  return html`<h3 id="additions">${text.additions({ number: additions.length })}</h3>
    <ul class="additions" aria-labelledby="additions">
      ${additions.map(
        ({ number, text: line, by }) =>
          html`<li>${notation(text.addition({ number, text: line }), words)} ${signedShown(by, text)}</li>`,
      )}
    </ul>`;
}
