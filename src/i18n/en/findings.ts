/** What the Laws, or the record’s own logic, say of the facts, in English. One sentence a message key. */

import { audit } from './audit.ts';
import { claims } from './findings/claims.ts';
import { dummy } from './findings/dummy.ts';
import { leads } from './findings/leads.ts';
import { penaltyCards } from './findings/penaltyCards.ts';
import { reasons } from './findings/reasons.ts';
import { revokes } from './findings/revokes.ts';
import type { Message, Sentences } from './findings/message.ts';
import type { FindingParams } from '../../laws/finding.ts';

export const findings: Sentences<FindingParams> & Readonly<Record<keyof typeof audit, Message>> = {
  ...penaltyCards,
  ...revokes,
  ...leads,
  ...dummy,
  ...claims,
  ...audit,
};

export { reasons };

/** What a sentence knows of a finding whose key has none of its own. */
export interface FindingSlots {
  /** Label of the deciding clause; empty when none is cited. */
  readonly label: string;
  readonly seat: string | null;
  readonly card: string | null;
  readonly trick: number | null;
}

/**
 * The sentence for a finding that has no words of its own: its clause, player, card and trick, as far as
 * they are known.
 */
export function otherFinding({ label, seat, card, trick }: FindingSlots): string {
  const what = label === '' ? 'A matter of the record' : label;
  const whose = [seat, card === null ? null : `the ${card}`].filter((part) => part !== null).join(', ');
  const where = trick === null ? '' : ` at trick ${trick}`;
  return `${what}${whose === '' ? '' : `: ${whose}`}${where}.`;
}
