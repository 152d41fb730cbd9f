/** People's marks on lines: the kind of line, who says so, and why. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { LINE_KINDS, type LineMark, type LineKind, type MarkedLine } from '../../audit/claims/marks.ts';
import { PLAY_FACTS, type PlayFact } from '../../audit/claims/playFacts.ts';
import { cardOfNumber } from '../../domain/numbers.ts';
import type { ClaimWords } from '../../i18n/claiming.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';

/** Marks for an opponent's card: people may say that he would not find it. Whether it is careless or inferior does not matter for a claim. */
export const OPPONENTS_KINDS: readonly LineKind[] = ['notNormal'];

/** A mark as it is chosen; null takes it away. */
export function kindSelect(
  label: string,
  chosen: LineKind | null,
  choose: (kind: LineKind | null) => void,
  { bench }: ClaimWords,
  words: Words,
  kinds: readonly LineKind[] = LINE_KINDS,
): TemplateResult {
  const pick = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    choose(LINE_KINDS.find((kind) => kind === value) ?? null);
  };
  return html`<label class=${chosen === null ? 'kind' : 'kind chosen'}
    >${notation(label, words)}<select @change=${pick} .value=${chosen ?? ''}>
      ${(['', ...kinds] as const).map(
        (kind) =>
          html`<option value=${kind} .selected=${kind === (chosen ?? '')}>
            ${bench.kinds[kind === '' ? 'none' : kind]}
          </option>`,
      )}
    </select></label
  >`;
}

/** Draws every fact about a card; marking one marks all lines that it applies to. */
export function factMarks(
  marks: readonly LineMark[],
  choose: (fact: PlayFact, kind: LineKind | null) => void,
  text: ClaimWords,
  words: Words,
): TemplateResult {
  const kindOf = (fact: PlayFact): LineKind | null =>
    marks.find(({ of }) => 'fact' in of && of.fact === fact)?.kind ?? null;
  return html`<fieldset>
    <legend>${text.bench.rule}</legend>
    ${PLAY_FACTS.map((fact) => kindSelect(text.facts[fact], kindOf(fact), (kind) => choose(fact, kind), text, words))}
  </fieldset>`;
}

/** The marked plays, with who said so and why; on paper as text. */
export function marksExplained(
  marks: readonly LineMark[],
  change: (of: MarkedLine, given: Partial<Pick<LineMark, 'by' | 'why'>>) => void,
  text: ClaimWords,
  words: Words,
): TemplateResult | typeof nothing {
  if (marks.length === 0) return nothing;
  const { bench } = text;
  return html`<h3 id="said">${bench.said}</h3>
    <ul class="said" aria-labelledby="said">
      ${marks.map(({ kind, of, by, why }) => {
        const what = 'fact' in of ? text.facts[of.fact] : words.written.card(cardOfNumber(of.card));
        const field = (label: string, name: 'by' | 'why', value: string): TemplateResult =>
          html`<label
            >${label}<input
              type="text"
              dir="auto"
              autocomplete="off"
              .value=${value}
              @change=${(event: Event) => change(of, { [name]: (event.target as HTMLInputElement).value })}
          /></label>`;
        return html`<li>
          <p>${notation(`${bench.kinds[kind]}: ${what}`, words)}</p>
          ${field(bench.by, 'by', by)}${field(bench.why, 'why', why)}
        </li>`;
      })}
    </ul>`;
}
