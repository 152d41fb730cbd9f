/** Accounts of what happened that differ from the record, each beside it as a lane, and which of them is found to be true. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { cache } from 'lit/directives/cache.js';
import { lanesCompared, type GivenAccount } from '../../audit/caseFile/accounts.ts';
import type { Fact, Judge } from '../../events/event.ts';
import { JUDGES } from '../../events/facts.ts';
import { isOfCaseFile } from '../../events/ofRecording.ts';
import { takeDown } from '../../formats/typed/takeDown.ts';
import { faultText } from '../../output/typed/fault.ts';
import { lineNames } from '../../output/typed/names.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { accountLines, personText } from '../../output/page/caseFile/sections.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { markBehind } from '../fact-form/entries.ts';
import { notation } from '../notation/notation.ts';
import { lettersFor } from '../../output/typed/letters.ts';
import { wordsRow, entered, givenBackLine, personRow, textRow, selectRow } from './fields.ts';
import { lineList } from './lines.ts';
import { plainly, type CaseShown, type Filing } from './caseShown.ts';

const ACCOUNT_BY = ['NS', 'EW', 'N', 'E', 'S', 'W', 'director', 'committee', 'witness'] as const;

/**
 * Draws the accounts that people gave of the play. Forms for a new account are drawn while the case is
 * open.
 */
export function accountsSection(shown: CaseShown): TemplateResult {
  const { file, text, closed } = shown;
  return html`<section aria-labelledby="case-accounts">
    <h2 id="case-accounts">${text.sections.accounts}</h2>
    ${file.accounts.map((account) => accountShown(account, shown))}
    ${cache(closed ? nothing : html`${accountForm(shown)} ${triedForm(shown)} ${file.accounts.length === 0 ? nothing : findForm(shown)}`)}
  </section>`;
}

function accountShown(account: GivenAccount, shown: CaseShown): TemplateResult {
  const { file } = shown;
  return html`<article class=${account.foundBy === null ? 'account' : 'account found'}>
    ${lineList(accountLines(account, file, shown), shown)} ${lanes(account, shown)}
  </article>`;
}

/** The two lanes side by side, from the event where they separate. */
function lanes(account: GivenAccount, shown: CaseShown): TemplateResult {
  const { file, words, text } = shown;
  const { recorded, inAccount, timeline } = lanesCompared(file.timeline, account);
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
  const rows = Math.max(recorded.length, inAccount.length);
  return html`<div class="scrolls" role="group" tabindex="0" aria-label=${text.laneTable}>
    <table role="table" class="lanes">
      <caption class="unseen">
        ${text.laneTable}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text.evidence}</th>
          <th scope="col">${text.recordAccount}</th>
          <th scope="col"><bdi>${personText(account.by, shown)}</bdi></th>
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          { length: rows },
          (_unused, index) =>
            html`<tr>
              <th scope="row">${account.fork + index + 1}</th>
              ${cell(recorded[index], file.timeline, index)} ${cell(inAccount[index], timeline, index)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function accountForm(shown: CaseShown): TemplateResult {
  const { text, replay, words, file, send } = shown;
  const submit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    const { by, time, words: typed, from } = entered(event);
    const at = Number(from);
    const { source, laws } = file.timeline;
    const before = timelineOf({ ...source, events: source.events.slice(0, at) }, laws);
    const lines = typed.split('\n').join(' ; ');
    const { facts, fault } = takeDown(before, lines, lettersFor(words.settings));
    const field = form.elements.namedItem('words') as HTMLTextAreaElement;
    const nothingTyped = facts.length === 0 ? text.accountTyped : '';
    field.setCustomValidity(
      fault === null ? nothingTyped : faultText(fault, null, words, lineNames(words, text)),
    );
    if (!form.reportValidity()) return;
    send(form, (length) => accountGiven({ by, time, from: at, events: facts }, replay, length));
  };
  const { source } = file.timeline;
  return html`<form class="entry" id="add-account" @submit=${submit}>
    <h3>${text.addAccount}</h3>
    ${givenBackLine('add-account', shown)} ${personRow('account', shown, ACCOUNT_BY)}
    <div class="row">
      <label for="account-from">${text.accountFrom}</label>
      <select id="account-from" name="from" required>
        <option value=""></option>
        ${source.events.map((fact, at) =>
          isOfCaseFile(fact)
            ? nothing
            : html`<option value=${at}>
                ${at + 1}: ${withoutIsolates(factSentence(fact, replay.table(at), words, words.written))}
              </option>`,
        )}
      </select>
    </div>
    ${wordsRow('account', text.accountTyped)} ${textRow('account', 'time', text.when)}
    <button type="submit">${text.addAccount}</button>
  </form>`;
}

/** The form that enters a line tried at the desk as the account of a person who says that it happened. */
function triedForm(shown: CaseShown): TemplateResult | typeof nothing {
  const { text, replay, tried, send } = shown;
  if (tried.length === 0) return nothing;
  const submit = (event: SubmitEvent): void => {
    const { by, time, account } = entered(event);
    const line = account === '' ? undefined : tried[Number(account)];
    if (line === undefined) return;
    send(event.target as HTMLFormElement, (length) =>
      accountGiven({ by, time, from: line.fork, events: line.events }, replay, length),
    );
  };
  return html`<form class="entry" id="add-tried" @submit=${submit}>
    <h3>${text.addTried}</h3>
    ${givenBackLine('add-tried', shown)} ${personRow('tried', shown, ACCOUNT_BY)}
    ${selectRow(
      'tried',
      'account',
      text.triedLine,
      tried.map(({ name }, index) => [String(index), withoutIsolates(name)] as const),
    )}
    ${textRow('tried', 'time', text.when)}
    <button type="submit">${text.addTried}</button>
  </form>`;
}

/** An account, with names for the moment when it leaves the record and for its own. `length`: the record's events by then. */
function accountGiven(
  { by, time, from, events }: { by: string; time: string; from: number; events: readonly Fact[] },
  replay: CaseShown['replay'],
  length: number,
): ReturnType<Filing> {
  const { name, isNew } = from === 0 ? { name: 'start', isNew: true } : markBehind(from - 1, replay);
  return {
    facts: [{ type: 'AccountGiven', by, from: name, events, ...(time === '' ? {} : { time }) }],
    marks: { ...(isNew ? { [name]: from } : {}), [`account-${length + 1}`]: length + 1 },
  };
}

function findForm(shown: CaseShown): TemplateResult {
  const { text, file, replay, add } = shown;
  const found = file.found;
  const submit = (event: SubmitEvent): void => {
    const { account, by } = entered(event);
    if (account === '') return;
    const at = Number(account);
    const judge = JUDGES.find((one) => one === by) ?? file.procedure;
    if (at < 0) return add(plainly({ type: 'AccountFound', by: judge, account: '' }));
    const { marks = {} } = replay.record;
    const known = Object.entries(marks).find(([, moment]) => moment === at + 1)?.[0];
    const { name } = markBehind(at, replay);
    add(() => ({
      facts: [{ type: 'AccountFound', by: judge, account: known ?? name }],
      ...(known === undefined ? { marks: { [name]: at + 1 } } : {}),
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
          text.accountBy({ who: personText(account.by, shown), event: account.fork + 1 }),
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
