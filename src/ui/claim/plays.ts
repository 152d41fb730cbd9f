/** One possible card, with what is known of it, and its mark. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { LINE_KINDS, type LineMark, type LineKind } from '../../audit/claims/marks.ts';
import type { PlayWeighed } from '../../audit/claims/workbench.ts';
import { cardOfNumber } from '../../domain/numbers.ts';
import { bringsText } from '../../i18n/claimText.ts';
import { claimWords } from '../../i18n/claiming.ts';
import type { Words } from '../../i18n/words.ts';
import { playNotes } from '../../output/report/claimNote.ts';
import { notation } from '../notation/notation.ts';
import { kindSelect, OPPONENTS_KINDS } from './marks.ts';

export interface PlayItem {
  readonly words: Words;
  /** Tricks that were claimed. */
  readonly claimed: number;
  /** Plays the card on the line being walked. */
  readonly go: () => void;
  /** True if the card belongs to the claimer’s side. */
  readonly isOwn: boolean;
  /** Sets the mark; null for a card that can't be marked because it was stated. */
  readonly mark: ((kind: LineKind | null) => void) | null;
  /** The marks that apply to this play, through a fact or its card. */
  readonly marks: readonly LineMark[];
}

/**
 * Draws one card that could be played, the tricks it brings, and what is noted about it. A choice of the
 * mark is drawn when `mark` is given.
 */
export function playItem(
  play: PlayWeighed,
  { words, claimed, go, isOwn, mark, marks }: PlayItem,
): TemplateResult {
  const text = claimWords(words.language);
  const besides = playNotes(play, marks, text);
  const card = words.written.card(cardOfNumber(play.cards[0] as number));
  const brings = bringsText(play, text, words.written);
  return html`<li class=${play.isMarked ? 'marked' : play.fewest < claimed ? 'loses' : ''}>
    <p>
      <button @click=${go}>${notation(text.bench.play({ card }), words)}</button>
      ${notation(brings, words)}${besides.length === 0 ? nothing : ` (${words.written.series(besides)})`}
    </p>
    ${
      mark === null
        ? nothing
        : kindSelect(
            text.bench.here({ card }),
            marks.find(({ of }) => 'card' in of)?.kind ?? null,
            mark,
            text,
            words,
            isOwn ? LINE_KINDS : OPPONENTS_KINDS,
          )
    }
  </li>`;
}
