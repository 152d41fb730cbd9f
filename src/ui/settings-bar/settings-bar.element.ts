/** The reader’s settings: language, card and seat letters, the ten, suit colours, light or dark, the edition of the Laws. */

import { css, html, nothing, svg, type TemplateResult } from '../lit.ts';
import { live } from 'lit/directives/live.js';
import { LANGUAGES, LANGUAGE_NAMES, type Language, type Settings } from '../../i18n/settings.ts';
import { EDITIONS, type Edition } from '../../lawbook/editions.ts';
import { dismissable } from '../dismiss.ts';
import { choiceField, listField, notationFields } from '../fields/labelled.ts';
import type { Preferences } from '../replay-screen/preferences.ts';
import { PageElement, given } from '../element.ts';
import { base, unseen } from '../styles/base.ts';

type Theme = 'auto' | 'light' | 'dark';

export interface Choices {
  readonly settings: Settings;
  readonly preferences: Preferences;
  readonly theme: Theme;
  /** Null uses each record's own edition. */
  readonly edition: Edition | null;
}

export class SettingsBarElement extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        position: relative;
      }
      summary {
        display: inline-flex;
        align-items: center;
        min-block-size: 40px;
        padding: 0.25rem 0.8rem;
        border: 1px solid var(--dr-border);
        border-radius: var(--dr-radius);
        background: var(--dr-surface);
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary svg {
        display: none;
        inline-size: 1.375rem;
        block-size: auto;
        fill: var(--dr-surface);
        stroke: currentColor;
        stroke-width: 1.6;
      }
      .sheet {
        position: absolute;
        inset-inline-end: 0;
        inset-block-start: calc(100% + 0.4rem);
        z-index: 5;
        display: grid;
        gap: 0.55rem;
        inline-size: min(23rem, calc(100vw - 1.5rem));
        padding: 1rem;
        border: 1px solid var(--dr-edge);
        border-radius: 10px;
        background: var(--dr-surface);
        box-shadow: 0 8px 28px rgb(0 0 0 / 18%);
      }
      label {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
        gap: 0.6rem;
        align-items: center;
        font-size: 0.92rem;
      }
      select {
        inline-size: 100%;
      }
      [role='status']:empty {
        display: none;
      }
      input[type='checkbox'] {
        inline-size: 1.3rem;
        block-size: 1.3rem;
        accent-color: var(--dr-accent);
      }
      /* On a phone the sheet is as wide as the bar, wherever the button is. */
      @media (max-width: 30em) {
        :host {
          position: static;
        }
        .sheet {
          inset-inline: 0;
          inline-size: auto;
        }
      }
      @media (max-height: 30em) {
        summary {
          min-block-size: 32px;
        }
      }
      @media (max-width: 40em) {
        summary span {
          ${unseen}
        }
        summary svg {
          display: block;
        }
      }
    `,
  ];
  static override properties = given('choices', 'failed');
  declare choices: Choices;
  /** True if the chosen language could not be loaded. */
  failed = false;

  override render(): TemplateResult {
    const { choices, words } = this;
    const text = words.screen.settings;
    const { settings, preferences } = choices;
    const editions = [['', text.editionOfRecord], ...EDITIONS.map((each) => [each, each] as const)] as const;
    return html`<details @toggle=${dismissable}>
      <summary>
        <span>${text.title}</span
        ><svg viewBox="0 0 20 20" aria-hidden="true">
          ${svg`<path d="M3 6h14M3 14h14"></path><circle cx="7" cy="6" r="2.4"></circle><circle cx="13" cy="14" r="2.4"></circle>`}
        </svg>
      </summary>
      <div class="sheet">
        ${this.language()}
        ${notationFields(settings, words, words.names.localSeatLetters, (change) => this.change({ settings: { ...settings, ...change } }))}
        ${choiceField(text.played, preferences.played, text.playedChoices, (value) => this.change({ preferences: { ...preferences, played: value as Preferences['played'] } }))}
        ${choiceField(text.theme, choices.theme, text.themes, (value) => this.change({ theme: value as Theme }))}
        ${listField(text.edition, choices.edition ?? '', editions, (value) => this.change({ edition: value === '' ? null : (value as Edition) }))}
        <label
          >${text.keys}<input
            type="checkbox"
            .checked=${preferences.letterKeys}
            @change=${(event: Event) => this.change({ preferences: { ...preferences, letterKeys: (event.target as HTMLInputElement).checked } })}
        /></label>
      </div>
    </details>`;
  }

  /** Each language has its own name, so that readers find it in a page that they can't read. */
  private language(): TemplateResult {
    const { choices, words } = this;
    const { settings } = choices;
    return html`<label
        >${words.screen.settings.language}
        <select
          .value=${live(words.language)}
          @change=${(event: Event) => this.change({ settings: { ...settings, language: (event.target as HTMLSelectElement).value as Language } })}
        >
          ${LANGUAGES.map((language) => html`<option value=${language} lang=${language} ?selected=${language === words.language}>${LANGUAGE_NAMES[language]}</option>`)}
        </select></label
      >
      <p role="status">${this.failed ? words.screen.settings.languageFailed : nothing}</p>`;
  }

  private change(change: Partial<Choices>): void {
    this.send('choices-change', { ...this.choices, ...change });
  }
}
