/** Law 42: what dummy may say. 2017, 2007. His rights need no finding; `law43.ts` has his limitations. */

import { isDummy, onLead, type Table } from '../domain/table.ts';
import type { AttentionDrawn } from '../events/event.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isPassingOverUndecided, liesOnTheTable } from './states.ts';
import type { Step } from './step.ts';

/** Nobody has led, and dummy says whose lead it is not: he prevents an irregularity and points out none (42B2, 9A3). */
export function preventsLead(before: Table, { to }: AttentionDrawn): boolean {
  return to === 'leadOutOfTurn' && onLead(before) !== null && !before.loose.some(({ as }) => as === 'lead');
}

/**
 * 42B2 (2017): dummy reminds a defender of a penalty card before it is passed over. The director has been at the table and play has gone
 * on since the card was exposed, so it is no irregularity that dummy points out.
 */
export function warnsOfPenaltyCard(fact: AttentionDrawn, { before, cases, ledger, laws }: Step): boolean {
  if (fact.to !== 'penaltyCard' || !isDummy(before, fact.by) || !laws.dummyMayPreventAny) return false;
  if (ledger.happened.dummyLostRights || ledger.directorAt === null) return false;
  if (lifecyclesIn(cases, isPassingOverUndecided).length > 0) return false;
  const lastPlay = ledger.lastPlay?.at ?? -1;
  return lifecyclesIn(cases, liesOnTheTable).some(
    ({ context }) => context.openedAt < lastPlay && (fact.seat ?? context.owner) === context.owner,
  );
}
