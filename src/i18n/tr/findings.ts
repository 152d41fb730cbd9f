/** What the Laws, or the record’s own logic, say of the facts, in Turkish. One sentence a message key. */

import type { FindingSlots, findings as english } from '../en/findings.ts';
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
  const what = label === '' ? 'Kayıtla ilgili bir nokta' : label;
  const whose = [seat, card].filter((part) => part !== null).join(', ');
  const where = trick === null ? '' : ` (${trick}. löve)`;
  return `${what}${whose === '' ? '' : `: ${whose}`}${where}.`;
}
