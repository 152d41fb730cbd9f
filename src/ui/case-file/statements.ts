/** What the sides, the director and witnesses said, each in his own words, with when. */

import { html, nothing, type TemplateResult } from 'lit';
import { statementsTold } from '../../publish/caseFile/sections.ts';
import { areaRow, entered, personRow, rowOf } from './fields.ts';
import { lineList } from './lines.ts';
import { plainly, type CaseShown } from './telling.ts';

export function statementsPart(shown: CaseShown): TemplateResult {
  const { file, text, closed } = shown;
  return html`<section aria-labelledby="case-statements">
    <h2 id="case-statements">${text.sections.statements}</h2>
    ${lineList(statementsTold(file, shown), shown)} ${closed ? nothing : statementForm(shown)}
  </section>`;
}

function statementForm(shown: CaseShown): TemplateResult {
  const { text, add } = shown;
  const submit = (event: SubmitEvent): void => {
    const { by, time, words } = entered(event);
    if (by === '' || words === '') return;
    add(plainly({ type: 'StatementMade', by, text: words, ...(time === '' ? {} : { time }) }));
    (event.target as HTMLFormElement).reset();
  };
  return html`<form class="entry" id="add-statement" @submit=${submit}>
    <h3>${text.addStatement}</h3>
    ${personRow('statement', shown, ['N', 'E', 'S', 'W', 'NS', 'EW', 'director', 'witness'])}
    ${areaRow('statement', 'words', text.words)} ${rowOf('statement', 'time', text.when)}
    <button type="submit">${text.addStatement}</button>
  </form>`;
}
