/** What a published deal says of its calls. An alert is a fact of the table; an explanation is somebody’s own words. */

import { bakedCall } from '../bake/bake.ts';
import type { BakedCall } from '../bake/baked.ts';
import type { RecordHeader } from '../events/record.ts';
import type { Auction } from '../picture/diagram.ts';
import { hidingNames, type Reticence } from './names.ts';

/** The calls of a file with no more of people in them than was chosen; `header` as it was read, with its names. */
export function reticentCalls(
  calls: readonly BakedCall[],
  header: Pick<RecordHeader, 'names'>,
  { names, notes }: Reticence,
): readonly BakedCall[] {
  const hide = hidingNames(header, names);
  return calls.map(([call, alert, explanation]) =>
    bakedCall(call, alert, notes && typeof explanation === 'string' ? hide(explanation) : undefined),
  );
}

/** The auction of a record with what its file says of the calls. Whatever does not fit call by call stays as it is. */
export function explainedBy(calls: readonly BakedCall[], auction: Auction | null): Auction | null {
  if (auction === null) return null;
  return {
    ...auction,
    calls: auction.calls.map((said, index) => {
      const [call, alert = false, explanation = null] = calls[index] ?? [];
      if (call !== said.call) return said;
      return { call, alert: said.alert || alert, explanation: said.explanation ?? explanation };
    }),
  };
}
