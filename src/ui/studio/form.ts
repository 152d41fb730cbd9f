/** The writer's choices: the wording of the deal, where it begins, which names it shows. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { LANGUAGES, LANGUAGE_NAMES, type Settings } from '../../i18n/settings.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import type { NamesShown } from '../../output/page/names.ts';
import type { Sharing, SharingWishes } from '../../output/page/sharing.ts';
import { checkField } from '../fields/check.ts';
import { choiceField, type ChoiceNames, notationFields } from '../fields/labelled.ts';

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
  return html`<div class="form">
    <h2>${studio.look}</h2>
    ${choiceField(studio.begin, wishes.moment, begin, (moment) => wish({ moment }))}
    ${choiceField(studio.people, wishes.names, studio.peopleChoices, (value) => wish({ names: value as NamesShown }))}
    ${explained('notes', studio.notes, wishes.notes, studio.notesHint, (notes) => wish({ notes }))}
    ${explained('branches', studio.branches, wishes.branches, studio.branchesHint, (branches) => wish({ branches }))}
    ${explained('double-dummy', words.screen.doubleDummy.title, wishes.doubleDummy, state.solving ?? studio.doubleDummyHint, (doubleDummy) => wish({ doubleDummy }))}
    ${choiceField(names.language, settings.language, LANGUAGE_CHOICES, (value) => set({ language: value as Settings['language'] }))}
    ${notationFields(settings, words, wordsFor(settings).names.localSeatLetters, set)}
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

function explained(
  id: string,
  label: string,
  checked: boolean,
  hint: string,
  ticked: (checked: boolean) => void,
): TemplateResult {
  return html`${checkField(label, checked, ticked, `${id}-hint`)}
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
