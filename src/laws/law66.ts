/**
 * Law 66: inspection of tricks. 2017, 2007. A player may see the last trick again until his own side has led or played to the next one
 * (66A). Quitted tricks stay closed till the end of play unless the director says otherwise (66C; for a revoke 61C). In 2007 a claim ends
 * the play (68D).
 */

import { sideOf } from '../domain/seat.ts';
import { isDummy, trickNumber } from '../domain/table.ts';
import { cite, type Effect, type Step } from './step.ts';
import { isDirectorPresent } from './ledger.ts';
import { sidePlayedOn } from './playedOn.ts';
import { isClaimStanding, isPlayOver } from './law69.ts';

/** 66A, 66C, 61C: a quitted trick looked at without the right to do so; while the director is there, nothing is found. */
export function watch66(step: Step): Effect[] {
  const { fact, before, ledger } = step;
  if (fact.type !== 'TrickInspected' || isDirectorPresent(ledger, before) || isPlayOver(step)) return [];
  if (step.laws.claimEndsPlay && isClaimStanding(step)) return [];
  const latest = trickNumber(before) - 1;
  const turned = ledger.turned.some((each) => each.seat === fact.by && each.trick === fact.trick);
  if (fact.trick === latest && (isDummy(before, fact.by) || turned)) {
    return [
      cite({
        key: isDummy(before, fact.by) ? 'trick.inspectedByDummy' : 'trick.inspectedAfterTurning',
        laws: ['66A'],
        params: { by: fact.by, trick: fact.trick },
        seat: fact.by,
        trick: fact.trick,
      }),
    ];
  }
  const mayStill = !sidePlayedOn(before, fact.trick, sideOf(fact.by));
  if (mayStill || fact.trick > latest) return [];
  const aboutRevoke = ledger.attention.toRevoke;
  return [
    cite({
      key: aboutRevoke ? 'revoke.trickInspected' : 'trick.inspected',
      laws: aboutRevoke ? ['61C', '66C'] : ['66C'],
      params: { by: fact.by, trick: fact.trick },
      seat: fact.by,
      trick: fact.trick,
      weighed: [{ law: '66A', why: 'ownSidePlayedOn' }],
    }),
  ];
}
