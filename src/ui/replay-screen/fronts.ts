/** Screens in front of the deal: the list of keys, and what a director says to the players at this moment. */

import { html, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import type { Moment, Replay } from '../../view/replay.ts';

export type ReplayFront = 'keys' | 'say';

export interface Fronted {
  readonly front: string | null;
  readonly replay: Replay;
  readonly moment: Moment;
  readonly words: Words;
}

/**
 * Draws what opens in front of the deal: the sentences to say at the table, and the list of keys.
 * @param close asks for the deal alone
 */
export function fronts({ front, replay, moment, words }: Fronted, close: () => void): TemplateResult {
  // Loaded on demand, because few readers open it.
  if (front === 'say') void import('../say-this/define.ts').catch(close);
  return html`<dt-say-this
      .shown=${front === 'say'}
      .replay=${replay}
      .moment=${moment}
      .words=${words}
      @close-asked=${close}
    ></dt-say-this>
    <dt-help .shown=${front === 'keys'} .words=${words} @close-asked=${close}></dt-help>`;
}
