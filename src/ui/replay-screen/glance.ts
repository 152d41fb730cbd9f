/** On a phone the table and the Laws do not fit beside one another: what they say now, in a line above the buttons. */

import { html, nothing, type TemplateResult } from 'lit';
import { findingText, type Hidden } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { lawsNow } from '../law-panel/in-force.ts';
import { notation } from '../notation/notation.ts';
import type { Moment, Replay } from '../replay.ts';

/** The newest finding, else the matter still in force, as a way to the whole; the room stays when there is neither. */
export function glance(
  replay: Replay,
  moment: Moment,
  words: Words,
  hidden: Hidden,
  toLaws: () => void,
): TemplateResult {
  const { news, inForce, settled } = lawsNow(replay, moment);
  const [finding] = [...news, ...inForce, ...settled];
  const { law } = words.screen;
  if (finding === undefined)
    return html`<p class="glance muted">${moment.cases.length > 0 ? law.nothingNew : law.nothing}</p>`;
  const [clause] = finding.laws;
  return html`<button class="glance quiet" @click=${toLaws}>
    ${clause === undefined ? nothing : html`<bdi class="ref" dir="ltr">${clause}</bdi> `}${notation(findingText(finding, words, words.written, hidden), words)}
  </button>`;
}
