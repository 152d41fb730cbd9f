/** A disputed point with both readings, and the one that the program follows. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import { CATALOGUE } from '../../lawbook/catalogue.ts';
import { lawSet } from '../../lawbook/editions.ts';
import type { Replay } from '../../view/replay.ts';

/** Whether the regulating authority elected the reading that is not taken by default. */
export function isElected(point: string, replay: Replay): boolean {
  const election = CATALOGUE.find(({ disputed }) => disputed?.point === point)?.disputed?.election;
  if (election === undefined) return false;
  const usual = lawSet(replay.edition).elections[election];
  return lawSet(replay.edition, replay.record.header.elections).elections[election] !== usual;
}

/**
 * Draws both readings of a disputed point of the Laws, the one taken here first; nothing when the point
 * is not disputed.
 */
export function bothReadings(point: string, replay: Replay, words: Words): TemplateResult | typeof nothing {
  const text = Object.hasOwn(words.disputes, point) ? words.disputes[point] : undefined;
  if (text === undefined) return nothing;
  const { law } = words.screen;
  const elected = isElected(point, replay);
  const [usual, other] = text.readings;
  return html`<div class="note disputed">
    <p><strong>${law.disputed}</strong> ${text.about}</p>
    <dl>
      <div class="taken">
        <dt>${elected ? law.readElected : law.readHere}</dt>
        <dd>${elected ? other : usual}</dd>
      </div>
      <div>
        <dt>${law.otherReading}</dt>
        <dd>${elected ? usual : other}</dd>
      </div>
    </dl>
  </div>`;
}
