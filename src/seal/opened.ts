/** A sealed file as a reader of deals wants it: the case, as far as it holds. */

import { isObject } from './envelope.ts';
import type { Matter } from './sealing.ts';
import { verifySealed, type SealState, type Verdict } from './verify.ts';

/** What is sealed of the case, of what holds: an empty head where the opening does not. */
export function matterIn({ holds }: Verdict): Matter {
  const bodies = holds.flatMap(({ entry }) => (entry?.event ? [entry.event.body] : []));
  return {
    head: bodies.map((body) => body['head']).find(isObject) ?? {},
    moments: bodies.flatMap((body): readonly (readonly unknown[])[] =>
      Array.isArray(body['items']) ? [body['items']] : [],
    ),
  };
}

/** Never throws for what a file holds. */
export async function opened(bytes: Uint8Array): Promise<{
  readonly head: Readonly<Record<string, unknown>>;
  readonly items: readonly unknown[];
  readonly holes: number;
  readonly faults: number;
  readonly open: number;
  readonly state: SealState;
}> {
  const verdict = await verifySealed(bytes);
  const { head, moments } = matterIn(verdict);
  const { holds, end: _goesOn, ...state } = verdict;
  return {
    head,
    items: moments.flat(),
    holes: state.events - holds.length,
    faults: state.faults.length,
    open: state.added.length,
    state,
  };
}
