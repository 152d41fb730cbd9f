/** What the Laws, or the record’s own logic, say of the facts, in Hebrew. One sentence a message key. */

import type { findings as english, FindingSlots } from '../en/findings.ts';
import { audit } from './audit.ts';
import { claims } from './findings/claims.ts';
import { dummy } from './findings/dummy.ts';
import { leads } from './findings/leads.ts';
import { penaltyCards } from './findings/penaltyCards.ts';
import { reasons } from './findings/reasons.ts';
import { revokes } from './findings/revokes.ts';
import type { Translated } from '../translated.ts';

export const findings: Translated<typeof english> = {
  ...penaltyCards,
  ...revokes,
  ...leads,
  ...dummy,
  ...claims,
  ...audit,
};

export { reasons };

/**
 * The sentence for a finding that has no words of its own: its clause, player, card and trick, as far as
 * they are known.
 */
export function otherFinding({ label, seat, card, trick }: FindingSlots): string {
  const what = label === '' ? 'עניין של הרישום' : label;
  const whose = [seat, card === null ? null : `הקלף ${card}`].filter((part) => part !== null).join(', ');
  const where = trick === null ? '' : ` (לקיחה ${trick})`;
  return `${what}${whose === '' ? '' : `: ${whose}`}${where}.`;
}
