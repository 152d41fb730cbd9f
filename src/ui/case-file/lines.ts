/** Lines of a case, each with the way to the moment it rests on. */

import { html, nothing, type TemplateResult } from 'lit';
import type { CaseSection } from '../../publish/caseFile/sections.ts';
import type { CaseLine } from '../../publish/caseFile/telling.ts';
import { notation } from '../notation/notation.ts';
import type { CaseShown } from './telling.ts';

export function lineList(lines: readonly CaseLine[], shown: CaseShown): TemplateResult {
  return html`<ul class="lines">
    ${lines.map(
      ({ text, at, matters }) =>
        html`<li class=${matters === true ? 'matters' : nothing}>
          ${at === null ? notation(text, shown.words) : momentLink(text, at, shown)}
        </li>`,
    )}
  </ul>`;
}

/** The sentence itself leads there. */
export function momentLink(
  text: string,
  at: number,
  { words, linkTo, text: own }: CaseShown,
): TemplateResult {
  return html`<a class="moment" href=${linkTo(at)}>${notation(text, words)}</a>${
      at === 0 ? nothing : html` <small class="muted">${own.atEvent({ event: at })}</small>`
    }`;
}

export function sectionShown({ name, title, lines }: CaseSection, shown: CaseShown): TemplateResult {
  return html`<section aria-labelledby=${`case-${name}`}>
    <h2 id=${`case-${name}`}>${title}</h2>
    ${
      name === 'missing'
        ? html`<p class="missing">${lines.map(({ text }) => text).join(' · ')}</p>`
        : lineList(lines, shown)
    }
  </section>`;
}
