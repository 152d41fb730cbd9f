/** Polls of peers in the case file: prepare one, show it to a person, print, copy or send it, and count the answers. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { cache } from 'lit/directives/cache.js';
import { countOf, type Poll } from '../../audit/polls/polls.ts';
import { sheetOf } from '../../audit/polls/sheet.ts';
import { isSame } from '../../domain/json.ts';
import { choiceNamed, levelText, pollsLines } from '../../output/page/polls/counted.ts';
import { afterAnswer, answerIn, packedSheet, stampOf, type Given } from '../../output/page/polls/link.ts';
import { sheetPage, sheetText } from '../../output/page/polls/sheetText.ts';
import { notation } from '../notation/notation.ts';
import { lineList } from './lines.ts';
import type { CaseSaving } from './papers.ts';
import { markedMoment, preparing, type PollChoosing } from './preparing.ts';
import { givenBackLine } from './fields.ts';
import type { CaseShown, Filing } from './caseShown.ts';

/** A text that was to be copied. */
export interface PollCopied {
  /** The number of the poll. */
  readonly poll: number;
  readonly text: string;
  /** True if the browser allowed the copy; otherwise the text is shown for copying by hand. */
  readonly worked: boolean;
}

/** The actions of the polls in the case file around them. */
export interface PollActs extends PollChoosing {
  /** Shows the sheet on the whole screen, for a person who is handed the device. */
  readonly show: (poll: Poll) => void;
  readonly save: (saving: CaseSaving) => void;
  readonly copied: PollCopied | null;
  readonly copy: (poll: number, text: string) => void;
}

/**
 * Draws every poll with its answers, and answers that belong to no poll. The form for a new poll is drawn
 * while the case is open.
 */
export function pollsSection(shown: CaseShown, acts: PollActs): TemplateResult {
  const { file, text, closed } = shown;
  const { polls, stray } = file.polls;
  return html`<section aria-labelledby="case-polls" class="polls">
    <h2 id="case-polls">${text.sections.polls}</h2>
    <p class="muted">${text.polls.what}</p>
    ${polls.map((poll) => pollShown(poll, shown, acts))}
    ${stray.length === 0 ? nothing : lineList(pollsLines({ ...file, polls: { polls: [], stray } }, shown), shown)}
    ${cache(closed ? nothing : preparing(shown, acts))}
  </section>`;
}

function pollShown(poll: Poll, shown: CaseShown, acts: PollActs): TemplateResult {
  const { file, words, text: all, closed } = shown;
  const text = all.polls;
  const { number, fact } = poll;
  const sheetWords = { words, text };
  const sheet = sheetOf(fact);
  const link = `#poll=${packedSheet(fact)}`;
  const named = (extension: string): string => `poll-${number}.${extension}`;
  const paper = (): void =>
    acts.save({ name: named('html'), type: 'text/html', content: sheetPage(sheet, sheetWords) });
  const copies = (what: string) => () => acts.copy(number, what);
  return html`<article class="entry" id=${`poll-${number}`}>
    ${lineList(pollsLines({ ...file, polls: { polls: [poll], stray: [] } }, shown), shown)}
    ${counted(poll, shown)}
    <p class="buttons">
      ${closed ? nothing : html`<button class="primary" id=${`poll-ask-${number}`} @click=${() => acts.show(poll)}>${text.askNow}</button>`}
      <a class="button" href=${link} target="_blank" rel="noopener">${text.openSheet}</a>
      <button id=${`poll-copy-${number}`} @click=${copies(`${sheetText(sheet, sheetWords).join('\n')}\n`)}>
        ${text.copySheet}
      </button>
      <button id=${`poll-link-${number}`} @click=${copies(new URL(link, location.href).href)}>
        ${text.copyLink}
      </button>
      <button id=${`poll-page-${number}`} @click=${paper}>${text.printed}</button>
    </p>
    ${acts.copied?.poll === number ? copiedShown(acts.copied, shown) : nothing}
    ${cache(closed ? nothing : sentBack(poll, shown))}
  </article>`;
}

function copiedShown({ text, worked }: PollCopied, { text: { polls } }: CaseShown): TemplateResult {
  return worked
    ? html`<p role="status">${polls.copied}</p>`
    : html`<label class="field"
        ><span role="status">${polls.copyByHand}</span
        ><textarea readonly rows="4" dir="auto" .value=${text}></textarea>
      </label>`;
}

/** By choice, how many players chose it and considered it, in all and by level. */
function counted(poll: Poll, shown: CaseShown): TemplateResult | typeof nothing {
  const { words, text: all } = shown;
  const text = all.polls;
  const { asked, levels, choices } = countOf(poll);
  if (asked === 0) return nothing;
  const some = choices.some(({ others }) => others > 0);
  const name = text.poll({ number: poll.number });
  return html`<div class="scrolls" role="group" tabindex="0" aria-label=${name}>
    <table role="table" aria-label=${name}>
      <thead>
        <tr>
          <th scope="col">${text.choice}</th>
          <th scope="col">${text.chose}</th>
          <th scope="col">${text.considered}</th>
          ${some ? html`<th scope="col">${text.others}</th>` : nothing}
          ${levels.length < 2 ? nothing : levels.map(({ level, asked: of }) => html`<th scope="col"><bdi>${levelText(level, shown)}</bdi> (${of})</th>`)}
        </tr>
      </thead>
      <tbody>
        ${choices.map(
          (one) =>
            html`<tr>
              <th scope="row"><bdi>${notation(choiceNamed(one.choice, shown), words)}</bdi></th>
              <td>${one.chose}</td>
              <td>${one.considered}</td>
              ${some ? html`<td>${one.others}</td>` : nothing}
              ${
                levels.length < 2
                  ? nothing
                  : levels.map(({ level }) => {
                      const of = one.levels.find((each) => each.level === level);
                      return html`<td>
                        ${text.reaches({ considering: String(of?.considered ?? 0), choosing: String(of?.chose ?? 0) })}
                      </td>`;
                    })
              }
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The field for an answer that came as a message. */
function sentBack(poll: Poll, shown: CaseShown): TemplateResult {
  const { number, fact } = poll;
  const text = shown.text.polls;
  const id = `poll-message-${number}`;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const field = form.elements.namedItem('message') as HTMLTextAreaElement;
    field.setCustomValidity('');
    if (!form.reportValidity()) return;
    const refuse = (why: string): void => {
      field.setCustomValidity(why);
      form.reportValidity();
    };
    const answer = answerIn(field.value);
    if (answer === null) return refuse(text.noAnswer);
    const { type: _type, poll: stamp, ...given } = answer;
    if (stamp !== stampOf(packedSheet(fact))) return refuse(text.otherPoll);
    // Two people may give the same answer; the same message may also be pasted twice.
    const isPressedAgain = form.dataset['again'] === field.value;
    form.dataset['again'] = field.value;
    if (
      !isPressedAgain &&
      poll.answers.some(({ fact: { type: _of, poll: _to, ...before } }) => isSame(before, given))
    )
      return refuse(text.sameAnswer);
    // A message with the answers of several people is taken one by one: what is not taken yet stays.
    const rest = afterAnswer(field.value);
    shown.send(form, answerFiled(poll, given, shown), () => {
      form.reset();
      field.value = rest;
    });
  };
  return html`<details>
    <summary>${text.paste}</summary>
    <form class="entry" id=${`poll-paste-${number}`} novalidate @submit=${submit}>
      ${givenBackLine(`poll-paste-${number}`, shown)}
      <div class="row">
        <label for=${id}>${text.pasteHint}</label>
        <textarea
          id=${id}
          name="message"
          rows="3"
          required
          dir="auto"
          @input=${(event: Event) => (event.target as HTMLTextAreaElement).setCustomValidity('')}
        ></textarea>
      </div>
      <button type="submit">${text.take}</button>
    </form>
  </details>`;
}

/** Stores the answer, with a name for the moment behind its poll where that has none. */
export function answered(poll: Poll, given: Given, shown: CaseShown): void {
  shown.add(answerFiled(poll, given, shown));
}

function answerFiled({ event, number }: Poll, given: Given, { file }: CaseShown): Filing {
  const { name, marks } = markedMoment(event + 1, `poll-${number}`, file.timeline.source.marks ?? {});
  return () => ({ facts: [{ type: 'PollAnswered', poll: name, ...given }], marks });
}
