/** The writer's choices: the wording of the deal, where it begins, which names it shows. */

import { html, nothing, type TemplateResult } from 'lit';
import { SEATS } from '../../domain/seat.ts';
import { isolate } from '../../i18n/isolate.ts';
import {
  LANGUAGES,
  LANGUAGE_NAMES,
  LETTER_SETS,
  PAIRED_LETTERS,
  type Settings,
} from '../../i18n/settings.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import type { NamesShown } from '../../output/page/names.ts';
import type { Sharing, SharingWishes } from '../../output/page/sharing.ts';
import { choiceField, type ChoiceNames } from '../fields/choice.ts';

export interface StudioForm {
  /** The words of the screen, not of the shared deal. */
  readonly words: Words;
  readonly wishes: SharingWishes;
  readonly settings: Settings;
  readonly sharing: Sharing;
  /** The step from which the studio was opened; null for the start. */
  readonly here: string | null;
  /** The state of double dummy, if it must be shown. */
  readonly solving: string | null;
  readonly wish: (change: Partial<SharingWishes>) => void;
  readonly set: (change: Partial<Settings>) => void;
}

/**
 * Draws the choices for a shared deal: where it begins, names, notes, languages, colours, caption and the
 * page's address. An address that cannot be read is marked.
 */
export function form(state: StudioForm): TemplateResult {
  const { words, wishes, settings, here, wish, set } = state;
  const { studio, settings: names } = words.screen;
  const begin: ChoiceNames = {
    start: studio.beginChoices.start,
    'first-irregularity': studio.beginChoices.irregularity,
    ...(here === null ? {} : { [here]: studio.beginHere }),
    end: studio.beginChoices.end,
  };
  const letters: ChoiceNames = {
    auto: names.lettersAuto({ letters: isolate(LETTER_SETS[PAIRED_LETTERS[settings.language]].join(' ')) }),
    ...Object.fromEntries(Object.entries(LETTER_SETS).map(([name, set]) => [name, set.join(' ')])),
  };
  const seats: ChoiceNames = {
    international: 'N E S W',
    local: SEATS.map((seat) => wordsFor(settings).names.localSeatLetters[seat]).join(' '),
  };
  return html`<div class="form">
    <h2>${studio.look}</h2>
    ${choiceField(studio.begin, wishes.moment, begin, (moment) => wish({ moment }))}
    ${choiceField(studio.people, wishes.names, studio.peopleChoices, (value) => wish({ names: value as NamesShown }))}
    ${checkField('notes', studio.notes, wishes.notes, studio.notesHint, (notes) => wish({ notes }))}
    ${checkField('branches', studio.branches, wishes.branches, studio.branchesHint, (branches) => wish({ branches }))}
    ${checkField('double-dummy', words.screen.doubleDummy.title, wishes.doubleDummy, state.solving ?? studio.doubleDummyHint, (doubleDummy) => wish({ doubleDummy }))}
    ${choiceField(names.language, settings.language, LANGUAGE_CHOICES, (value) => set({ language: value as Settings['language'] }))}
    ${choiceField(names.letters, settings.letters, letters, (value) => set({ letters: value as Settings['letters'] }))}
    ${choiceField(names.ten, settings.ten, { 10: '10', T: 'T' }, (value) => set({ ten: value as Settings['ten'] }))}
    ${settings.language === 'en' ? nothing : choiceField(names.seats, settings.seats, seats, (value) => set({ seats: value as Settings['seats'] }))}
    ${choiceField(names.suits, settings.suits, names.suitChoices, (value) => set({ suits: value as Settings['suits'] }))}
    ${choiceField(studio.theme, wishes.theme, { auto: studio.themeAuto, light: names.themes.light, dark: names.themes.dark }, (value) => wish({ theme: value as SharingWishes['theme'] }))}
    <p class="hint">${studio.themeHint}</p>
    ${field(studio.caption, state.sharing.caption, (caption) => wish({ caption }))}
    ${field(studio.address, wishes.page, (page) => wish({ page }), 'page-hint')}
    ${state.sharing.pageWrong ? html`<p class="wrong" role="alert">${studio.addressWrong}</p>` : nothing}
    <p class="hint" id="page-hint">${studio.addressHint}</p>
  </div>`;
}

const LANGUAGE_CHOICES: ChoiceNames = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]]),
);

function checkField(
  id: string,
  label: string,
  checked: boolean,
  hint: string,
  ticked: (checked: boolean) => void,
): TemplateResult {
  return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${checked}
        aria-describedby="${id}-hint"
        @change=${(event: Event) => ticked((event.target as HTMLInputElement).checked)}
      />${label}</label
    >
    <p class="hint" id="${id}-hint">${hint}</p>`;
}

function field(
  label: string,
  value: string,
  typed: (value: string) => void,
  hint: string | null = null,
): TemplateResult {
  return html`<label
    >${label}
    <input
      dir="auto"
      spellcheck="false"
      .value=${value}
      aria-describedby=${hint ?? nothing}
      @change=${(event: Event) => typed((event.target as HTMLInputElement).value)}
  /></label>`;
}
