/** The head of the page: what deal this is, and which event one stands at. */

import { html, nothing, type TemplateResult } from 'lit';
import { inLanguage } from '../../events/inLanguage.ts';
import { placeTold } from '../../i18n/header.ts';
import { dealTitle } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { Moment, Replay } from '../replay.ts';

/** `lang`: the language the record’s own title is in, where that is known. */
export function heading(replay: Replay, moment: Moment, words: Words, lang: string): TemplateResult {
  const text = words.screen.replay;
  const { events } = replay.record;
  const header = inLanguage(replay.record.header, words.language);
  const own = header.translations?.[words.language]?.title === undefined ? lang : words.language;
  const fact = placeTold(header, words);
  return html`<header>
    <div class="title">
      <h1 tabindex="-1">
        <bdi class="prose" lang=${own === '' || header.title === '' ? nothing : own}
          >${dealTitle(header, words)}</bdi
        >
      </h1>
      <p class="muted">
        ${fact.map((part, index) => html`${index > 0 ? ' · ' : ''}<bdi class="prose">${part}</bdi>`)}
      </p>
    </div>
    <div class="state">
      <span class="muted">${text.event({ event: moment.at, of: events.length })}</span>
    </div>
  </header>`;
}
