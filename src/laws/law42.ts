/** Law 42: what dummy may say. 2017, 2007. His rights need no finding; `law43.ts` has his limitations. */

import { isDummy, onLead, type Table } from '../domain/table.ts';
import type { AttentionDrawn } from '../events/event.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isAttentionFresh } from './ledger.ts';
import { isPassingOverUndecided, mayLieOnTheTable } from './states.ts';
import type { Step } from './step.ts';

/**
 * Until the opening lead is faced nobody is dummy yet, by the definition in the book: the limitations of 43A begin then. Who looks at another
 * hand before is a matter of conduct (74), for the director.
 */
export function isBeforeDummy({ before, ledger }: Step): boolean {
  return before.phase === 'lead' && before.trick === null && !ledger.calls.leadFaced;
}

/**
 * 43A1a: true when the director is not at the table already, and nobody has drawn attention to an irregularity: neither now, nor before
 * without a director who came to it (9B1).
 */
export function callsFirst({ before, ledger, at }: Step): boolean {
  const { director, attention } = ledger;
  if (director?.calledAt !== at || attention.drawnAt > director.calledBefore) return false;
  return !isAttentionFresh(ledger, before);
}

/** Nobody has led, and dummy says whose lead it is not: he prevents an irregularity and points out none (42B2, 9A3). */
export function preventsLead(before: Table, { to }: AttentionDrawn): boolean {
  return to === 'leadOutOfTurn' && onLead(before) !== null && !before.loose.some(({ as }) => as === 'lead');
}

/**
 * 42B2 (2017), 50D1a: somebody reminds a defender of his penalty card before it is passed over. The director has been called and
 * play has gone on since the card was exposed, so no irregularity is pointed out, and nobody waits for the director. Nobody is blamed where
 * the card may have been played since.
 */
export function remindsOfPenaltyCard({ to, by, seat }: AttentionDrawn, step: Step): boolean {
  const { before, cases, ledger } = step;
  if (to !== 'penaltyCard' || ledger.director === null) return false;
  if (isDummy(before, by) && !mayPrevent(step)) return false;
  if (lifecyclesIn(cases, isPassingOverUndecided).length > 0) return false;
  const since = Math.min(ledger.director.calledAt, ledger.lastPlay?.at ?? -1);
  return lifecyclesIn(cases, mayLieOnTheTable).some(
    ({ context: { openedAt, owner } }) => openedAt < since && (seat ?? owner) === owner,
  );
}

/** 42B2: in 2017 dummy may try to prevent any irregularity, unless he has lost his rights; in 2007 only declarer's. */
const mayPrevent = ({ ledger, laws }: Step): boolean =>
  laws.dummyMayPreventAny && !ledger.happened.dummyLostRights;
