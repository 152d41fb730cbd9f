/** The card letters of the person who types. */

import type { Rank } from '../../domain/card.ts';
import type { RankLetters } from '../../formats/typed/values.ts';
import { LETTER_SETS, lettersOf, type Settings } from '../../i18n/settings.ts';

const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J'];

/** What ace, king, queen and jack are called in the reader’s letters. */
export function lettersFor(settings: Settings): RankLetters {
  const letters = LETTER_SETS[lettersOf(settings)];
  return Object.fromEntries(letters.map((letter, index) => [letter.toUpperCase(), RANKS[index] as Rank]));
}
