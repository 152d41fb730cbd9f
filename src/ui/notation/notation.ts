/** Sentences as templates: every notation is an isolated island from left to right, with coloured suits, and read aloud in words. */

import { RANKS, type Card, type Suit } from '../../domain/card.ts';
import { runsOf, suitsOf } from '../../i18n/isolate.ts';
import { SUIT_SYMBOL, rankLetter } from '../../i18n/naming.ts';
import type { Settings } from '../../i18n/settings.ts';
import type { Words } from '../../i18n/words.ts';
import { englishWords, html, type TemplateResult } from '../lit.ts';

function coloured(text: string): (TemplateResult | string)[] {
  return suitsOf(text).map(({ text: part, suit }) =>
    suit === null ? part : html`<span class="suit ${suit}">${part}</span>`,
  );
}

/** The card of a run such as `♠10`, in the reader’s letters; null for other runs. */
function cardOf(text: string, settings: Settings): Card | null {
  const suit = suitsOf(text)[0]?.suit ?? null;
  const rank = RANKS.find((one) => rankLetter(one, settings) === text.slice(1));
  return suit === null || rank === undefined ? null : `${suit}${rank}`;
}

function run(text: string, { settings, spoken }: Pick<Words, 'settings' | 'spoken'>): TemplateResult {
  const card = cardOf(text, settings);
  if (card === null) return html`<bdi dir="ltr">${coloured(text)}</bdi>`;
  return html`<bdi dir="ltr" role="img" aria-label=${spoken.card(card)}>${coloured(text)}</bdi>`;
}

const CARD = /([♠♥♦♣][\p{L}\d]+)/u;

/** English among words of another language: it breaks into lines, and its cards are read aloud in English. */
function english(text: string, { settings, spoken }: Words): TemplateResult {
  const inEnglish = { settings, spoken: spoken.inEnglish };
  return englishWords(text.split(CARD).map((part) => (CARD.test(part) ? run(part, inEnglish) : part)));
}

/** A sentence with isolation marks, as a template. The text is never markup. */
export function notation(sentence: string, words: Words): (TemplateResult | string)[] {
  return runsOf(sentence).map((part) => {
    if (part.english) return english(part.text, words);
    return part.notation ? run(part.text, words) : part.text;
  });
}

/** The symbol of a suit, hidden from screen readers: its name is beside it or in a label. */
export function suitSymbol(suit: Suit): TemplateResult {
  return html`<span class="suit ${suit}" aria-hidden="true">${SUIT_SYMBOL[suit]}</span>`;
}
