/** Law 42: what dummy may say. 2017, 2007. His rights need no finding; `law43.ts` has his limitations. */

import { isLeaderUncertain } from '../domain/forgotten.ts';
import { awaitsLead, isDummy, type Table } from '../domain/table.ts';
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

/**
 * Nobody has led, and dummy says whose lead it is not: he prevents an irregularity and points out none (42B2, 9A3). That does not depend on
 * who is to lead, so it holds also where a forgotten card hides who won the trick.
 */
export function preventsLead(before: Table, { to }: AttentionDrawn): boolean {
  return to === 'leadOutOfTurn' && awaitsLead(before) && !before.loose.some(({ as }) => as === 'lead');
}

/** 42B2, 43: dummy's words point out no irregularity, or none of which anybody can be sure. */
export function mayBlameNobody(fact: AttentionDrawn, step: Step): boolean {
  return preventsLead(step.before, fact) || remindsOfPenaltyCard(fact, step) || mayBeProperLead(fact, step);
}

/**
 * 43B3: dummy, his rights lost, speaks of a lead that may have been proper, because a forgotten card hides whose lead it was. Then neither
 * 43A1b nor 43B3 is certain.
 */
function mayBeProperLead({ to }: AttentionDrawn, { before, ledger }: Step): boolean {
  return to === 'leadOutOfTurn' && ledger.happened.dummyLostRights === true && isLeaderUncertain(before);
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
