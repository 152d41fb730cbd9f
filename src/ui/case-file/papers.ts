/** The papers of a case: printed, or saved as a page or as text, with everything or without names. */

import { html, nothing, type TemplateResult } from 'lit';
import { caseFileOf } from '../../analysis/caseFile/caseFile.ts';
import { writeCase } from '../../formats/case/writeCase.ts';
import { anonymous } from '../../publish/caseFile/anonymous.ts';
import { paperPage } from '../../publish/caseFile/paperHtml.ts';
import { claimsIn } from '../../laws/law69.ts';
import { PAPERS, type PaperName } from '../../publish/caseFile/papers.ts';
import { paperText } from '../../publish/caseFile/text.ts';
import { lastPosition, timelineOf } from '../../replay/timeline.ts';
import type { CaseShown } from './telling.ts';

/** Which paper, and whether anybody is named on it. */
export interface PaperChoice {
  readonly name: PaperName;
  readonly anonymous: boolean;
}

/** What is to be saved as a file. */
export interface CaseSaving {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** The case as it is put on paper: as it is, or with nobody named. */
export function onPaper({ file }: CaseShown, { anonymous: isBare }: PaperChoice): CaseShown['file'] {
  if (!isBare) return file;
  const { source, laws } = file.timeline;
  return caseFileOf(timelineOf(anonymous(source), laws));
}

export function papersPart(
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
  const named = (extension: string): string =>
    `${choice.name}${choice.anonymous ? '-anonymous' : ''}.${extension}`;
  const page = (): void =>
    save({
      name: named('html'),
      type: 'text/html',
      content: paperPage(choice.name, onPaper(shown, choice), shown),
    });
  const plain = (): void =>
    save({
      name: named('txt'),
      type: 'text/plain',
      content: `${paperText(choice.name, onPaper(shown, choice), shown).join('\n')}\n`,
    });
  const bare = (): void =>
    save({
      name: 'case-anonymous.json',
      type: 'application/json',
      content: writeCase(anonymous(file.timeline.source)),
    });
  const papers = PAPERS.filter(
    (name) => name !== 'claim' || claimsIn(lastPosition(file.timeline).cases).length > 0,
  );
  return html`<section class="entry papers" aria-labelledby="case-papers">
    <h2 id="case-papers">${text.paper}</h2>
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
        ${papers.map((name) => html`<option value=${name} ?selected=${name === choice.name}>${text.papers[name]}</option>`)}
      </select>
    </div>
    <label class="choice"
      ><input
        type="checkbox"
        id="paper-anonymous"
        .checked=${choice.anonymous}
        @change=${(event: Event) => choose({ ...choice, anonymous: (event.target as HTMLInputElement).checked })}
      />
      <span>${text.anonymous}</span></label
    >
    <p class="buttons">
      <button id="paper-print" @click=${print}>${text.print}</button>
      <button id="paper-page" @click=${page}>${text.savePage}</button>
      <button id="paper-text" @click=${plain}>${text.saveText}</button>
      ${choice.anonymous ? html`<button id="paper-case" @click=${bare}>${text.saveAnonymous}</button>` : nothing}
    </p>
  </section>`;
}
