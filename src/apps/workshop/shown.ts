/** The screen that the workshop shows, with its data. */

import type { DealRecord } from '../../events/record.ts';
import type { Words } from '../../i18n/words.ts';
import type { CaseOfLaws } from '../../lawbook/catalogue/coverage.ts';
import type { WantedLaws } from '../../ui/laws-page/listing.ts';
import type { Replay } from '../../view/replay.ts';
import type { ReadFile } from './reading.ts';

export type Screen =
  | { readonly show: 'home' }
  /** The page has just been loaded, and what its address names is not there yet. */
  | { readonly show: 'opening' }
  | { readonly show: 'laws'; readonly cases: readonly CaseOfLaws[]; readonly wanted: WantedLaws }
  | { readonly show: 'audit' }
  | { readonly show: 'check'; readonly file: ReadFile }
  | {
      readonly show: 'replay';
      readonly record: DealRecord;
      readonly replay: Replay;
      readonly from: ReadFile | null;
    };

/** True where there is no way back within the page. */
export function isEntrance({ show }: Screen): boolean {
  return show === 'home' || show === 'opening';
}

/** A text that is written again when the reader changes the language. */
export type ScreenText = (words: Words) => string;

/** The result of slow work: a note to show, or an action. */
export type ScreenNext = { readonly note: ScreenText } | (() => void);
