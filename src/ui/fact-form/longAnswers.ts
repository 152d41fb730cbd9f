/** Answers that take several presses: a card of the whole pack, a bid, a contract. */

import { html, type TemplateResult } from '../lit.ts';
import { STRAINS } from '../../domain/contract.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { rankLetter } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';
import { RANKS_DOWN, SUITS_DOWN } from './candidates.ts';
import type { FormWords } from './formWords.ts';
import { notation, suitSymbol } from '../notation/notation.ts';

/** The input of a picker beside the question. */
export interface Picking {
  readonly words: FormWords;
  readonly give: (value: unknown) => void;
  /** The pressed or typed part of an answer that takes several presses; empty at first. */
  readonly draft: Readonly<Record<string, unknown>>;
  readonly sketch: (change: Readonly<Record<string, unknown>>) => void;
  /** Who may have said, ruled or noted it, or the clauses that a ruling may be under: buttons beside the text field. */
  readonly suggested: readonly Suggestion[];
}

/** An answer that is likely, and for a clause what it is about. */
export interface Suggestion {
  readonly answer: string;
  readonly label?: string;
}

/** Suit and rank, pressed in either order. */
export function anyCard({ words, give, draft, sketch }: Picking): TemplateResult {
  const { suit = '', rank = '' } = draft as { suit?: string; rank?: string };
  const press = (change: { suit?: string; rank?: string }): void => {
    const now = { suit, rank, ...change };
    if (now.suit !== '' && now.rank !== '') give(`${now.suit}${now.rank}`);
    else sketch(change);
  };
  return html`<div class="cards" dir="ltr">
    <div class="answers">
      ${SUITS_DOWN.map((one) => html`<button type="button" data-answer=${one} aria-pressed=${one === suit ? 'true' : 'false'} aria-label=${words.spoken.suit(one)} @click=${() => press({ suit: one })}>${suitSymbol(one)}</button>`)}
    </div>
    <div class="answers">
      ${RANKS_DOWN.map((one) => html`<button type="button" data-answer=${one} aria-pressed=${one === rank ? 'true' : 'false'} aria-label=${words.names.ranks[one]} @click=${() => press({ rank: one })}>${rankLetter(one, words.settings)}</button>`)}
    </div>
  </div>`;
}

/** The name of a button, with the letters on it: somebody who speaks to the computer says what he reads there. */
function nameWith(shown: string, spokenName: string): string {
  const letters = withoutIsolates(shown);
  return /\p{L}/u.test(letters) && !spokenName.includes(letters) ? `${letters}, ${spokenName}` : spokenName;
}

/** A bid as level and suit; of a call also pass and double, of a contract whether it is doubled: a second press takes that back. */
export function contractPicker(
  isCall: boolean,
  { words, give, draft, sketch }: Pick<Picking, 'give' | 'draft' | 'sketch'> & { readonly words: Words },
): TemplateResult {
  const { level = '', strain = '', doubled = '' } = draft as Readonly<Record<string, string>>;
  const { written, spoken } = words;
  const press = (change: Readonly<Record<string, string>>): void => {
    const now: Readonly<Record<string, string>> = { level, strain, doubled, ...change };
    if (now['level'] !== '' && now['strain'] !== '' && !('doubled' in change))
      give(`${now['level']}${now['strain']}${now['doubled']}`);
    else sketch(change);
  };
  const row = (
    name: string,
    values: readonly (readonly [string, string, string])[],
    chosen: string,
  ): TemplateResult =>
    html`<div class="answers">
      ${values.map(([value, shown, spokenName]) => html`<button type="button" data-answer=${value} aria-pressed=${value === chosen ? 'true' : 'false'} aria-label=${nameWith(shown, spokenName)} @click=${() => (name === '' ? give(value) : press({ [name]: name === 'doubled' && value === chosen ? '' : value }))}>${notation(shown, words)}</button>`)}
    </div>`;
  const doubles = (['X', 'XX'] as const).map(
    (call) => [call, written.call(call), spoken.call(call)] as const,
  );
  return html`<div class="cards" dir="ltr">
    ${isCall ? row('', [['P', written.call('P'), spoken.call('P')], ...doubles], '') : row('doubled', doubles, doubled)}
    ${row(
      'level',
      [1, 2, 3, 4, 5, 6, 7].map((each) => [String(each), String(each), String(each)] as const),
      level,
    )}
    ${row(
      'strain',
      [...STRAINS].map((each) => [each, written.strain(each), spoken.strain(each)] as const),
      strain,
    )}
  </div>`;
}
