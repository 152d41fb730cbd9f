/** Applies the Laws to the deal of a link: unpacks, folds and bakes it, and gives it to the replay. */

import { bakedToday } from '../../output/baked/today.ts';
import { unpack } from '../../formats/packed/packed.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { isLanguage } from '../../i18n/settings.ts';
import { optionsOf } from '../../ui/embed/options.ts';

/** The part of the replay that this page uses. */
export interface IframeReplay extends HTMLElement {
  baked: unknown;
  getState(): { readonly moment: string } | null;
}

/**
 * Applies the Laws to the deal in the replay's attribute `data` and gives the replay the result. It
 * leaves the replay as it is when the data cannot be read, or when they changed in the meantime.
 */
export async function read(replay: IframeReplay): Promise<void> {
  const data = replay.getAttribute('data');
  const unpacked = unpack(data ?? '');
  if (data === null || !unpacked.ok) return;
  const wanted = replay.getAttribute('lang') ?? 'en';
  const language = isLanguage(wanted) ? wanted : 'en';
  await loadLanguage(language);
  // Choices are baked only on request, because they take as long as the rest.
  const { whatif: branches } = optionsOf((name) => replay.getAttribute(name));
  const baked = bakedToday(unpacked.record, { languages: [language], branches });
  if (replay.getAttribute('data') !== data) return;
  // A reader who has stepped on in the meantime stays there.
  const moment = replay.getState()?.moment;
  // The first irregularity is known only now; until then the replay showed the start instead.
  const waits = moment === 'e0' && replay.getAttribute('start') === 'first-irregularity';
  if (moment !== undefined && !waits) replay.setAttribute('start', moment);
  replay.baked = baked;
}
