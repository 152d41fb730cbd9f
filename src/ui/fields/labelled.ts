/** Fields of forms with their labels: a list of choices, words to search for, the choices of notation, files to open. */

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

/** The files that a field offers, and the button that opens it. */
export interface FilesOffered {
  /** The kinds of files, as an attribute of the field; all kinds without it. */
  readonly accept?: string;
  readonly many?: boolean;
  /** All files of a folder. */
  readonly folder?: boolean;
  /** The class of the button. */
  readonly look?: string;
}

/** What a backup or a file of settings is. */
export const JSON_FILES = '.json,application/json';

/**
 * Draws the field that chooses files. It is hidden, because a browser names it in its own language, which need not be the reader's. It is
 * emptied after each choice, so that the same file can be chosen again; `chosen` gets one file at least.
 */
export function filesField(
  chosen: (files: readonly File[]) => void,
  { accept = '', many, folder }: FilesOffered,
): TemplateResult {
  const change = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const files = [...(field.files ?? [])];
    field.value = '';
    if (files.length > 0) chosen(files);
  };
  return html`<input
    type="file"
    accept=${accept}
    ?multiple=${many}
    ?webkitdirectory=${folder}
    hidden
    @change=${change}
  />`;
}

/** Draws a button and the hidden field that it opens. */
export function filesButton(
  label: string,
  chosen: (files: readonly File[]) => void,
  offered: FilesOffered,
): TemplateResult {
  const open = ({ currentTarget }: Event): void =>
    ((currentTarget as Element).nextElementSibling as HTMLElement).click();
  return html`<button type="button" class=${offered.look ?? ''} @click=${open}>${label}</button
    >${filesField(chosen, offered)}`;
}
