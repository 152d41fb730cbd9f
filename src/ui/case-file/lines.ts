/** Lines of a case, each with a link to its moment. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { directionOf } from '../../i18n/languages.ts';
import { isInColumns, lineClasses } from '../../output/page/caseFile/papers.ts';
import type { CaseSection } from '../../output/page/caseFile/sections.ts';
import { piecesOf, type CaseLine } from '../../output/page/caseFile/wording.ts';
import { notation } from '../notation/notation.ts';
import type { CaseShown } from './caseShown.ts';

/** Draws lines of the case as a list. A line that belongs to a moment is a link to it. */
export function lineList(
  lines: readonly CaseLine[],
  shown: CaseShown,
  { inColumns = false } = {},
): TemplateResult {
  return html`<ul class="lines ${inColumns ? 'columns' : ''}">
    ${lines.map(
      (line) =>
        html`<li class=${lineClasses(line)}>
          ${line.at === null ? lineText(line, shown) : momentLink({ ...line, at: line.at }, shown)}
        </li>`,
    )}
  </ul>`;
}

/** The sentence itself leads there. */
export function momentLink(line: CaseLine & { readonly at: number }, shown: CaseShown): TemplateResult {
  const { at } = line;
  return html`<a class="moment" href=${shown.linkTo(at)}>${lineText(line, shown)}</a>${
      at === 0 ? nothing : html` <small class="muted">${shown.text.atEvent({ event: at })}</small>`
    }`;
}

/** A line in which people's words have their own language and direction. */
export function lineText(
  line: Pick<CaseLine, 'text' | 'said'>,
  { words }: Pick<CaseShown, 'words'>,
): (TemplateResult | string)[] {
  return piecesOf(line).flatMap(({ text, lang }) =>
    lang === null
      ? notation(text, words)
      : lang === ''
        ? [html`<bdi class="prose">${notation(text, words)}</bdi>`]
        : [html`<bdi class="prose" lang=${lang} dir=${directionOf(lang)}>${text}</bdi>`],
  );
}

/**
 * Draws one section of the case with its title. Missing fields stand in one paragraph, everything else in
 * a list.
 */
export function sectionShown(part: CaseSection, shown: CaseShown): TemplateResult {
  const { name, title, lines } = part;
  return html`<section aria-labelledby=${`case-${name}`}>
    <h2 id=${`case-${name}`}>${title}</h2>
    ${
      name === 'missing'
        ? html`<p class="missing">${lines.map(({ text }) => text).join('\u00a0· ')}</p>`
        : lineList(lines, shown, { inColumns: isInColumns(part) })
    }
  </section>`;
}
