/** The last screen: the sentence as it will stand in the record, every part of which can still be changed, and one press. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Table } from '../../domain/table.ts';
import type { Fact } from '../../events/event.ts';
import { noteOn } from '../../events/vouching.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { factSentence, vouchedText } from '../../i18n/sentence.ts';
import type { FormWords } from './formWords.ts';
import { notation } from '../notation/notation.ts';
import { factOf, lacksForGood, type FormTelling } from './asking.ts';
import { besideOf, fieldsOf } from './kinds.ts';
import { answerName, fieldName } from './names.ts';
import { isSame } from '../../events/same.ts';

interface Finished {
  readonly words: FormWords;
  readonly telling: FormTelling;
  readonly fact: Fact | null;
  /** Before the fact. */
  readonly table: Table;
  /** The entry that is corrected; null where it is a new one. */
  readonly corrects: Fact | null;
  /** Goes to the question about that field. */
  readonly want: (field: string) => void;
  /** Begins anew: it was something else that happened. */
  readonly retell: () => void;
}

/** The fact; where nobody knows what it can’t do without, what is known of it as something the director says. */
export function factToRecord(telling: FormTelling, words: FormWords): Fact | null {
  const fact = factOf(telling);
  if (fact !== null || !lacksForGood(telling)) return fact;
  const { kind, values, open } = telling;
  const { asking: text } = words;
  const { happening } = words.screen;
  const told = fieldsOf(kind).flatMap((asked) =>
    asked.field in values
      ? [`${fieldName(asked.field, kind, words)}: ${answerName(asked, values[asked.field], words)}`]
      : [],
  );
  const said = text.notTold({
    what: happening.kinds[kind],
    told,
    open: open.map((field) => fieldName(field, kind, words)),
  });
  return { type: 'StatementMade', by: 'director', text: withoutIsolates(said) };
}

export function finished({ words, telling, fact, table, corrects, want, retell }: Finished): TemplateResult {
  const { kind, values } = telling;
  const { asking: text } = words;
  const { happening } = words.screen;
  const all = [...fieldsOf(kind), ...besideOf(kind)];
  const told = all.filter(({ field }) => field in values);
  const untold = all.filter(({ field }) => !(field in values));
  const isUnchanged = corrects !== null && isSame(corrects, fact);
  return html`<h2 id="title" tabindex="-1">${corrects === null ? text.finished : text.corrected}</h2>
    <p id="sentence" class="told">
      ${
        fact === null
          ? happening.incomplete
          : [
              factSentence(fact, table, words, words.written),
              vouchedText(fact, words, words.written),
              noteOn(fact),
            ]
              .filter((part) => part !== '')
              .map((part) => html`<span>${notation(part, words)}</span> `)
      }
    </p>
    ${fact?.type === 'StatementMade' && kind !== 'said' ? html`<p class="muted">${text.changesNothing}</p>` : nothing}
    <button
      type="submit"
      class="primary record"
      aria-describedby="sentence"
      ?disabled=${fact === null || isUnchanged}
    >
      ${happening.record}
    </button>
    ${
      told.length === 0
        ? nothing
        : html`<div class="answers so-far" role="group" aria-label=${text.soFar}>
            ${told.map((asked) => {
              const { field } = asked;
              const name = answerName(asked, values[field], words);
              const label = fieldName(field, kind, words);
              return html`<button
                type="button"
                data-answer=${field}
                aria-label=${text.change({ field: `${label}, ${withoutIsolates(name)}` })}
                @click=${() => want(field)}
              >
                ${asked.flags.length > 0 ? `${label} ` : nothing}${notation(name, words)}
              </button>`;
            })}
          </div>`
    }
    <details>
      <summary>${text.add}</summary>
      <div class="answers">
        ${untold.map(({ field }) => html`<button type="button" data-answer=${field} @click=${() => want(field)}>${fieldName(field, kind, words)}</button>`)}
        ${corrects === null ? nothing : html`<button type="button" data-answer="" @click=${retell}>${text.elseKind}</button>`}
      </div>
    </details>`;
}
