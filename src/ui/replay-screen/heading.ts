/** The heading of the page: the deal, and the event that is shown. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { inLanguage, languageOf } from '../../events/inLanguage.ts';
import { occasionLines } from '../../i18n/header.ts';
import { dealTitle } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { withQuoted } from '../notation/quoted.ts';
import type { Moment, Replay } from '../../view/replay.ts';

/** Draws the title of the deal, where it was played, and the number of the event that is shown. */
export function heading(replay: Replay, moment: Moment, words: Words): TemplateResult {
  const text = words.screen.replay;
  const { events } = replay.record;
  const header = inLanguage(replay.record.header, words.language);
  const fact = occasionLines(header, words);
  const { event, session, table, scoring, source } = header;
  const quotable = [event, session, table, scoring, source];
  return html`<header>
    <div class="title">
      <h1 tabindex="-1">
        <bdi
          class="prose"
          lang=${header.title === '' ? nothing : languageOf(replay.record.header, header.title, words.language)}
          >${dealTitle(header, words)}</bdi
        >
      </h1>
      <p class="muted">
        ${fact.map((part, index) => html`${index > 0 ? ' · ' : ''}<bdi class="prose">${withQuoted(part, quotable, replay.record.header, words)}</bdi>`)}
      </p>
    </div>
    <div class="state">
      <span class="muted">${text.event({ event: moment.at, of: events.length })}</span>
    </div>
  </header>`;
}
