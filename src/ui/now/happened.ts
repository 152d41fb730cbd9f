/** The latest fact in one line; below it who says so, and the note. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { saidIn } from '../../events/said.ts';
import { rewritten } from '../../i18n/rewritten.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import { withQuoted } from '../notation/quoted.ts';
import { vouched } from '../notation/vouched.ts';
import type { Moment, Replay } from '../../view/replay.ts';

/**
 * Draws the event that led to this moment, who vouches for it, its note and the text that it corrected; a
 * sentence for the start when nothing has happened yet.
 * @param noted the sentence of a note of the case, with the name of its field; null for any other event
 */
export function happened(replay: Replay, { at }: Moment, words: Words, noted: string | null): TemplateResult {
  const { announce } = words.screen;
  const fact = replay.record.events[at - 1];
  if (fact === undefined) return html`<div class="happened"><p class="muted">${announce.atStart}</p></div>`;
  const sentence = noted ?? factSentence(fact, replay.table(at - 1), words, words.written);
  const old = rewritten(replay.record, at, (place) => replay.table(place), words, words.written);
  return html`<div class="happened">
    <p>${withQuoted(sentence, saidIn(fact), replay.record.header, words)}</p>
    ${old === null ? nothing : html`<p class="beside">${old === '' ? announce.changesNothing : html`<s>${notation(old, words)}</s>`}</p>`}
    ${vouched(fact, replay.record.header, words)}
  </div>`;
}
