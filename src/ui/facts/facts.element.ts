/** What the record says besides cards and calls: notes, statements, findings of people, and who disputes or agrees to what. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { inLanguage } from '../../events/inLanguage.ts';
import { isNoted, noteOn, vouchingOf } from '../../events/vouching.ts';
import { factSentence, vouchedText } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import type { Perspective } from '../table/perspective.ts';
import { factsStyles } from './facts.styles.ts';

export class FactsElement extends LitElement {
  static override styles = [base, panel, factsStyles];
  static override properties = {
    replay: { attribute: false },
    at: { type: Number },
    words: { attribute: false },
    perspective: {},
  };
  declare replay: Replay;
  declare at: number;
  declare words: Words;
  /** Through other eyes than those that see all, what is to come is not told. */
  declare perspective: Perspective;

  constructor() {
    super();
    this.perspective = 'open';
  }

  override render(): TemplateResult | typeof nothing {
    const { words, replay, perspective, at } = this;
    const text = words.screen.facts;
    const { notes = '' } = inLanguage(replay.record.header, words.language);
    const told = replay.record.events.flatMap((fact, event) =>
      isNoted(fact) && (perspective === 'open' || event < at) ? [event] : [],
    );
    if (notes === '' && told.length === 0) return nothing;
    return html`
      ${
        told.length === 0
          ? nothing
          : html`<h2 id="facts">${text.title}</h2>
              <ul aria-labelledby="facts">
                ${told.map((event) => this.row(event))}
              </ul>`
      }
      ${
        notes === ''
          ? nothing
          : html`<h2>${text.notes}</h2>
              <p class="notes"><bdi>${notes}</bdi></p>`
      }
    `;
  }

  private row(event: number): TemplateResult | typeof nothing {
    const { words, replay } = this;
    const fact = replay.record.events[event];
    if (fact === undefined) return nothing;
    const vouched = vouchingOf(fact) === null ? '' : vouchedText(fact, words, words.written);
    const note = noteOn(fact);
    return html`<li>
      <button class="quiet" aria-current=${this.at === event + 1 ? 'step' : 'false'} data-go-to=${event + 1}>
        ${notation(factSentence(fact, replay.table(event), words, words.written), words)}
      </button>
      ${
        vouched === '' && note === ''
          ? nothing
          : html`<p>
              ${vouched === '' ? nothing : html`<span class=${fact.status ?? ''}>${notation(vouched, words)}</span>`}
              ${note === '' ? nothing : html`<bdi class="prose">${note}</bdi>`}
            </p>`
      }
    </li>`;
  }
}
