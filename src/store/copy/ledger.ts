/** The first entry of a new database's ledger, and random names. */

import { hexadecimal } from '../../domain/hexadecimal.ts';
import type { StoreLedger } from '../tables.ts';

/** A random name of 32 hexadecimal digits, so that two databases of one browser never share it. */
export function freshName(): string {
  // randomUUID is missing in a page without a secure connection.
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}

/** The ledger of an empty database, with a new random generation. */
export function firstLedger(now: string): StoreLedger {
  return { key: 'ledger', generation: freshName(), writes: 0, deals: 0, marks: 0, at: now };
}
