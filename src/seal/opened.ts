/** The valid part of a sealed file, as a case for a reader of deals. */

import { isObject } from '../domain/json.ts';
import type { Matter } from './sealing.ts';
import { verifySealed, type SealState, type Verdict } from './verify.ts';

/** The sealed content of the case, taken from the events that hold. The head is empty where the opening does not hold. */
export function matterIn({ holds, events }: Verdict): Matter {
  const bodies = holds.flatMap(({ entry }) => (entry?.event ? [entry.event.body] : []));
  const moments = bodies.flatMap((body): unknown[][] =>
    Array.isArray(body['items']) ? [[...(body['items'] as readonly unknown[])]] : [],
  );
  // If an event is missing, nobody knows which moment a later name means.
  if (holds.length === events)
    for (const { marks } of bodies as readonly { readonly marks?: unknown }[])
      for (const [mark, moment] of Object.entries(isObject(marks) ? marks : {}))
        if (typeof moment === 'number') moments[moment]?.push({ mark });
  return { head: bodies.map((body) => body['head']).find(isObject) ?? {}, moments };
}

/** The sealed content of a file and what was found to be wrong with it. Never throws for what a file holds. */
export async function opened(bytes: Uint8Array): Promise<{
  readonly head: Readonly<Record<string, unknown>>;
  readonly items: readonly unknown[];
  readonly holes: number;
  readonly faults: number;
  readonly line: number;
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
    line: state.faults.find(({ line }) => line !== null)?.line ?? 1,
    open: state.added.length,
    state,
  };
}
