/** `<dt-say-this>`: what a director says to the players now, in their language, and the choices, each with one press. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { sayWordsFor } from '../../i18n/say/load.ts';
import type { SayWords } from '../../i18n/say/words.ts';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '../../i18n/settings.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import type { Option } from '../../lawbook/choices.ts';
import { clauseLink } from '../clause/clause.ts';
import { askToClose, closedByKey, drawnInFront } from '../front.ts';
import { Latest } from '../latest.ts';
import { notation } from '../notation/notation.ts';
import { choiceGroups, type ChoiceGroup } from '../options-panel/options.ts';
import { clauseOfOption } from '../options-panel/clauses.ts';
import { slotsOfOption } from '../../output/baked/optionSlots.ts';
import { recorded } from '../recorded.ts';
import { MomentElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { dialog } from '../styles/dialog.ts';
import { disputesAt, spokenAt } from './spoken.ts';

/** What lies behind is not printed, and takes no sheets. */
const { styleSheet: aloneOnPaper } = css`
  @media print {
    :has(> dt-say-this[data-shown]) > :not(dt-say-this) {
      display: none;
    }
  }
`;

export class SayThisElement extends MomentElement {
  static override styles = [
    base,
    dialog,
    css`
      .players {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        max-inline-size: 24rem;
        padding-block: 0.4rem 0.6rem;
      }
      .players button {
        flex: 1 0 auto;
        padding-inline: 0.2rem;
      }
      .players button[aria-pressed='true'] {
        border-color: var(--dr-accent);
        background: var(--dr-accent-wash);
        font-weight: 600;
      }
      .disputed {
        margin-block-end: 0.7rem;
        padding: 0.5rem 0.7rem;
        border-inline-start: 3px solid var(--dr-warn);
        background: var(--dr-accent-wash);
      }
      .speech {
        overflow-wrap: anywhere;
        font: 400 1.2rem / 1.5 var(--dr-font-serif);
      }
      .speech:focus {
        outline: none;
      }
      .speech p {
        padding-block: 0.15rem;
      }
      .called {
        font-weight: 600;
        font-size: 1.35rem;
      }
      section + section {
        margin-block-start: 0.7rem;
      }
      h3 {
        padding-block: 0.5rem 0.3rem;
        font-size: 1.2rem;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.1rem 0.7rem;
        align-items: center;
        padding-block: 0.4rem;
        border-block-start: 1px solid var(--dr-border);
      }
      li button {
        justify-self: start;
        border-color: var(--dr-accent);
        font-weight: 600;
        text-align: start;
      }
      li button::first-letter {
        text-transform: uppercase;
      }
      li p {
        grid-column: 1 / -1;
        font-size: 1.02rem;
      }
      .ref {
        font-size: 0.9rem;
      }
      .close {
        padding-block-start: 0.8rem;
      }
      /* Paper has the speech alone, without its buttons. */
      @media print {
        dialog[open] {
          display: block;
          position: absolute;
          inset-block-end: auto;
          inline-size: auto;
          max-block-size: none;
          overflow: visible;
          margin: 0;
          padding: 0;
          border: 0;
        }
        li,
        .called + p {
          break-inside: avoid;
        }
        .called,
        h3 {
          break-after: avoid;
        }
        .players,
        .close {
          display: none;
        }
      }
    `,
  ];
  static override properties = { ...given('shown'), ...own('players', 'say') };
  /** True while it is in front of the page; `close-asked` requests to close it. */
  shown = false;
  /** The players' language; the reader’s own until another is chosen. */
  players: Language | null = null;
  /** Null until loaded. */
  say: SayWords | null = null;
  private readonly languages = new Latest();

  protected override updated(changed: PropertyValues<this>): void {
    // It is drawn when the words are loaded.
    if (changed.has('shown') && this.shown && this.say === null)
      void this.speak(this.words.language).catch((error: unknown) => {
        askToClose(this);
        // The page tells of it.
        throw error;
      });
    drawnInFront(this);
    this.toggleAttribute('data-shown', this.shown);
    const screen = this.getRootNode();
    if (screen instanceof ShadowRoot && aloneOnPaper && !screen.adoptedStyleSheets.includes(aloneOnPaper))
      screen.adoptedStyleSheets.push(aloneOnPaper);
  }

  private async speak(language: Language): Promise<void> {
    const isLatest = this.languages.begin();
    const loaded = await loadLanguage(language);
    const spoken = loaded ? language : this.words.language;
    const say = await sayWordsFor(spoken);
    if (!isLatest()) return;
    this.say = say;
    this.players = spoken;
  }

  override render(): TemplateResult | typeof nothing {
    const { say, players, moment, replay } = this;
    if (say === null || players === null) return nothing;
    const words = wordsFor({ ...this.words.settings, language: players });
    const spoken = spokenAt(replay, moment, say, words);
    const disputes = disputesAt(replay, moment, words);
    const groups = choiceGroups(replay, moment).filter(({ at }) => at === moment.at);
    return html`<dialog
      aria-labelledby="title"
      lang=${words.language}
      dir=${words.direction}
      @keydown=${(event: KeyboardEvent) => this.onKey(event)}
      @close=${() => closedByKey(this)}
    >
      <h2 id="title">${say.title}</h2>
      <div class="players" role="group" aria-label=${say.language}>
        ${LANGUAGES.map(
          (one) =>
            html`<button
              lang=${one}
              aria-pressed=${one === players ? 'true' : 'false'}
              @click=${() => void this.speak(one)}
            >
              ${LANGUAGE_NAMES[one]}
            </button>`,
        )}
      </div>
      ${
        disputes.length === 0
          ? nothing
          : html`<div class="disputed">
              ${disputes.map((each) => html`<p>${notation(each, words)}</p>`)}
              <p>${say.findFirst}</p>
            </div>`
      }
      <div class="speech" tabindex="-1" autofocus>
        ${spoken.length + groups.length === 0 ? html`<p>${say.nothing}</p>` : nothing}
        ${spoken.map(
          ([called, owner, partner]) =>
            html`<section>
              ${called === '' ? nothing : html`<p class="called">${notation(called, words)}</p>`}
              ${[owner, partner].map((part) => (part === '' ? nothing : html`<p>${notation(part, words)}</p>`))}
            </section>`,
        )}
        ${groups.map((group) => this.group(group, say, words))}
      </div>
      <p class="close">
        <button class="primary" @click=${() => askToClose(this)}>${say.close}</button>
      </p>
    </dialog>`;
  }

  private group(group: ChoiceGroup, say: SayWords, words: Words): TemplateResult {
    const { moment, replay } = this;
    return html`<section>
      <h3>
        ${notation(ifSo(say.choose({ seat: words.written.seat(group.by) }), group.about !== null && moment.ifSo.has(group.about.id), 'sentence', words), words)}
        ${clauseLink(group.law, replay.edition, words)}
      </h3>
      <ol>
        ${group.rows
          .filter(({ open }) => open)
          .map(({ option }) => {
            const slots = slotsOfOption(option, group.about, moment, words.written);
            const { name, effect, until } = words.optionText(option, words.written, slots);
            const law = clauseOfOption(option, group.about, moment);
            return html`<li>
              <button data-option=${option} @click=${() => this.take(group, option)}>
                ${notation(name, words)}
              </button>
              ${law === null ? nothing : clauseLink(law, replay.edition, words)}
              <p>
                ${notation(effect, words)}
                <span class="muted">${notation(words.screen.options.until({ until }), words)}</span>
              </p>
            </li>`;
          })}
      </ol>
    </section>`;
  }

  private take({ by }: ChoiceGroup, option: Option): void {
    askToClose(this);
    recorded(this, [{ type: 'ChoiceMade', by, option }]);
  }

  /** Keeps all keys from the replay while this is open; L goes to the first clause. */
  private onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.code === 'KeyL' && !event.ctrlKey && !event.altKey && !event.metaKey)
      this.renderRoot.querySelector<HTMLElement>('a.ref')?.focus();
  }
}
