/** Statements of the sides, the director and witnesses in their own words, with time, signature and language. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { cache } from 'lit/directives/cache.js';
import { statementLines } from '../../output/page/caseFile/sections.ts';
import { SPOKEN, languageName } from '../../i18n/languages.ts';
import { wordsRow, entered, givenBackLine, personRow, textRow, selectRow } from './fields.ts';
import { lineList } from './lines.ts';
import { plainly, type CaseShown } from './caseShown.ts';

/** Draws what people said. The form for a new statement is drawn while the case is open. */
export function statementsSection(shown: CaseShown): TemplateResult {
  const { file, text, closed } = shown;
  return html`<section aria-labelledby="case-statements">
    <h2 id="case-statements">${text.sections.statements}</h2>
    ${lineList(statementLines(file, shown), shown)} ${cache(closed ? nothing : statementForm(shown))}
  </section>`;
}

function statementForm(shown: CaseShown): TemplateResult {
  const { text, send } = shown;
  const submit = (event: SubmitEvent): void => {
    const { by, time, words, signed, lang, translated, translator } = entered(event);
    if (by === '' || words === '') return;
    send(
      event.target as HTMLFormElement,
      plainly({
        type: 'StatementMade',
        by,
        text: words,
        ...(time === '' ? {} : { time }),
        ...(signed === '' ? {} : { signed: signed === 'yes' }),
        ...(lang === '' ? {} : { lang }),
        ...(translated === 'yes' || translator !== '' ? { translator } : {}),
      }),
    );
  };
  return html`<form class="entry" id="add-statement" @submit=${submit}>
    <h3>${text.addStatement}</h3>
    ${givenBackLine('add-statement', shown)}
    ${personRow('statement', shown, ['N', 'E', 'S', 'W', 'NS', 'EW', 'director', 'witness'])}
    ${wordsRow('statement', text.words)} ${textRow('statement', 'time', text.when)}
    ${selectRow(
      'statement',
      'signed',
      text.isSigned,
      [
        ['yes', text.choices.yes],
        ['no', text.choices.no],
      ],
      undefined,
      true,
    )}
    ${selectRow('statement', 'lang', text.statementLanguage, languagesFor(shown), undefined, true)}
    <label class="choice"
      ><input type="checkbox" id="statement-translated" name="translated" value="yes" />
      <span>${text.isTranslation}</span></label
    >
    ${textRow('statement', 'translator', text.translator)}
    <button type="submit">${text.addStatement}</button>
  </form>`;
}

/** By their names in the reader’s language, in its alphabetical order. */
function languagesFor({ words }: CaseShown): readonly (readonly [tag: string, name: string])[] {
  const { compare } = new Intl.Collator(words.language);
  return SPOKEN.map((tag) => [tag, languageName(tag, words)] as const).sort(([, one], [, other]) =>
    compare(one, other),
  );
}
