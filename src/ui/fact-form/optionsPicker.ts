/** Choices as answers: the open ones first, then all others, because a director may have explained another one. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { CARDS, SUITS } from '../../domain/card.ts';
import type { Option } from '../../lawbook/choices.ts';
import { notation } from '../notation/notation.ts';
import { anyCard, type Picking } from './longAnswers.ts';

/** Every non-empty set of suits, in the order of the format. */
const SETS = SUITS.reduceRight<string[]>(
  (sets, suit) => [suit, ...sets.map((set) => suit + set), ...sets],
  [],
);

/** Every choice that names no card. */
const ALL: readonly Option[] = [
  'accept',
  'refuse',
  'spread',
  'free',
  ...SUITS.map((suit): Option => `require:${suit as 'C'}`),
  ...SETS.map((set): Option => `forbid:${set}`),
  'highest',
  'lowest',
  ...SUITS.flatMap((suit): Option[] => [`play:${suit}`, `notPlay:${suit}`]),
  'lead:declarer',
  'lead:dummy',
  'keep',
  'playOn',
  'adjudicate',
];

/**
 * Draws the options that are open as buttons; all other options are folded below.
 * @param many true when several may be taken before the answer is given
 */
export function optionsPicker(open: readonly Option[], many: boolean, picking: Picking): TemplateResult {
  const { words, give, draft, sketch } = picking;
  const { other, next } = words.asking;
  const taken = (draft['taken'] ?? []) as readonly Option[];
  const about = draft['about'] as 'card' | 'withdraw' | undefined;
  const take = (option: Option): void => {
    if (!many) give(option);
    else
      sketch({
        about: undefined,
        suit: undefined,
        rank: undefined,
        taken: taken.includes(option) ? taken.filter((one) => one !== option) : [...taken, option],
      });
  };
  const button = (option: Option): TemplateResult =>
    html`<button
      type="button"
      data-answer=${option}
      aria-pressed=${many ? (taken.includes(option) ? 'true' : 'false') : nothing}
      @click=${() => take(option)}
    >
      ${notation(words.optionName(option, words.written), words)}
    </button>`;
  const offered = [...new Set([...open, ...taken])];
  const [card] = CARDS;
  return html`<div class="answers long">${offered.map(button)}</div>
    <details ?open=${open.length === 0}>
      <summary>${other}</summary>
      <div class="answers">
        ${ALL.filter((option) => !offered.includes(option)).map(button)}
        ${(['card', 'withdraw'] as const).map((one) => html`<button type="button" aria-expanded=${about === one ? 'true' : 'false'} @click=${() => sketch({ about: one })}>${notation(words.optionName(`${one}:${card}`, words.written).replace(words.written.card(card as 'C2'), '…'), words)}</button>`)}
      </div>
      ${about === undefined ? nothing : anyCard({ ...picking, give: (value) => take(`${about}:${String(value)}`) })}
    </details>
    ${many ? html`<button type="button" class="primary" @click=${() => give(taken)}>${next}</button>` : nothing}`;
}
