/** The records that were copied in this page: what somebody works on goes on with the copy. */

import { hashOf, type Route } from './address.ts';

const origins = new Map<string, string>();

/** The name of the record at an address, also of one that is not stored. */
export const recordName = (route: Route): string =>
  route.view === 'deal' ? route.stream : hashOf({ ...route, at: 0 } as Route);

/** From now on that stored deal is known to be a copy of the record at that address, or to begin with it. */
export function copiedFrom(stream: string, route: Route): void {
  origins.set(stream, recordName(route));
}

/** The name of the record that this deal was copied from in this page; null for none. */
export const originOf = (stream: string): string | null => origins.get(stream) ?? null;
