/** The whole replay: heading, table, words and buttons; or the fall-back content of the page while there is no deal. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Frame } from '../../output/baked/film.ts';
import type { Seat } from '../../domain/seat.ts';
import { PERSPECTIVES, type Perspective } from '../../view/perspective.ts';
import { buttons, type ButtonName } from '../deal-replay/buttons.ts';
import { timeline } from '../deal-replay/timeline.ts';
import { diagram } from './diagram.ts';
import type { Options } from './options.ts';
import { panels, radio, type PanelActs } from './panels.ts';
import type { Drawn } from '../deal-replay/drawing.ts';
import { ownWords, label, title, type EmbedPicture } from './picture.ts';
import { rich, richText } from './rich.ts';
import { addressInApp } from './source.ts';
import { headline, wholeDeal } from './spoken.ts';
import { buttonsOf, lineShown } from './steering.ts';
import type { Voice } from './voice.ts';

/** A link to a position, and whether it is copied, in words. */
export interface LinkShown {
  readonly url: string;
  readonly at: number;
  readonly says: string;
}

export interface EmbedStage extends PanelActs {
  readonly playing: boolean;
  /** True while the whole deal is shown as text. */
  readonly reading: boolean;
  readonly isRevealed: (frame: Frame) => boolean;
  readonly press: (button: ButtonName) => void;
  /** How much larger than usual the reader has set text, 1 to 2. */
  readonly scale: number;
  readonly read: () => void;
  /** The link that the reader asked for; null if the position is another now. */
  readonly link: LinkShown | null;
  /** Changes the view. */
  readonly look: (view: Perspective) => void;
}

/** The live region for steps. It exists before its first text, because screen readers announce only changes. */
export function liveRegion({ language, direction }: Voice, news: string): TemplateResult {
  return html`<p class="unseen" role="status" lang=${language} dir=${direction}>${news}</p>`;
}

/** The fall-back content of the page with the problem, if any; without both, the room that the replay will take. */
export function meanwhile(
  { voice, options }: { readonly voice: Voice; readonly options: Options },
  problem: string | null,
  hasFallback: boolean,
): TemplateResult {
  const { language, direction } = voice;
  const { theme } = options;
  return html`<div
    class=${problem || hasFallback ? '' : `base ${theme}`}
    part="base"
    lang=${language}
    dir=${direction}
  >
    ${problem && html`<p class="error ${theme}" part="error" role="alert">${problem}</p>`}
    <div part="fallback"><slot></slot></div>
  </div>`;
}

/**
 * Draws the whole replay: title, diagram, panels, buttons and timeline, as far as the chosen density has
 * them.
 */
export function replay(picture: EmbedPicture, stage: EmbedStage): TemplateResult {
  const { film, options, voice } = picture;
  const { words: text, language, direction } = voice;
  const name = title(picture);
  const whole = options.density !== 'diagram';
  const [given, titleLang] = ownWords(film.title, film.titles, picture);
  // The title has its own direction, and begins at the same side as the page.
  return html`<section
    class="base ${options.density} ${options.theme}"
    part="base"
    lang=${language}
    dir=${direction}
    aria-label=${name}
  >
    <header part="header">
      <b class="title"><span dir="auto" lang=${name === given ? titleLang : language}>${name}</span></b>
      <span class="quiet">${rich(headline(picture, 'written'), picture)}</span>
      ${
        picture.revealed && options.panels.has('score')
          ? html`<span class="quiet" part="score">${rich(label(picture, 'score', 'written'), picture)}</span>`
          : nothing
      }
    </header>
    <div class="body">
      ${diagram(picture)}
      ${
        whole
          ? html`<div class="side">
              <div
                class="panel"
                role="region"
                tabindex="0"
                aria-label=${`${label(picture, 'law') || text.tableName}: ${name}`}
              >
                ${panels(picture, stage)} ${footing(picture, stage)} ${inApp(picture)}
              </div>
            </div>`
          : nothing
      }
    </div>
    ${
      whole
        ? html`<div class="steer">
            ${buttons(buttonsOf(picture, stage.playing, stage.press))}
            ${stage.link && html`<p class="quiet">${stage.link.says} <a href=${stage.link.url} dir="ltr">${stage.link.url}</a></p>`}
            ${options.panels.has('timeline') ? timeline(lineShown(picture, stage.scale, (to) => stage.replay.goTo(to))) : nothing}
          </div>`
        : nothing
    }
    ${options.caption && html`<p class="note" dir="auto" lang="">${options.caption}</p>`}
  </section>`;
}

/** The link to this moment of the deal in the app. */
function inApp({ film, options, frame, voice, revealed }: EmbedPicture): Drawn {
  // Not in a quiz, since the app would give the answer away.
  const href = revealed && addressInApp(options.app || (film.app ?? ''), frame.at, voice.language);
  return href
    ? html`<p><a part="app" href=${href} target="_blank" rel="noopener">${voice.words.openApp}</a></p>`
    : nothing;
}

/** The foot of the panel: the deal as text, a field for the trick, the view, and the edition of the Laws. */
function footing(
  picture: EmbedPicture,
  { replay, reading, read, isRevealed, look }: EmbedStage,
): TemplateResult {
  const { film, frame, voice, options, revealed } = picture;
  const { law } = film;
  const { words: text } = voice;
  const [before, after] = text.trickName.split('$1');
  const views = [voice.side('NESW'), text.dummy, text.declarer];
  const other = law && options.law && options.law !== law.edition;
  const lines = reading ? wholeDeal(picture, isRevealed) : [];
  return html`<footer>
    <button class="wordy" part="button" aria-expanded=${reading} @click=${read}>${text.reading}</button>
    <div>${lines.map((line) => html`<p>${rich(line, picture)}</p>`)}</div>
    <label
      >${before}<input
        type="number"
        .value=${String(frame.tricks.length || '')}
        @change=${({ target }: Event) => replay.goTo(`t${(target as HTMLInputElement).value}.1`)}
      />${after}</label
    >
    <details>
      <summary>${text.tableName}</summary>
      <div role="radiogroup" aria-label=${text.tableName}>
        ${PERSPECTIVES.map((view, at) =>
          radio('view', views[at] ?? text.seats[view as Seat], view === picture.view, () => look(view)),
        )}
      </div>
    </details>
    ${
      revealed
        ? (film.about ?? []).map(
            ([heading, lines]) =>
              html`<details>
                <summary>${richText(heading, picture)}</summary>
                ${lines.map((line) => html`<p dir="auto">${richText(line, picture)}</p>`)}
              </details>`,
          )
        : nothing
    }
    ${
      law &&
      html`<p class=${other ? 'warn' : 'quiet'} part="edition">
        ${rich(label(picture, 'bakedOn', 'written'), picture)}
      </p>`
    }
  </footer>`;
}
