/** What is said of a format that can’t carry all of a deal, in every language: loaded where a file is written. */

import * as el from './el/losses.ts';
import * as en from './en/losses.ts';
import * as he from './he/losses.ts';
import { inEach } from './inEach.ts';
import * as tr from './tr/losses.ts';
import type { Words } from './words.ts';

interface LossWords {
  readonly losses: typeof en.losses;
  readonly keptLoss: string;
}

interface Loss {
  readonly code: keyof LossWords['losses'];
  readonly params: en.LossParams;
  readonly kept?: boolean | undefined;
}

const wordsIn = inEach<LossWords>({ losses: en.losses, keptLoss: en.keptLoss }, { tr, el, he });

/** What the format lost, in one sentence; in two when only this program can read it back. */
export function lossText({ code, params, kept }: Loss, { language, written }: Words): string {
  const { losses, keptLoss } = wordsIn(language);
  const sentence = losses[code](params, written);
  return kept === true ? `${sentence} ${keptLoss}` : sentence;
}
