/** Who signs a fact: its author if he is present, otherwise the recorder. */

import type { Fact } from '../events/event.ts';
import type { RecordHeader } from '../events/record.ts';
import { isSeat } from '../domain/seat.ts';
import type { Signer } from './ed25519.ts';

/** Facts by which somebody speaks, judges or decides. In other facts a seat names only who acted, not who reports it. */
const SAID: ReadonlySet<Fact['type']> = new Set([
  'StatementMade',
  'QuestionAnswered',
  'RulingGiven',
  'ScoreAssigned',
]);

/**
 * The person present whom the fact names as its author: by name, by the seat where this person sat, or by a role that only one person
 * has.
 */
export function authorOf(
  fact: Fact,
  names: RecordHeader['names'],
  present: readonly Signer[],
): Signer | null {
  const { by } = fact as { readonly by?: unknown };
  if (typeof by !== 'string') return null;
  const name = isSeat(by) ? (SAID.has(fact.type) ? names?.[by] : undefined) : by;
  if (name === undefined) return null;
  const named = present.find((one) => one.name === name.trim().normalize('NFC'));
  const inRole = present.filter(({ role }) => role === by);
  return named ?? (inRole.length === 1 ? (inRole[0] ?? null) : null);
}
