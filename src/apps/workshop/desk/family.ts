/** Follows all lines of one deal in the store. Loaded only if a deal has lines. */

import { combineLatest, map, startWith, type Subscription } from 'rxjs';
import type { Store } from '../../../store/store.ts';
import type { Replay } from '../../../view/replay.ts';
import '../../../ui/lines/define.ts';
import { replayOf } from '../../../view/replayOf.ts';
import { followed, type Reading } from './following.ts';

/** `changed` is called with them all, by their streams, now and after every fact in any of them. */
export function followAll(
  store: Store,
  streams: readonly string[],
  reading: Reading,
  changed: (replays: ReadonlyMap<string, Replay>) => void,
): Subscription {
  const each = streams.map((stream) =>
    followed(store, stream, reading).pipe(
      map(({ timeline }) => [stream, replayOf(timeline)] as const),
      // An unreadable line must not block the others.
      startWith(null),
    ),
  );
  return combineLatest(each).subscribe((replays) =>
    changed(new Map(replays.filter((replay) => replay !== null))),
  );
}
