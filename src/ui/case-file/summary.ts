/** The one page before the hearing. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { logLine, sectionsOf } from '../../output/page/caseFile/sections.ts';
import { takenBack } from '../../events/settle.ts';
import { storyOf } from '../../output/page/story.ts';
import { handsShown } from '../../output/page/text.ts';
import { notation } from '../notation/notation.ts';
import { lineText, sectionShown } from './lines.ts';
import type { CaseShown } from './caseShown.ts';

/** Draws the whole case to read: the deal, its hands and every section. */
export function summarySection(shown: CaseShown): TemplateResult {
  const { file, words, text } = shown;
  const story = storyOf(file.timeline, words);
  const { timeline } = file;
  return html`<p class="facts">${story.facts.map((fact) => html`<span>${notation(fact, words)}</span>`)}</p>
    ${story.occasion.length === 0 ? nothing : html`<p class="muted"><bdi>${story.occasion.join(' · ')}</bdi></p>`}
    <p class="muted">
      ${text.underLaws({ edition: timeline.laws.edition, events: timeline.source.events.length })}
    </p>
    <section aria-labelledby="case-hands">
      <h2 id="case-hands">${text.sections.hands}</h2>
      <ul class="hands">
        ${handsShown(story, words).map((line) => html`<li>${notation(line, words)}</li>`)}
      </ul>
    </section>
    ${sectionsOf(file, shown).map((section) => sectionShown(section, shown))}`;
}

/** The log: every entry with a link to its moment. Who stored it and when is not shown. */
export function logSection(shown: CaseShown): TemplateResult {
  const { file, text } = shown;
  const { timeline } = file;
  const gone = takenBack(timeline.source);
  return html`<h2 id="case-log">${text.tabs.log}</h2>
    <ol class="log" aria-labelledby="case-log">
      ${timeline.source.events.map((fact, event) => {
        const line = lineText(logLine({ fact, event }, file, shown), shown);
        return html`<li value=${event + 1}>
          ${
            gone.has(event)
              ? html`<s><a class="moment" href=${shown.linkTo(event + 1)}>${line}</a></s>`
              : html`<a class="moment" href=${shown.linkTo(event + 1)}>${line}</a>`
          }
        </li>`;
      })}
    </ol>`;
}
