/** The deal of a link read by the Laws: unpacked, folded, baked, handed to the replay. */

import { bake, bakedFile } from '../../bake/bake.ts';
import { unpack } from '../../formats/packed/packed.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { isLanguage } from '../../i18n/settings.ts';
import { timelineOf } from '../../replay/timeline.ts';

/** The replay as this page uses it. */
export interface Replay extends HTMLElement {
  baked: unknown;
  getState(): { readonly moment: string } | null;
}

export async function read(replay: Replay): Promise<void> {
  const data = replay.getAttribute('data');
  const unpacked = unpack(data ?? '');
  if (data === null || !unpacked.ok) return;
  const wanted = replay.getAttribute('lang') ?? 'en';
  const language = isLanguage(wanted) ? wanted : 'en';
  await loadLanguage(language);
  const day = new Date().toISOString().slice(0, 10);
  const options = { languages: [language], day, names: true, branches: wantsBranches(replay) };
  const baked = bakedFile([bake(timelineOf(unpacked.record), options)]);
  if (replay.getAttribute('data') !== data) return;
  // Whoever has stepped on meanwhile stays there.
  const moment = replay.getState()?.moment;
  // Only now is it known which card was the first irregularity: until then the replay stood at the start instead.
  const waits = moment === 'e0' && replay.getAttribute('start') === 'first-irregularity';
  if (moment !== undefined && !waits) replay.setAttribute('start', moment);
  replay.baked = baked;
}

/** Whether the reader is to try the choices: baking them takes as long as the rest. */
function wantsBranches(replay: HTMLElement): boolean {
  const panels = (replay.getAttribute('show') ?? '').split(/\s+/);
  return replay.getAttribute('whatif') === 'on' || panels.includes('branches');
}
