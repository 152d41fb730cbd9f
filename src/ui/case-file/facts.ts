/** Facts with who says so and their status; accounts that differ, and which of them is found true. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Entry } from '../../analysis/caseFile/caseFile.ts';
import { lanesCompared, type GivenAccount } from '../../analysis/caseFile/accounts.ts';
import type { Fact, Judge } from '../../events/event.ts';
import { JUDGES, STATUSES } from '../../events/facts.ts';
import { isOfCaseFile } from '../../events/ofRecording.ts';
import { ACTS_BY, noteOn, vouchingOf } from '../../events/vouching.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { takeDown } from '../../formats/typed/takeDown.ts';
import { lettersFor } from '../record-line/letters.ts';
import { accountTold, personTold } from '../../publish/caseFile/sections.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { markBehind } from '../fact-form/entries.ts';
import { notation } from '../notation/notation.ts';
import { areaRow, entered, personRow, rowOf, selectRow } from './fields.ts';
import { lineList, momentLink } from './lines.ts';
import { plainly, type CaseShown } from './telling.ts';

export function factsPart(shown: CaseShown): TemplateResult {
  const { file, text, closed } = shown;
  return html`<section aria-labelledby="case-facts">
      <h2 id="case-facts">${text.sections.facts}</h2>
      ${file.facts.length === 0 ? nothing : factTable(shown)} ${closed ? nothing : factForm(shown)}
    </section>
    <section aria-labelledby="case-accounts">
      <h2 id="case-accounts">${text.sections.accounts}</h2>
      ${file.accounts.map((account) => accountShown(account, shown))}
      ${closed ? nothing : [accountForm(shown), file.accounts.length === 0 ? nothing : findForm(shown)]}
    </section>`;
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
  const said =
    fact.type === 'StatementMade' ? fact.text : factSentence(fact, replay.table(event), words, words.written);
  const note = noteOn(fact);
  const by = 'by' in fact && typeof fact.by === 'string' ? fact.by : null;
  const status = vouchingOf(fact)?.status ?? null;
  const isTheirs = fact.type !== 'StatementMade' && ACTS_BY.has(fact.type);
  return html`<tr>
    <th scope="row">
      ${momentLink(said, event + 1, shown)}
      ${note === '' ? nothing : html`<p class="muted"><bdi>${note}</bdi></p>`}
    </th>
    <td>${by === null ? nothing : html`<bdi>${personTold(by, shown)}</bdi>`}</td>
    <td>
      ${
        closed || (isTheirs && status === null)
          ? status === null
            ? text.status.found
            : text.status[status]
          : html`<select
              aria-label=${`${text.factStatus}: ${said}`}
              @change=${(changed: Event) => restate(fact, event, (changed.target as HTMLSelectElement).value, shown)}
            >
              ${status === null ? html`<option value="" selected>${text.choose}</option>` : nothing}
              ${STATUSES.map((one) => html`<option value=${one} ?selected=${one === status}>${text.status[one]}</option>`)}
            </select>`
      }
    </td>
  </tr>`;
}

/** The entry stays as it was made; a correction behind it says how it stands now. */
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
  const { text, add } = shown;
  const submit = (event: SubmitEvent): void => {
    const { by, time, words, status } = entered(event);
    const stands = STATUSES.find((one) => one === status);
    if (words === '' || stands === undefined) return;
    add(
      plainly({
        type: 'StatementMade',
        by: by || 'director',
        text: words,
        status: stands,
        ...(time === '' ? {} : { time }),
      }),
    );
    (event.target as HTMLFormElement).reset();
  };
  return html`<form class="entry" id="add-fact" @submit=${submit}>
    <h3>${text.addFact}</h3>
    ${personRow('fact', shown, ['director', 'N', 'E', 'S', 'W', 'NS', 'EW', 'committee', 'reviewer', 'witness', 'record'])}
    ${areaRow('fact', 'words', text.factWords)}
    ${selectRow(
      'fact',
      'status',
      text.factStatus,
      STATUSES.map((one) => [one, text.status[one]] as const),
    )}
    ${rowOf('fact', 'time', text.when)}
    <button type="submit">${text.addFact}</button>
  </form>`;
}

function accountShown(account: GivenAccount, shown: CaseShown): TemplateResult {
  const { file } = shown;
  return html`<article class=${account.foundBy === null ? 'account' : 'account found'}>
    ${lineList(accountTold(account, file, shown), shown)} ${lanes(account, shown)}
  </article>`;
}

/** The two lanes side by side, from the event where they part. */
function lanes(account: GivenAccount, shown: CaseShown): TemplateResult {
  const { file, words, text } = shown;
  const { recorded, told, timeline } = lanesCompared(file.timeline, account);
  const cell = (fact: Fact | undefined, from: CaseShown['file']['timeline'], index: number): TemplateResult =>
    html`<td>
      ${
        fact === undefined
          ? text.choose
          : notation(
              factSentence(fact, from.positions[account.fork + index]?.table ?? null, words, words.written),
              words,
            )
      }
    </td>`;
  const rows = Math.max(recorded.length, told.length);
  return html`<div class="scrolls">
    <table role="table" class="lanes">
      <caption class="unseen">
        ${text.laneTable}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text.evidence}</th>
          <th scope="col">${text.recordAccount}</th>
          <th scope="col"><bdi>${personTold(account.by, shown)}</bdi></th>
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          { length: rows },
          (_unused, index) =>
            html`<tr>
              <th scope="row">${account.fork + index + 1}</th>
              ${cell(recorded[index], file.timeline, index)} ${cell(told[index], timeline, index)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function accountForm(shown: CaseShown): TemplateResult {
  const { text, replay, words, file, add } = shown;
  const submit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    const { by, time, words: typed, from } = entered(event);
    const place = Number(from);
    const { source, laws } = file.timeline;
    const before = timelineOf({ ...source, events: source.events.slice(0, place) }, laws);
    const lines = typed.split('\n').join(' ; ');
    const { facts, fault } = takeDown(before, lines, lettersFor(words.settings));
    const field = form.elements.namedItem('words') as HTMLTextAreaElement;
    field.setCustomValidity(
      fault === null && facts.length > 0
        ? ''
        : words.typing.fault({ line: null, ...(fault ?? { code: 'missing', at: 0, text: '' }) }),
    );
    if (!form.reportValidity()) return;
    const { name, isNew } = place === 0 ? { name: 'start', isNew: true } : markBehind(place - 1, replay);
    add((length) => ({
      facts: [{ type: 'AccountGiven', by, from: name, events: facts, ...(time === '' ? {} : { time }) }],
      marks: { ...(isNew ? { [name]: place } : {}), [`account-${length + 1}`]: length + 1 },
    }));
    form.reset();
  };
  const { source } = file.timeline;
  return html`<form class="entry" id="add-account" @submit=${submit}>
    <h3>${text.addAccount}</h3>
    ${personRow('account', shown, ['NS', 'EW', 'N', 'E', 'S', 'W', 'director', 'committee', 'witness'])}
    <div class="row">
      <label for="account-from">${text.accountFrom}</label>
      <select id="account-from" name="from" required>
        <option value=""></option>
        ${source.events.map((fact, place) =>
          isOfCaseFile(fact)
            ? nothing
            : html`<option value=${place}>
                ${place + 1}:
                ${withoutIsolates(factSentence(fact, replay.table(place), words, words.written))}
              </option>`,
        )}
      </select>
    </div>
    ${areaRow('account', 'words', text.accountTyped)} ${rowOf('account', 'time', text.when)}
    <button type="submit">${text.addAccount}</button>
  </form>`;
}

function findForm(shown: CaseShown): TemplateResult {
  const { text, file, replay, add } = shown;
  const found = file.found;
  const submit = (event: SubmitEvent): void => {
    const { account, by } = entered(event);
    if (account === '') return;
    const place = Number(account);
    const judge = JUDGES.find((one) => one === by) ?? file.procedure;
    if (place < 0) return add(plainly({ type: 'AccountFound', by: judge, account: '' }));
    const { marks = {} } = replay.record;
    const known = Object.entries(marks).find(([, at]) => at === place + 1)?.[0];
    const { name } = markBehind(place, replay);
    add(() => ({
      facts: [{ type: 'AccountFound', by: judge, account: known ?? name }],
      ...(known === undefined ? { marks: { [name]: place + 1 } } : {}),
    }));
  };
  const choice = (value: number, label: string, isFound: boolean): TemplateResult =>
    html`<label class="choice"
      ><input type="radio" name="account" value=${value} .checked=${isFound} />
      <span><bdi>${label}</bdi></span></label
    >`;
  return html`<form class="entry" id="find-account" @submit=${submit}>
    <fieldset>
      <legend>${text.chooseAccount}</legend>
      ${choice(-1, text.recordAccount, found !== null && found.event === null)}
      ${file.accounts.map((account) =>
        choice(
          account.event,
          text.accountBy({ who: personTold(account.by, shown), event: account.fork + 1 }),
          account.foundBy !== null,
        ),
      )}
    </fieldset>
    ${selectRow(
      'find',
      'by',
      text.finder,
      JUDGES.map((one: Judge) => [one, text.people[one]] as const),
      file.procedure,
    )}
    <button type="submit">${text.find}</button>
  </form>`;
}
