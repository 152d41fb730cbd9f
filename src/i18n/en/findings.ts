/** What the Laws, or the record’s own logic, say of the facts, in English. */

import type { Params } from '../../laws/finding.ts';
import type { Teller } from '../teller.ts';

/** What every finding’s sentence may use besides its own parameters. */
export interface FindingSlots {
  /** Label of the deciding clause; empty when none is cited. */
  readonly label: string;
  readonly clause: string;
  readonly seat: string | null;
  readonly card: string | null;
  readonly trick: number | null;
}

export type FindingMessage = (params: Params, tell: Teller, slots: FindingSlots) => string;

export const findings: Readonly<Record<string, FindingMessage>> = {};

/** For a finding whose key has no sentence of its own. */
export const otherFinding: FindingMessage = (_params, tell, { label, clause, seat, card, trick }) => {
  const what = label === '' ? 'A matter of the record' : label;
  const whose = [seat, card === null ? null : `the ${card}`].filter((part) => part !== null).join(', ');
  const where = trick === null ? '' : ` at trick ${trick}`;
  return `${what}${clause === '' ? '' : ` (${tell.clause(clause)})`}${whose === '' ? '' : `: ${whose}`}${where}.`;
};
