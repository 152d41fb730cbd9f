/** The contents of the record beside cards and calls: statements, people's findings, disputed and agreed facts, and the header. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Fact } from '../../events/event.ts';
import { headFor, languageOf } from '../../events/inLanguage.ts';
import { saidIn } from '../../events/said.ts';
import { takenBack } from '../../events/settle.ts';
import { isNoted } from '../../events/vouching.ts';
import { headerSections } from '../../i18n/header.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { notation } from '../notation/notation.ts';
import { withQuoted } from '../notation/quoted.ts';
import { vouched } from '../notation/vouched.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import type { Perspective } from '../table/perspective.ts';
import { factsStyles } from './facts.styles.ts';

export class FactsElement extends PageElement {
  static override styles = [base, panel, factsStyles];
  static override properties = given('replay', 'at', 'perspective');
  declare replay: Replay;
  declare at: number;
  /** The perspective; one that does not see all hands does not show later events. */
  perspective: Perspective = 'open';

  override render(): TemplateResult | typeof nothing {
    const { words, replay, perspective, at } = this;
    const text = words.screen.facts;
    const about = headerSections(replay.record.header, words);
    const noted = replay.record.events.flatMap((fact, event) =>
      isNoted(fact) && (perspective === 'open' || event < at) ? [event] : [],
    );
    if (about.length === 0 && noted.length === 0) return nothing;
    const gone = takenBack(replay.record);
    return html`
      ${
        noted.length === 0
          ? nothing
          : html`<h2 id="facts">${text.title}</h2>
              <ul aria-labelledby="facts">
                ${noted.map((event) => this.row(event, gone.get(event)))}
              </ul>`
      }
      ${about.map(
        ({ title, lines }) =>
          html`<h2>${title}</h2>
            ${lines.map((line) => html`<p class="notes">${this.line(line, title)}</p>`)}`,
      )}
    `;
  }

  /** The program’s own sentences about the record are in the reader's language. */
  private line(line: string, title: string): TemplateResult {
    const { words, replay } = this;
    const isOwn = title === words.screen.facts.notes;
    const lang = isOwn ? languageOf(replay.record.header, line, words.language) : nothing;
    return html`<bdi lang=${lang}>${line}</bdi>`;
  }

  /** @param undone the entry that took this one back */
  private row(event: number, undone: Fact | undefined): TemplateResult | typeof nothing {
    const { words, replay } = this;
    const fact = replay.record.events[event];
    if (fact === undefined) return nothing;
    const sentence = withQuoted(
      factSentence(fact, replay.table(event), words, words.written),
      saidIn(fact),
      headFor(replay.record.header, fact),
      words,
    );
    return html`<li>
      <button class="quiet" aria-current=${this.at === event + 1 ? 'step' : 'false'} data-go-to=${event + 1}>
        ${undone === undefined ? sentence : html`<s>${sentence}</s>`}
      </button>
      ${undone === undefined ? nothing : html`<p>${notation(factSentence(undone, replay.table(event), words, words.written), words)}</p>`}
      ${vouched(fact, replay.record.header, words)}
    </li>`;
  }
}
