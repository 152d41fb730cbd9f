/**
 * Law 48: exposure of declarer's or dummy's cards. 2017, 2007. Never a penalty card; a faced hand may be a claim (48B2, asked
 * as `noClaimIntended`) or a spread after an opening lead out of turn (48B1, see `law54.ts`).
 */

import { sameSide } from '../domain/seat.ts';
import { isDefender, trickNumber } from '../domain/table.ts';
import { cite, open, type Effect, type Heard } from './heard.ts';
import { answeredTrue } from './ledger.ts';
import { undecidedLead } from './law44.ts';

export function watch48(heard: Heard): Effect[] {
  const { fact, before } = heard;
  if (before.declarer === null || before.phase === 'auction') return [];
  if (fact.type === 'CardExposed' && !isDefender(before, fact.seat) && undecidedLead(heard)?.machine !== 'openingLead') {
    return [cite({ key: 'exposed.byDeclarer', laws: ['48A'], params: { seat: fact.seat, card: fact.card }, seat: fact.seat, card: fact.card })];
  }
  if (fact.type !== 'HandFaced' || !sameSide(fact.seat, before.declarer) || fact.seat !== before.declarer) return [];
  if (undecidedLead(heard)?.machine === 'openingLead' || answeredTrue(heard.ledger, 'noClaimIntended', false)) return [];
  return [
    cite({ key: 'claim.presumed', laws: ['48B2', '68A'], params: { seat: fact.seat }, seat: fact.seat, weighed: [{ law: '48B1', why: 'noOpeningLeadOutOfTurn' }] }),
    open({
      machine: 'claim',
      context: {
        by: fact.seat,
        kind: 'claim',
        tricks: null,
        trick: trickNumber(before),
        wonBefore: before.won,
        statement: null,
        agreedBy: null,
        doubtedBy: null,
        requestedBy: null,
        consents: [],
        settled: null,
        playedWithoutConsent: false,
        openedAt: heard.at,
      },
    }),
  ];
}
