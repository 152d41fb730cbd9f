/** Opens a deal as a replay. The Laws and the lifecycles are loaded with the first one. */

import type { DealRecord } from '../../../events/record.ts';
import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import { frontOf, type At } from '../address.ts';
import type { ReadFile } from '../reading.ts';
import type { Screen } from '../shown.ts';

/** The part of the page that shows the deal. */
interface Page {
  readonly choices: Choices;
  screen: Screen;
  at: number;
}

interface Found {
  readonly record: DealRecord;
  readonly at: At;
  /** The file that the deal is from. */
  readonly from?: ReadFile | null;
}

/** Resolves with the function that shows the deal on the page, with the choices of now. */
export async function openReplay(
  page: Page,
  { record, at: moment, from = null }: Found,
): Promise<() => void> {
  const { replayRecord, isElsewhere } = await import('../replaying.ts');
  const { replay, at } = replayRecord(record, page.choices, moment);
  return () => {
    // The first entry in a case file opens a copy of the deal, and whoever made it goes on to the next field.
    const goesOn = page.screen.show === 'replay' && frontOf(location.hash) === 'case';
    const moved = !goesOn && isElsewhere(page, replay, at);
    page.screen = { show: 'replay', record, replay, from };
    page.at = at;
    if (moved) scrollTo(0, 0);
  };
}
