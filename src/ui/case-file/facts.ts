/** Facts with who says so and their status; after them the different accounts. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { cache } from 'lit/directives/cache.js';
import type { Entry } from '../../audit/caseFile/caseFile.ts';
import type { Fact } from '../../events/event.ts';
import { STATUSES } from '../../events/facts.ts';
import { ACTS_BY, noteOn, vouchingOf } from '../../events/vouching.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { personText, wordsSaid } from '../../output/page/caseFile/sections.ts';
import { markBehind } from '../fact-form/entries.ts';
import { accountsSection } from './accounts.ts';
import { wordsRow, entered, givenBackLine, personRow, textRow, selectRow } from './fields.ts';
import { momentLink } from './lines.ts';
import { plainly, type CaseShown } from './caseShown.ts';
import { whenChosen } from './walked.ts';

/**
 * Draws the table of facts that people vouch for, and the accounts. The form for a new fact is drawn
 * while the case is open.
 */
export function factsSection(shown: CaseShown): TemplateResult {
  const { file, text, closed } = shown;
  return html`<section aria-labelledby="case-facts">
      <h2 id="case-facts">${text.sections.facts}</h2>
      ${file.facts.length === 0 ? nothing : factTable(shown)} ${cache(closed ? nothing : factForm(shown))}
    </section>
    ${accountsSection(shown)}`;
}

function factTable(shown: CaseShown): TemplateResult {
  const { file, text } = shown;
  return html`<div class="scrolls">
    <table role="table" aria-labelledby="case-facts">
      <thead>
        <tr>
          <th scope="col">${text.factColumn}</th>
          <th scope="col">${text.source}</th>
          <th scope="col">${text.statusColumn}</th>
        </tr>
      </thead>
      <tbody>
        ${file.facts.map((entry) => factRow(entry, shown))}
      </tbody>
    </table>
  </div>`;
}

function factRow({ fact, event }: Entry, shown: CaseShown): TemplateResult {
  const { words, text, replay, closed } = shown;
  const sentence =
    fact.type === 'StatementMade' ? fact.text : factSentence(fact, replay.table(event), words, words.written);
  const note = noteOn(fact);
  const by = 'by' in fact && typeof fact.by === 'string' ? fact.by : null;
  const status = vouchingOf(fact)?.status ?? null;
  const isTheirs = fact.type !== 'StatementMade' && ACTS_BY.has(fact.type);
  const choose = whenChosen(({ target }) => {
    const { value } = target as HTMLSelectElement;
    if (value !== (status ?? '')) restate(fact, event, value, shown);
  });
  return html`<tr>
    <th scope="row">
      ${momentLink({ text: sentence, at: event + 1, ...wordsSaid(fact) }, shown)}
      ${note === '' ? nothing : html`<p class="muted"><bdi>${note}</bdi></p>`}
    </th>
    <td>${by === null ? nothing : html`<bdi>${personText(by, shown)}</bdi>`}</td>
    <td>
      ${
        closed || (isTheirs && status === null)
          ? status === null
            ? text.status.found
            : text.status[status]
          : html`<select
              aria-label=${`${text.factStatus}: ${sentence}`}
              @keydown=${choose}
              @pointerdown=${choose}
              @change=${choose}
              @blur=${choose}
            >
              ${status === null ? html`<option value="" selected>${text.choose}</option>` : nothing}
              ${STATUSES.map((one) => html`<option value=${one} ?selected=${one === status}>${text.status[one]}</option>`)}
            </select>`
      }
    </td>
  </tr>`;
}

/** The entry stays unchanged; a correction after it shows its new status. */
function restate(fact: Fact, event: number, status: string, { replay, add }: CaseShown): void {
  const stands = STATUSES.find((one) => one === status);
  if (stands === undefined) return;
  const { name, isNew } = markBehind(event, replay);
  add(() => ({
    facts: [{ type: 'Amended', event: name, with: { ...fact, status: stands } }],
    ...(isNew ? { marks: { [name]: event + 1 } } : {}),
  }));
}

function factForm(shown: CaseShown): TemplateResult {
  const { text, send } = shown;
  const submit = (event: SubmitEvent): void => {
    const { by, time, words, status } = entered(event);
    const stands = STATUSES.find((one) => one === status);
    if (words === '' || stands === undefined) return;
    send(
      event.target as HTMLFormElement,
      plainly({
        type: 'StatementMade',
        by: by || 'director',
        text: words,
        status: stands,
        ...(time === '' ? {} : { time }),
      }),
    );
  };
  return html`<form class="entry" id="add-fact" @submit=${submit}>
    <h3>${text.addFact}</h3>
    ${givenBackLine('add-fact', shown)}
    ${personRow('fact', shown, ['director', 'N', 'E', 'S', 'W', 'NS', 'EW', 'committee', 'reviewer', 'witness', 'record'])}
    ${wordsRow('fact', text.factWords)}
    ${selectRow(
      'fact',
      'status',
      text.factStatus,
      STATUSES.map((one) => [one, text.status[one]] as const),
    )}
    ${textRow('fact', 'time', text.when)}
    <button type="submit">${text.addFact}</button>
  </form>`;
}
