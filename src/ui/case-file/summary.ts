/** The one page before the hearing. */

import { html, nothing, type TemplateResult } from 'lit';
import { sectionsOf } from '../../publish/caseFile/sections.ts';
import { noteSentence } from '../../publish/caseFile/sections.ts';
import { takenBack } from '../../events/settle.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { storyOf } from '../../publish/story.ts';
import { handsText } from '../../publish/text.ts';
import { notation } from '../notation/notation.ts';
import { sectionShown } from './lines.ts';
import type { CaseShown } from './telling.ts';

export function summaryPart(shown: CaseShown): TemplateResult {
  const { file, words, text } = shown;
  const story = storyOf(file.timeline, words);
  const { timeline } = file;
  return html`<p class="facts">${story.facts.map((fact) => html`<span>${notation(fact, words)}</span>`)}</p>
    ${story.place.length === 0 ? nothing : html`<p class="muted"><bdi>${story.place.join(' · ')}</bdi></p>`}
    <p class="muted">
      ${text.underLaws({ edition: timeline.laws.edition, events: timeline.source.events.length })}
    </p>
    <section aria-labelledby="case-hands">
      <h2 id="case-hands">${text.sections.hands}</h2>
      <ul class="hands">
        ${handsText(story, words).map((line) => html`<li>${notation(line, words)}</li>`)}
      </ul>
    </section>
    ${sectionsOf(file, shown).map((section) => sectionShown(section, shown))}`;
}

/** Everything of the log, each entry with the way to its moment; who stored it when is no part of what happened. */
export function logPart(shown: CaseShown): TemplateResult {
  const { file, words, text } = shown;
  const { timeline } = file;
  const gone = takenBack(timeline.source);
  return html`<h2 id="case-log">${text.tabs.log}</h2>
    <ol class="log" aria-labelledby="case-log">
      ${timeline.source.events.map((fact, event) => {
        const said =
          noteSentence(fact, file, shown) ??
          factSentence(fact, timeline.positions[event]?.table ?? null, words, words.written);
        return html`<li value=${event + 1}>
          ${
            gone.has(event)
              ? html`<s><a class="moment" href=${shown.linkTo(event + 1)}>${notation(said, words)}</a></s>`
              : html`<a class="moment" href=${shown.linkTo(event + 1)}>${notation(said, words)}</a>`
          }
        </li>`;
      })}
    </ol>`;
}
