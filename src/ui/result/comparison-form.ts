/** The form for what the score is compared with: a person enters it, and it is recorded. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Side } from '../../domain/seat.ts';
import { SIDES } from '../../domain/seat.ts';
import { readComparison, type Comparison } from '../../events/comparison.ts';
import type { Fact } from '../../events/event.ts';
import { scoringWords } from '../../i18n/scoring/words.ts';
import type { Words } from '../../i18n/words.ts';
import { textIn } from '../fields/textIn.ts';

export interface FormShown {
  readonly comparison: Comparison | null;
  /** True if the record states it; otherwise the values come from the session. */
  readonly isKnown: boolean;
  readonly words: Words;
  readonly record: (facts: readonly Fact[]) => void;
}

const NUMBERS = ['otherTable', 'artificial', 'boards', 'margin'] as const;
/** Reads a number as people write it: with a true minus sign or a comma. NaN for any other text, also for `1e3`. */
function numberIn(text: string): number {
  const plain = text.replace(/^[−–]/, '-').replace(',', '.');
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * Draws the form for the results of other tables, with what is known of them. It says so when they come
 * from the session.
 */
export function comparisonForm({ comparison, isKnown, words, record }: FormShown): TemplateResult {
  const text = scoringWords(words.language).comparison;
  const known = comparison ?? {};
  const number = (name: (typeof NUMBERS)[number]): TemplateResult =>
    html`<label
      >${text[name]} <input name=${name} inputmode="text" dir="ltr" .value=${known[name]?.toString() ?? ''}
    /></label>`;
  const box = (name: 'knockout' | 'weighting', isOn: boolean): TemplateResult =>
    html`<label class="box"><input type="checkbox" name=${name} .checked=${isOn} /> ${text[name]}</label>`;
  return html`<details class="comparison">
    <summary>${text.title}</summary>
    ${comparison !== null && !isKnown ? html`<p class="intro">${text.fromSession}</p>` : nothing}
    <form @submit=${(event: SubmitEvent) => submitted(event, known, words, record)}>
      ${number('otherTable')}
      <label
        >${text.field}
        <input
          name="field"
          inputmode="text"
          dir="ltr"
          placeholder=${text.fieldHint}
          .value=${(known.field ?? []).join(' ')}
      /></label>
      ${number('artificial')} ${number('boards')} ${number('margin')}
      <label
        >${text.innocent}
        <select name="innocent">
          <option value="" ?selected=${known.innocent === undefined}>${text.unknown}</option>
          ${SIDES.map((side) => html`<option value=${side} ?selected=${known.innocent === side}>${words.spoken.side(side)}</option>`)}
        </select></label
      >
      ${box('knockout', known.knockout === true)} ${box('weighting', known.regulations?.weighting !== false)}
      <p class="wrong" role="alert"></p>
      <button>${text.record}</button>
    </form>
  </details>`;
}

/** Records the entries. If one is no number, shows that and records nothing. */
function submitted(
  event: SubmitEvent,
  known: Comparison,
  words: Words,
  record: (facts: readonly Fact[]) => void,
): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const entered = new FormData(form);
  const read = comparisonIn((name) => textIn(entered, name), known);
  const wrong = form.querySelector('.wrong');
  if (wrong !== null)
    wrong.textContent =
      read.unread === null ? '' : scoringWords(words.language).comparison.unread({ text: read.unread });
  if (read.unread === null) record([{ type: 'BoardRecorded', comparison: read.comparison }]);
}

/**
 * The entries of the fields with the other known values; `unread`: the first entry that can’t be read.
 * @param field returns the text of a field by its name; for a box, empty if it is not ticked
 */
export function comparisonIn(
  field: (name: string) => string,
  {
    otherTable: _o,
    field: _f,
    artificial: _a,
    boards: _b,
    margin: _m,
    innocent: _i,
    knockout: _k,
    ...rest
  }: Comparison,
): { readonly comparison: Comparison; readonly unread: string | null } {
  const entered: Record<string, unknown> = {};
  const texts: Record<string, string> = {};
  for (const name of NUMBERS) {
    const text = field(name);
    if (text === '') continue;
    texts[name] = text;
    entered[name] = numberIn(text);
  }
  const scores = field('field');
  if (scores !== '') {
    texts['field'] = scores;
    const listed = scores.split(/[\s;]+/).filter((text) => text !== '');
    entered['field'] = listed.map(numberIn);
  }
  const side = SIDES.find((one): one is Side => one === field('innocent'));
  const { weighting: _w, ...regulations } = rest.regulations ?? {};
  const allowed = field('weighting') === '' ? { ...regulations, weighting: false } : regulations;
  const { regulations: _r, ...others } = rest;
  const { comparison, unread } = readComparison({
    ...others,
    ...entered,
    ...(side === undefined ? {} : { innocent: side }),
    ...(field('knockout') === '' ? {} : { knockout: true }),
    ...(Object.keys(allowed).length === 0 ? {} : { regulations: allowed }),
  });
  const [first] = unread;
  return { comparison: comparison ?? {}, unread: first === undefined ? null : (texts[first] ?? first) };
}
