/** The last screen: the sentence for the record, of which every part can still be changed, and the button that records it. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Table } from '../../domain/table.ts';
import type { Fact } from '../../events/event.ts';
import { clausesRuled } from '../../events/ruledUnder.ts';
import { noteOn } from '../../events/vouching.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { factSentence, vouchedText } from '../../i18n/sentence.ts';
import type { FormWords } from './formWords.ts';
import { mayBeClause } from '../../lawbook/catalogue.ts';
import { notation } from '../notation/notation.ts';
import { factOf, lacksForGood, type PartialFact } from './asking.ts';
import { besideOf, fieldsOf } from './kinds.ts';
import { answerName, fieldName } from './names.ts';
import { isSame } from '../../domain/json.ts';

interface Finished {
  readonly words: FormWords;
  readonly partial: PartialFact;
  readonly fact: Fact | null;
  /** The table before the fact. */
  readonly table: Table;
  /** The entry that is corrected; null for a new one. */
  readonly corrects: Fact | null;
  /** Goes to the question about that field. */
  readonly want: (field: string) => void;
  /** Begins again, because something else happened. */
  readonly restart: () => void;
}

/** The fact; if a required part is unknown, a statement of the director with the known parts. */
export function factToRecord(partial: PartialFact, words: FormWords): Fact | null {
  const fact = factOf(partial);
  if (fact !== null || !lacksForGood(partial)) return fact;
  const { kind, values, open } = partial;
  const { asking: text } = words;
  const { happening } = words.screen;
  const known = fieldsOf(kind).flatMap((asked) =>
    asked.field in values
      ? [`${fieldName(asked.field, kind, words)}: ${answerName(asked, values[asked.field], words)}`]
      : [],
  );
  const statement = text.incompleteEntry({
    what: happening.kinds[kind],
    known,
    open: open.map((field) => fieldName(field, kind, words)),
  });
  return { type: 'StatementMade', by: 'director', text: withoutIsolates(statement) };
}

/**
 * Draws the finished sentence, the button that records it, and every answer to change. The button cannot
 * be pressed while the fact is incomplete or the correction changes nothing.
 */
export function finished({ words, partial, fact, table, corrects, want, restart }: Finished): TemplateResult {
  const { kind, values } = partial;
  const { asking: text } = words;
  const { happening } = words.screen;
  const all = [...fieldsOf(kind), ...besideOf(kind)];
  const answered = all.filter(({ field }) => field in values);
  const unanswered = all.filter(({ field }) => !(field in values));
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
    ${isUnread(fact) ? html`<p id="unread" class="muted">${text.noClauseRead}</p>` : nothing}
    <button
      type="submit"
      class="primary record"
      aria-describedby="sentence unread"
      ?disabled=${fact === null || isUnchanged}
    >
      ${happening.record}
    </button>
    ${
      answered.length === 0
        ? nothing
        : html`<div class="answers so-far" role="group" aria-label=${text.soFar}>
            ${answered.map((asked) => {
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
        ${unanswered.map(({ field }) => html`<button type="button" data-answer=${field} @click=${() => want(field)}>${fieldName(field, kind, words)}</button>`)}
        ${corrects === null ? nothing : html`<button type="button" data-answer="" @click=${restart}>${text.elseKind}</button>`}
      </div>
    </details>`;
}

/** True for a ruling under words that may be right, but name no clause or one that the book has not. */
function isUnread(fact: Fact | null): boolean {
  if (fact?.type !== 'RulingGiven') return false;
  const clauses = clausesRuled(fact);
  return clauses.length === 0 || !clauses.every(mayBeClause);
}
