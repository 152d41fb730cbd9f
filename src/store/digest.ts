/** A closed deal as one text with its digest. A row that does not match its digest is rejected. */

import { defined } from '../domain/defined.ts';
import { hexadecimal } from '../domain/hexadecimal.ts';
import type { StoredEvent } from '../events/record.ts';
import type { OpenedDeal, StoredDeal } from './deal.ts';
import { isFact, isPackedDeal, isStoredEvent } from './shape.ts';

/** The contents that the digest covers: the whole record, and when each event was stored. */
type Packed = Pick<StoredDeal, 'stream' | 'header' | 'marks' | 'parent' | 'fork'> & {
  readonly events: readonly StoredEvent['event'][];
  readonly storedAt: readonly string[];
};

/** The SHA-256 of the text as 64 hexadecimal digits; null where the page may not compute it, because it has no secure connection. */
export async function digestOf(text: string): Promise<string | null> {
  // The type says that it always exists, but it is missing in pages without a secure connection.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  return hexadecimal(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** The JSON of all that the digest of a closed deal covers: header, marks, events and the times at which the events were stored. */
export function coveredText({ deal, events }: OpenedDeal): string {
  const { stream, header, marks, parent, fork } = deal;
  const packed: Packed = {
    stream,
    header,
    marks,
    ...defined({ parent, fork }),
    events: events.map(({ event }) => event),
    storedAt: events.map(({ storedAt }) => storedAt),
  };
  return JSON.stringify(packed);
}

/** The events of a closed deal; `corrupt` when the row, its digest and the deal's own entry don't agree exactly. */
export async function unpack(
  deal: StoredDeal,
  packed: unknown,
): Promise<readonly StoredEvent[] | 'corrupt' | 'digestUnavailable'> {
  if (!isPackedDeal(packed) || packed.digest !== deal.closings.at(-1)?.digest) return 'corrupt';
  const digest = await digestOf(packed.text);
  if (digest === null) return 'digestUnavailable';
  if (digest !== packed.digest) return 'corrupt';
  const { events, storedAt } = JSON.parse(packed.text) as Packed;
  if (!events.every(isFact)) return 'corrupt';
  const rows = events.map((event, index) => ({
    stream: deal.stream,
    version: index + 1,
    event,
    storedAt: storedAt[index] ?? '',
  }));
  // The list shows the deal's own row, so that must match the closed contents, too.
  return rows.length === deal.version && coveredText({ deal, events: rows }) === packed.text
    ? rows
    : 'corrupt';
}

/** The rows of a live deal in their order; `corrupt` when one is missing, damaged or too many. */
export function contiguous(deal: StoredDeal, rows: readonly unknown[]): readonly StoredEvent[] | 'corrupt' {
  if (!rows.every(isStoredEvent) || rows.length !== deal.version) return 'corrupt';
  return rows.every(({ version }, index) => version === index + 1) ? rows : 'corrupt';
}
