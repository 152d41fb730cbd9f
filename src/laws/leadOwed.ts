/**
 * Laws 50D2a, 60A3: how long a restriction on a defender's lead lasts. 2017, 2007. Where his partner led out of turn in his place and
 * declarer's side accepted that lead, in words or by playing to it (53A), he has not led yet and owes the same at his next lead. Guards of
 * `leadRestriction`.
 */

import { partnerOf, type Seat } from '../domain/seat.ts';
import { allTricks, isLedOn, lastWon, type Table } from '../domain/table.ts';
import type { LeadRestrictionContext } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { didOpeningLeadStand, wasLeadAccepted } from './states.ts';
import type { Situation } from './step.ts';

/** True when the partner's lead out of turn stands in place of the lead that was restricted, however declarer accepted it. */
export function partnerLedInstead(
  { leader, trick }: Pick<LeadRestrictionContext, 'leader' | 'trick'>,
  { cases }: Pick<Situation, 'cases'>,
): boolean {
  const partner = partnerOf(leader);
  const later = lifecyclesIn(cases, wasLeadAccepted);
  return (
    later.some(({ context }) => context.trick === trick && context.leader === partner) ||
    (trick === 1 &&
      lifecyclesIn(cases, didOpeningLeadStand).some(({ context }) => context.leader === partner))
  );
}

/** 60A3: the leader has not led yet. What he owed is due at his next lead: his own side's irregular lead does not free him of it. */
function isStillOwed(context: LeadRestrictionContext, situation: Situation): boolean {
  const { leader, trick } = context;
  return (
    partnerLedInstead(context, situation) &&
    allTricks(situation.table).every((each) => each.number < trick || each.leader !== leader)
  );
}

/**
 * The ban ends once another hand has won a trick (50D2a), or has won one with a card missing and led on (67B1), even if a lead made too soon
 * stands.
 */
export function hasLostLead(context: LeadRestrictionContext, situation: Situation): boolean {
  if (isStillOwed(context, situation)) return false;
  const { leader, trick } = context;
  const { table } = situation;
  const won = lastWon(table);
  if (won !== null && won.winner !== leader && won.trick >= trick) return true;
  return isLedOn(table, leader, trick) && trickWithoutLead(table, leader) === null;
}

/** The number of the trick to which that hand led and has taken its lead back; null if there is none. */
export function trickWithoutLead(table: Table, leader: Seat): number | null {
  return allTricks(table).find((each) => each.leader === leader && each[leader] === null)?.number ?? null;
}

/** 50D2a: another hand's lead stands in the trick the requirement was for, as one of declarer's side that a defender has accepted (55A). */
export function isLedByAnother(context: LeadRestrictionContext, situation: Situation): boolean {
  const { trick } = situation.table;
  const isOthers = trick?.number === context.trick && trick.leader !== context.leader;
  return isOthers && !isStillOwed(context, situation);
}
