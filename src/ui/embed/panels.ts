/** The text beside the table: the step in words, what the Laws say of it, who may choose what, and what is still open. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BakedRow, TextNumber } from '../../output/baked/baked.ts';
import type { FilmBranch } from '../../output/baked/film.ts';
import { fill } from '../../i18n/replayWords.ts';
import { auctionTable } from '../deal-replay/auction.ts';
import type { Drawn } from '../deal-replay/drawing.ts';
import { label, ownWords, stepText, type EmbedPicture } from './picture.ts';
import { rich, row, richText } from './rich.ts';
import type { Emit } from './stepEvents.ts';

export interface PanelActs {
  /** The replay that the panels control. */
  readonly replay: { reveal(): void; goTo(position: number | string): void };
  readonly emit: Emit;
  /** Shows the result of a choice; null shows what happened. */
  readonly whatIf: (branch: FilmBranch | null) => void;
}

/**
 * Draws what stands beside the diagram: the sentence of this step, notes, the Laws or a quiz, and the
 * panels that the options ask for.
 */
export function panels(picture: EmbedPicture, acts: PanelActs): TemplateResult {
  const { frame, film, options, voice, revealed } = picture;
  const { words: text } = voice;
  const has = (name: string): boolean =>
    options.panels.has(name) && (options.density === 'full' || /law|notes/.test(name));
  const trick = frame.tricks.at(-1);
  const { notes = '', notesIn } = film;
  const [note, lang] =
    frame.caption === null
      ? ownWords(frame.at === 0 && revealed ? notes : '', notesIn, picture)
      : ownWords(frame.caption, frame.captions, picture);
  const vouched = frame.vouched === null ? voice.vouched(frame) : richText(frame.vouched, picture);
  return html`<p class="says" part="caption">
      <span class="number">${trick && fill(text.trickName, trick.number)}</span> ${
        frame.says !== null && revealed
          ? richText(frame.says, picture)
          : rich(stepText(picture, 'written'), picture)
      }
    </p>
    ${revealed && vouched !== '' ? html`<p class="quiet">${vouched}</p>` : nothing}
    ${note && has('notes') ? html`<p class="note" part="note" dir="auto" lang=${lang}>${note}</p>` : nothing}
    ${film.law === null ? html`<p class="quiet">${text.factsOnly}</p>` : nothing}
    <div class="laws">
      ${film.law === null ? nothing : revealed ? laws(picture, acts, has) : quiz(picture, acts)}
    </div>
    ${has('auction') ? auction(picture) : nothing}
    ${revealed && has('timeline') ? markers(picture, acts) : nothing}
    ${revealed && has('branches') ? branches(picture, acts) : nothing}`;
}

function quiz(picture: EmbedPicture, { replay }: PanelActs): TemplateResult {
  const never = picture.options.reveal === 'never';
  return html`<section class="quiz">
    <h2>${label(picture, 'quiz')}</h2>
    <p>${label(picture, never ? 'quizNever' : 'quizHidden')}</p>
    ${never ? nothing : wordy(label(picture, 'quizAsk'), () => replay.reveal())}
  </section>`;
}

/** For each panel: its word in `show`, its part, and the part of its rows. */
const PARTS = [
  'law law-panel info-row',
  'options options option',
  'machine machine state',
  'info info info-row',
];

function laws(picture: EmbedPicture, { emit, whatIf }: PanelActs, has: (name: string) => boolean): Drawn {
  const { frame, film, options, branch, voice } = picture;
  const { findings, panels: all, at, stillOpen } = frame;
  // In the order of the panels. A choice inside a choice can’t be tried.
  const toTry = film.branches.filter(({ from }) => options.whatif && from === at);
  const offered = (isChoice: boolean): Drawn =>
    all.map(([show, heading, rows]) =>
      rows.some(([, , option]) => option) === isChoice && has(show) ? list(show, heading, rows) : nothing,
    );
  return [
    branch === null
      ? nothing
      : html`<div class="branch" part="branch" role="radiogroup" aria-label=${label(picture, 'whatIf')}>
          <h2>${label(picture, 'whatIf')}</h2>
          <ul>
            ${toTry.map((one) => html`<li class="option" part="option">${attempt(one)}</li>`)}
          </ul>
          ${wordy(label(picture, 'back'), () => whatIf(null))}
        </div>`,
    // The choices come before what the Laws say, since readers look for them first.
    offered(true),
    findings.length > 0 && has('law') ? list('law', film.labels.law as TextNumber, findings) : nothing,
    offered(false),
  ];

  function list(show: string, heading: TextNumber, rows: readonly BakedRow[]): TemplateResult {
    const [, part = '', of = ''] = (PARTS.find((one) => one.startsWith(show)) ?? '').split(' ');
    const canBeTried = show === 'options' && toTry.length > 0;
    return html`<div
      part=${part}
      class=${show}
      role=${canBeTried ? 'radiogroup' : nothing}
      aria-label=${canBeTried ? voice.bakedText(heading, 'spoken') : nothing}
    >
      <h2>${richText(heading, picture)}</h2>
      <ul>
        ${rows.map((one, index) => {
          const [[clause = ''], text, option, , effect] = one;
          if (!option) {
            const active = show === 'machine' && stillOpen.includes(index);
            return html`<li
              part=${active ? `${of} state-active` : of}
              aria-current=${active ? 'step' : nothing}
            >
              ${row(one, picture)}
            </li>`;
          }
          const tried = branch === null && toTry.shift();
          return html`<li
            class=${effect === undefined ? 'option' : 'option told'}
            part=${of}
            @pointerenter=${() => emit('option-preview', { law: clause, option })}
          >
            ${tried ? attempt(tried) : richText(text, picture)}${
              effect === undefined ? nothing : html`<p class="quiet">${richText(effect, picture)}</p>`
            }
          </li>`;
        })}
      </ul>
    </div>`;
  }

  function attempt(one: FilmBranch): TemplateResult {
    const { law, option } = one;
    const chosen = one === branch;
    const preview = (): unknown => emit('option-preview', { law, option });
    const part = chosen ? 'option-chosen' : '';
    return radio('branch', richText(one.name, picture), chosen, () => whatIf(one), preview, part);
  }
}

/** Draws one radio button of a `group`. */
export function radio(
  group: string,
  text: Drawn,
  checked: boolean,
  change: () => void,
  focus?: () => void,
  part = '',
): TemplateResult {
  return html`<label class=${part} part=${part}
    ><input type="radio" name=${group} .checked=${checked} @change=${change} @focus=${focus} />${text}</label
  >`;
}

function auction(picture: EmbedPicture): Drawn {
  const { film, voice } = picture;
  const { auction: calls, dealer } = film;
  if (!calls || !dealer) return nothing;
  const { auction: heading, seats } = voice.words;
  return auctionTable({
    heading,
    explanations: heading,
    dealer,
    calls: calls.map(([call, alert, words, gone]) => {
      const shown = rich(voice.bid(call), picture);
      return {
        call: shown,
        alert: Boolean(alert),
        explanation: words
          ? [shown, html`: <bdi class="prose" lang=${film.lang ?? ''}>${words}</bdi>`]
          : null,
        gone: gone?.map(
          (one) =>
            html`<s role="img" aria-label="${voice.bid(one)}, ${label(picture, 'takenBack')}"
              >${rich(voice.bid(one), picture)}</s
            > `,
        ),
      };
    }),
    seat: (seat) => html`<abbr title=${seats[seat]}>${voice.letter(seat)}</abbr>`,
  });
}

/** The marks of the line as a list of buttons that go there. */
function markers(picture: EmbedPicture, { replay }: PanelActs): Drawn {
  const { film, frame, view } = picture;
  return folded(
    label(picture, 'marks'),
    // Open before the first card, when there is little else to read.
    frame.at === 0,
    film.marks.map(
      ({ step, kind, text, closed = text }) =>
        html`<button
          class="wordy"
          part="button"
          aria-current=${step === frame.at ? 'step' : nothing}
          @click=${() => replay.goTo(step)}
        >
          <b>${label(picture, kind)}. </b>${
            // In the view of one player, later marks show only their kind.
            view === 'open' || step <= frame.at ? richText(view === 'open' ? text : closed, picture) : nothing
          }
        </button>`,
    ),
  );
}

/** Each choice that can be tried, listed once. */
function branches(picture: EmbedPicture, { whatIf }: PanelActs): Drawn {
  return folded(
    label(picture, 'branches'),
    false,
    picture.film.branches
      .filter(({ again, from }) => !again && (picture.view === 'open' || from <= picture.frame.at))
      .map((one) => wordy(richText(one.frame.says as TextNumber, picture), () => whatIf(one))),
  );
}

function wordy(text: Drawn, act: () => void): TemplateResult {
  return html`<button class="wordy" part="button" @click=${act}>${text}</button>`;
}

function folded(heading: string, open: boolean, buttons: readonly TemplateResult[]): Drawn {
  return buttons.length === 0
    ? nothing
    : html`<details ?open=${open}>
        <summary>${heading} (${buttons.length})</summary>
        ${buttons}
      </details>`;
}
