/** Fields of forms with their labels: a list of choices, words to search for, the choices of notation. */

import { SEATS, type Seat } from '../../domain/seat.ts';
import { isolate } from '../../i18n/isolate.ts';
import { LETTER_SETS, PAIRED_LETTERS, type Settings } from '../../i18n/settings.ts';
import type { Words } from '../../i18n/words.ts';
import { html, nothing, type TemplateResult } from '../lit.ts';

/** The displayed name of each value, in the order of the list. */
export type ChoiceNames = Readonly<Record<string, string>>;

/** Draws a choice with its label; `chosen` gets the key of the choice taken. */
export function choiceField(
  label: string,
  value: string,
  choices: ChoiceNames,
  chosen: (value: string) => void,
): TemplateResult {
  return listField(label, value, Object.entries(choices), chosen);
}

/** The same for choices in an order of their own, even where keys are numbers. `look`: the class of the list. */
export function listField(
  label: string,
  value: string,
  choices: readonly (readonly [key: string, name: string])[],
  chosen: (value: string) => void,
  look = '',
): TemplateResult {
  return html`<label
    >${label}
    <select class=${look} @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value)}>
      ${choices.map(([key, name]) => html`<option value=${key} .selected=${key === value}>${name}</option>`)}
    </select></label
  >`;
}

/** Draws a search field with its label; `typed` gets the text at each change. */
export function searchField(label: string, value: string, typed: (text: string) => void): TemplateResult {
  return html`<label class="search"
    >${label}
    <input
      type="search"
      .value=${value}
      @input=${(event: Event) => typed((event.target as HTMLInputElement).value)}
  /></label>`;
}

/** Draws the choices of letters, ten, seats and suits. `seatLetters`: the seats of the language of these settings. */
export function notationFields(
  settings: Settings,
  { screen }: Words,
  seatLetters: Readonly<Record<Seat, string>>,
  set: (change: Partial<Settings>) => void,
): TemplateResult {
  const text = screen.settings;
  const letters = {
    auto: text.lettersAuto({ letters: isolate(LETTER_SETS[PAIRED_LETTERS[settings.language]].join(' ')) }),
    ...Object.fromEntries(
      Object.entries(LETTER_SETS).map(([name, letterSet]) => [name, letterSet.join(' ')]),
    ),
  };
  const seats = {
    international: SEATS.join(' '),
    local: SEATS.map((seat) => seatLetters[seat]).join(' '),
  };
  return html`${choiceField(text.letters, settings.letters, letters, (value) => set({ letters: value as Settings['letters'] }))}
  ${choiceField(text.ten, settings.ten, { 10: '10', T: 'T' }, (value) => set({ ten: value as Settings['ten'] }))}
  ${seats.local === seats.international ? nothing : choiceField(text.seats, settings.seats, seats, (value) => set({ seats: value as Settings['seats'] }))}
  ${choiceField(text.suits, settings.suits, text.suitChoices, (value) => set({ suits: value as Settings['suits'] }))}`;
}
