/** The papers of a case: printed, or saved as a page or as text, complete or without names. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { bareCaseFile, paperFile, papersOf, type PaperChoice } from '../../output/page/caseFile/onPaper.ts';
import { PAPERS } from '../../output/page/caseFile/papers.ts';
import type { CaseShown } from './caseShown.ts';

/** A file to be saved. */
export interface CaseSaving {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Draws the choice of a paper and the buttons that print or save it. */
export function papersSection(
  shown: CaseShown,
  choice: PaperChoice,
  {
    choose,
    print,
    save,
  }: {
    readonly choose: (choice: PaperChoice) => void;
    readonly print: () => void;
    readonly save: (saving: CaseSaving) => void;
  },
): TemplateResult {
  const { text, file } = shown;
  const isCasebook = choice.name === 'casebook';
  const named = (extension: string): string => {
    if (isCasebook) return `${choice.name}.${extension}`;
    if (choice.anonymous) return `${choice.name}-anonymous.${extension}`;
    // Several cases of an evening are saved into the same folder. A paper without numbers does not have them in its name, either.
    const [, board] = /^ *([a-z0-9]+) *$/i.exec(file.timeline.record.header.deal.board) ?? [];
    return `${board === undefined ? '' : `board-${board}-`}${choice.name}.${extension}`;
  };
  const page = (): void =>
    save({ name: named('html'), type: 'text/html', content: paperFile('html', shown, choice) });
  const plain = (): void =>
    save({ name: named('txt'), type: 'text/plain', content: paperFile('text', shown, choice) });
  const bare = (): void =>
    save({ name: 'case-anonymous.json', type: 'application/json', content: bareCaseFile(file) });
  return html`<section class="entry papers" aria-labelledby="case-papers">
    <h2 id="case-papers">${text.papersTitle}</h2>
    <div class="row">
      <label for="paper">${text.paper}</label>
      <select
        id="paper"
        @change=${(event: Event) =>
          choose({
            ...choice,
            name: PAPERS.find((one) => one === (event.target as HTMLSelectElement).value) ?? 'report',
          })}
      >
        ${papersOf(file).map((name) => html`<option value=${name} ?selected=${name === choice.name}>${text.papers[name]}</option>`)}
      </select>
    </div>
    ${
      isCasebook
        ? ticked('paper-words', choice.words, text.withWords, (words) => choose({ ...choice, words }))
        : ticked('paper-anonymous', choice.anonymous, text.anonymous, (bare) =>
            choose({ ...choice, anonymous: bare }),
          )
    }
    <p class="buttons">
      <button id="paper-print" @click=${print}>${text.print}</button>
      <button id="paper-page" @click=${page}>${text.savePage}</button>
      <button id="paper-text" @click=${plain}>${text.saveText}</button>
      ${choice.anonymous && !isCasebook ? html`<button id="paper-case" @click=${bare}>${text.saveAnonymous}</button>` : nothing}
      ${shown.shareLink === null ? nothing : html`<a id="paper-share" class="button" href=${shown.shareLink}>${text.shareDeal}</a>`}
    </p>
  </section>`;
}

function ticked(
  id: string,
  checked: boolean,
  label: string,
  tick: (checked: boolean) => void,
): TemplateResult {
  return html`<label class="choice"
    ><input
      type="checkbox"
      id=${id}
      .checked=${checked}
      @change=${(event: Event) => tick((event.target as HTMLInputElement).checked)}
    />
    <span>${label}</span></label
  >`;
}
