/** The choices of how cards, seats and suits are written. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { isolate } from '../../i18n/isolate.ts';
import { LETTER_SETS, PAIRED_LETTERS, type Settings } from '../../i18n/settings.ts';
import type { Words } from '../../i18n/words.ts';
import { choiceField } from './labelled.ts';

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
