/**
 * Law 37: a player who had to pass calls otherwise. 2017, 2007. The duty rests on a ruling, and lasts for one turn or for the rest of the
 * auction (27B, 30 to 32, 36B, 37B). A pass takes the place of the call, unless the next player has called over it (37A). Rulings that
 * leave open whether the calls are comparable give no duty here. The partner of a player who has shown a card: law24.ts.
 */

import { partnerOf, sameSide, type Seat } from '../domain/seat.ts';
import type { LawSet } from '../lawbook/editions.ts';
import { cite, type Effect, type Step } from './step.ts';

/** Who must pass under a clause, and for how long; null where the clause says nothing of it. */
interface Passes {
  readonly who: 'offender' | 'partner' | 'side';
  /** For one turn only. */
  readonly once?: true;
}

function passesUnder(law: string, { comparesCalls }: LawSet): Passes | null {
  if (/^(?:27B[2-4]|36B)/.test(law)) return { who: 'partner' };
  if (/^37B\d?$/.test(law)) return { who: 'side' };
  if (/^30A$/.test(law)) return { who: 'offender', once: true };
  if (comparesCalls) return /^(?:3[12]A2b|30B1bii)$/.test(law) ? { who: 'partner', once: true } : null;
  if (/^30B1$/.test(law)) return { who: 'offender', once: true };
  if (/^30B2a$/.test(law)) return { who: 'offender' };
  if (/^31A2a$/.test(law)) return { who: 'partner', once: true };
  return /^(?:31A2b|31B|32A|32B2)$/.test(law) ? { who: 'partner' } : null;
}

/** 37: the finding that the player had to pass. */
export function watch37({ fact, before, table, ledger, laws, calledBefore }: Step): Effect[] {
  if (fact.type !== 'CallMade' || fact.call === 'P') return [];
  // He may change his last pass, too.
  if (before.phase !== 'auction' && table.phase !== 'auction') return [];
  const { seat } = fact;
  const duty = ledger.calls.duties.find((each) => {
    const passes = passesUnder(each.law, laws);
    return (
      passes !== null &&
      isMeant(each.offender, passes.who, seat) &&
      (passes.once === undefined || calledBefore === undefined || calledBefore < each.at)
    );
  });
  if (duty === undefined) return [];
  return [cite({ key: 'auction.hadToPass', laws: ['37'], params: { seat, law: duty.law }, seat })];
}

function isMeant(offender: Seat, who: Passes['who'], seat: Seat): boolean {
  if (who === 'side') return sameSide(offender, seat);
  return seat === (who === 'offender' ? offender : partnerOf(offender));
}
