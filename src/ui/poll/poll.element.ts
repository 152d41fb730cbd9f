/** `<dt-poll>`: the sheet of a poll, and the answer of the player who is asked. It has only the sheet, nothing of the deal or the case. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { LEVELS } from '../../audit/polls/polls.ts';
import { hasAuction, picksOn, type PollSheet } from '../../audit/polls/sheet.ts';
import { isBid, isCall, STRAINS, strainOf, type Call } from '../../domain/contract.ts';
import type { Card } from '../../domain/card.ts';
import type { PollWords } from '../../i18n/polls/en.ts';
import { pickWritten, wordedSheet, type WordedSheet } from '../../output/page/polls/wordedSheet.ts';
import type { CallCell } from '../../output/picture/callTable.ts';
import type { Given } from '../../output/page/polls/link.ts';
import { textIn } from '../fields/textIn.ts';
import { notation } from '../notation/notation.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { tokens } from '../styles/tokens.ts';
import { pollStyles } from './poll.styles.ts';

type Pick = Call | Card;

export class PollElement extends PageElement {
  static override styles = [tokens, base, pollStyles];
  static override properties = { ...given('sheet', 'text'), ...own('considered', 'lacksChoice') };
  declare sheet: PollSheet;
  declare text: PollWords;
  /** The actions ticked as considered; for these and the chosen one the sheet asks what others would choose. */
  considered: ReadonlySet<string> = new Set();
  /** True after an answer was given without a choice, until there is one. */
  lacksChoice = false;

  focusTitle(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  override render(): TemplateResult {
    const { sheet, words, text } = this;
    const shown = wordedSheet(sheet, { words, text });
    return html`<article>
        <h1 tabindex="-1">${shown.title}</h1>
        <p>
          ${shown.conditions.map((one) => html`<span class="condition"><bdi>${notation(one, words)}</bdi></span>`)}
        </p>
        ${this.#hand(text.yourHand, shown.hand)}
        ${shown.dummy === null ? nothing : this.#hand(text.dummy, shown.dummy)}
        ${hasAuction(sheet) ? html`<h2>${words.screen.replay.auction}</h2>` : nothing}
        ${hasAuction(sheet) && sheet.calls.length === 0 ? html`<p>${text.nothingBid}</p>` : nothing}
        ${shown.rows.length === 0 ? nothing : this.#auction(shown)}
        ${
          shown.tricks.length === 0
            ? nothing
            : html`<h2>${text.tricks}</h2>
                <ul>
                  ${shown.tricks.map((line) => html`<li>${notation(line, words)}</li>`)}
                </ul>`
        }
        ${
          shown.methods === ''
            ? nothing
            : html`<h2>${text.methods}</h2>
                <p class="said"><bdi>${shown.methods}</bdi></p>`
        }
      </article>
      ${this.#form(shown)}`;
  }

  #hand(title: string, lines: readonly string[]): TemplateResult {
    return html`<h2>${title}</h2>
      <ul class="cards" dir="ltr">
        ${lines.map((line) => html`<li>${notation(line, this.words)}</li>`)}
      </ul>`;
  }

  #auction({ heads, rows, notes }: WordedSheet): TemplateResult {
    const { words } = this;
    const cell = (one: CallCell | null): TemplateResult =>
      html`<td>
        ${one === null ? nothing : html`${notation(one.text, words)}${one.alert ? '!' : ''}${one.note === null ? nothing : html`<sup>${one.note}</sup>`}`}
      </td>`;
    return html`<table dir="ltr" role="table">
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${notation(head, words)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map(cell)}
              </tr>`,
          )}
        </tbody>
      </table>
      ${
        notes.length === 0
          ? nothing
          : html`<ol class="notes">
              ${notes.map((note) => html`<li><bdi>${notation(note, words)}</bdi></li>`)}
            </ol>`
      }`;
  }

  #form({ questions: [first, second, third] }: WordedSheet): TemplateResult {
    const { sheet, text, considered } = this;
    const picks = picksOn(sheet);
    const others = picks.filter((pick) => considered.has(pick));
    return html`<form @submit=${this.#submit} @change=${this.#changed}>
      ${this.#picks('choice', 'radio', first, picks)}
      <label class="field"
        ><span>${text.inWords}</span> <input name="words" autocomplete="off" dir="auto"
      /></label>
      ${this.#picks('considered', 'checkbox', second, picks)}
      ${others.length === 0 ? nothing : this.#picks('others', 'checkbox', third, others)}
      <label class="field"
        ><span>${text.level}</span>
        <input name="level" autocomplete="off" dir="auto" list="levels" />
        <datalist id="levels">
          ${LEVELS.map((level) => html`<option value=${text.levels[level]}></option>`)}
        </datalist>
      </label>
      <label class="field"
        ><span>${text.initials}</span> <input name="initials" autocomplete="off" dir="auto"
      /></label>
      <label class="field"
        ><span>${text.remark}</span> <textarea name="remark" rows="2" dir="auto"></textarea>
      </label>
      <button type="submit" class="primary" id="give-answer">${text.answer}</button>
    </form>`;
  }

  #picks(name: string, type: 'radio' | 'checkbox', legend: string, picks: readonly Pick[]): TemplateResult {
    const pick = (one: Pick): TemplateResult => this.#pick(name, type, one);
    const bids = picks.filter(isBid);
    const [lowest] = bids;
    // One row for each level, as in a bidding box; bids that are too low leave their places empty.
    const gone = lowest === undefined ? 0 : STRAINS.indexOf(strainOf(lowest));
    const lacks = name === 'choice' && this.lacksChoice;
    return html`<fieldset aria-describedby=${lacks ? 'lacking' : nothing}>
      <legend>${legend}</legend>
      ${name === 'choice' ? html`<p id="lacking" role="alert">${lacks ? this.text.chooseFirst : ''}</p>` : nothing}
      <div class="picks" dir="ltr">${picks.filter((one) => !isBid(one)).map(pick)}</div>
      ${
        lowest === undefined
          ? nothing
          : html`<div class="picks bids" dir="ltr">
              ${name === 'others' ? nothing : Array.from({ length: gone }, () => html`<i></i>`)}${bids.map(pick)}
            </div>`
      }
    </fieldset>`;
  }

  #pick(name: string, type: 'radio' | 'checkbox', pick: Pick): TemplateResult {
    const { words } = this;
    return html`<label
      ><input
        type=${type}
        name=${name}
        value=${pick}
        aria-label=${isCall(pick) ? words.spoken.call(pick) : words.spoken.card(pick)}
      /><span aria-hidden="true"><b>${notation(pickWritten(pick, words), words)}</b></span></label
    >`;
  }

  readonly #changed = (event: Event): void => {
    const form = event.currentTarget as HTMLFormElement;
    const words = form.elements.namedItem('words') as HTMLInputElement;
    // Words and a choice would be two answers, and only one of them is given: the later one stays.
    const changed = (event.target as HTMLInputElement).name;
    if (changed === 'choice') words.value = '';
    else if (changed === 'words' && words.value.trim() !== '')
      for (const pick of form.querySelectorAll<HTMLInputElement>('[name=choice]')) pick.checked = false;
    const data = new FormData(form);
    this.considered = new Set([...data.getAll('choice'), ...data.getAll('considered')].map(String));
    if (textIn(data, 'words') !== '' || data.has('choice')) this.lacksChoice = false;
  };

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const of = (name: string): string => textIn(data, name);
    const all = (name: string): string[] => data.getAll(name).map(String);
    const choice = of('words') || of('choice');
    if (choice === '') {
      this.lacksChoice = true;
      // On a phone the choices are far above the button. Their question stays in sight.
      form.querySelector<HTMLInputElement>('[name=choice]')?.focus({ preventScroll: true });
      form.querySelector('legend')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const considered = all('considered').filter((pick) => pick !== choice);
    const others = all('others');
    const [level, initials, remark] = [this.#level(of('level')), of('initials'), of('remark')];
    this.dispatchEvent(
      new CustomEvent<Given>('poll-given', {
        detail: {
          choice,
          ...(considered.length === 0 ? {} : { considered }),
          ...(others.length === 0 ? {} : { others }),
          ...(level === '' ? {} : { level }),
          ...(initials === '' ? {} : { initials }),
          ...(remark === '' ? {} : { remark }),
        },
      }),
    );
  };

  /** A level with a name in every language is stored by its word. */
  #level(typed: string): string {
    const { levels } = this.text;
    return LEVELS.find((level) => levels[level].toLowerCase() === typed.toLowerCase()) ?? typed;
  }
}
