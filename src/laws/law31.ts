/**
 * Laws 30B2b, 31A1, 32A1 (2007: 32B1): what a call out of rotation obliges to, besides passing (37). 2017, 2007. A bid, double or redouble at
 * the turn of the right-hand opponent is repeated if that opponent then passes. In 2007 the partner of a player who passed at his turn may
 * bid or pass at that turn, but not double. Both duties rest on a ruling.
 */

import { previousSeat, partnerOf } from '../domain/seat.ts';
import { isInadmissible, isInsufficient } from '../events/standingCall.ts';
import type { CallMade } from '../events/event.ts';
import type { DutyAfterRuling } from './callsShown.ts';
import { cite, type Effect, type Step } from './step.ts';

/** The findings about a call that a ruling under these clauses does not leave open. */
export function watch31(step: Step): Effect[] {
  const { fact, before, table, ledger, calledBefore } = step;
  if (fact.type !== 'CallMade' || (before.phase !== 'auction' && table.phase !== 'auction')) return [];
  const { seat } = fact;
  return ledger.calls.duties
    .filter(({ at }) => calledBefore === undefined || calledBefore < at)
    .flatMap((duty): Effect[] => {
      if (failsToRepeat(duty, fact, step)) {
        const law = duty.law === '31A1' ? '31A1' : '32A1';
        return [cite({ key: 'auction.hadToRepeat', laws: [law], params: { seat, call: fact.call }, seat })];
      }
      return doublesAfterPass(duty, fact, step)
        ? [cite({ key: 'auction.mayNotDouble', laws: ['30B2b'], params: { seat, call: fact.call }, seat })]
        : [];
    });
}

/** 31A1, 32A1: his right-hand opponent has passed, and the offender makes another call although the one out of rotation is lawful now. */
function failsToRepeat(
  { law, offender, call }: DutyAfterRuling,
  fact: CallMade,
  { laws, ledger }: Step,
): boolean {
  const isRepeat = laws.comparesCalls ? /^3[12]A1$/.test(law) : /^(?:31A1|32B1)$/.test(law);
  if (!isRepeat || call === null || fact.seat !== offender || fact.call === call) return false;
  const others = ledger.calls.standing.slice(0, -1);
  const last = others.at(-1);
  if (last?.call !== 'P' || last.seat !== previousSeat(offender)) return false;
  const repeated = { seat: offender, call, at: -1 };
  return !isInsufficient(others, repeated) && !isInadmissible(others, repeated);
}

/** 30B2b of 2007: a player whose partner has passed at that turn, which was his own, doubles or redoubles. */
function doublesAfterPass({ law, offender, call }: DutyAfterRuling, fact: CallMade, { laws }: Step): boolean {
  return (
    !laws.comparesCalls &&
    /^30B2[ab]?$/.test(law) &&
    call === 'P' &&
    fact.seat === partnerOf(offender) &&
    (fact.call === 'X' || fact.call === 'XX')
  );
}
