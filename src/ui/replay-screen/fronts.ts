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
  if (front === 'say') void loadSentences(close);
  return html`<dt-say-this
      .shown=${front === 'say'}
      .replay=${replay}
      .moment=${moment}
      .words=${words}
      @close-asked=${close}
    ></dt-say-this>
    <dt-help .shown=${front === 'keys'} .words=${words} @close-asked=${close}></dt-help>`;
}

/** Loads on demand what few readers open. Rejects if that fails, so that the page tells of it, after the screen is closed. */
async function loadSentences(close: () => void): Promise<void> {
  try {
    await import('../say-this/define.ts');
  } catch (error) {
    close();
    throw error;
  }
}
