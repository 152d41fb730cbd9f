/** Folds a record for the screens. Loaded, with the Laws and the lifecycles, when a deal is opened. */

import { momentAddressed } from '../../view/moment.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import type { DealRecord } from '../../events/record.ts';
import { lawSet } from '../../lawbook/editions.ts';
import { momentsOf } from '../../view/moments.ts';
import '../../ui/replay-screen/define.ts';
import { isAnother } from '../../ui/replay-screen/inSight.ts';
import type { Replay } from '../../view/replay.ts';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';
import type { At } from './address.ts';
import { otherTables } from './audit/otherTables.ts';
import { folded } from './folded.ts';
import { replayOf } from '../../view/replayOf.ts';
import type { Screen } from './shown.ts';

export interface Replayed {
  readonly replay: Replay;
  /** The position to show. */
  readonly at: number;
}

/**
 * The replay of a record under its own edition, or under another for comparison, with people's words in the reader’s language. A position
 * after the end becomes the end; an unknown moment becomes the start.
 */
export function replayRecord(record: DealRecord, { edition, settings }: Choices, moment: At): Replayed {
  const { header } = record;
  const inLanguage = factsInLanguage(record, settings.language);
  const timeline = folded(inLanguage, lawSet(edition ?? header.edition, header.elections));
  const replay = replayOf(timeline, null, otherTables(record));
  const at = typeof moment === 'number' ? moment : (momentAddressed(moment, momentsOf(timeline)) ?? 0);
  return { replay, at: Math.min(at, replay.last) };
}

/** Another moment than the one on the screen; whoever is shown the same again stays where he is on the page. */
export function isElsewhere(
  { screen, at: before }: { readonly screen: Screen; readonly at: number },
  replay: Replay,
  at: number,
): boolean {
  return screen.show !== 'replay' || before !== at || isAnother(screen.replay, replay, at);
}
