/** A06: every card is played once, in turn, by the hand that holds it. */

import { partnerOf } from '../../domain/seat.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import type { PlayFault } from '../playFault.ts';
import { fromFinding } from './lawFindings.ts';
import { openingLead } from './a05OpeningLead.ts';

/** If at least this many cards come from wrong hands, the hands belong to another board. */
const ANOTHER_BOARD = 8;

/**
 * A finding for each card that is not held, played twice or out of turn; one finding for all cards not held where there are many.
 * The opening lead is left to A05.
 */
export function a06Possession(context: DealContext): AuditFinding[] {
  const { record, play } = context;
  const lead = openingLead(record)?.at;
  // A05 checks the opening lead if there is a declarer.
  const own = play.faults.filter(
    ({ kind, at }) => kind !== 'revoke' && (at !== lead || record.header.declarer === null),
  );
  const strange = own.filter(({ kind }) => kind === 'notHeld');
  if (strange.length >= ANOTHER_BOARD) {
    const [first] = strange;
    const rest = own.filter(({ kind }) => kind !== 'notHeld' && kind !== 'twice');
    return [
      found('A06', 'audit.handsDoNotFit', {
        severity: play.complete ? 'error' : 'review',
        ...whereOf(first as PlayFault),
        params: { count: strange.length, cards: play.cards },
      }),
      ...rest.slice(0, 1).map((fault) => fromFault(context, fault)),
    ];
  }
  return own.map((fault) => fromFault(context, fault));
}

function whereOf({ seat, card, trick, at }: PlayFault): Pick<PlayFault, 'seat' | 'card' | 'trick' | 'at'> {
  return { seat, card, trick, at };
}

function fromFault(context: DealContext, fault: PlayFault): AuditFinding {
  const { kind, seat, card, trick, at, other } = fault;
  const severity = context.play.complete ? 'error' : 'review';
  if (kind === 'notHeld' || kind === 'twice')
    return found('A06', kind === 'twice' ? 'record.cardTwice' : 'record.cardNotHeld', {
      severity,
      ...whereOf(fault),
      params: { seat, card, trick, holder: other },
    });
  const event = context.record.events[at];
  const marked = event?.type === 'CardPlayed' && context.isMarked(event.note, 'L');
  // If the fold has a finding, that says what follows; counting shows only that it happened.
  const law = context.timeline.findings.find(
    (finding) =>
      finding.at === at &&
      fromFinding(finding).check === 'A06' &&
      finding.record === undefined &&
      // The fold has counted the trick otherwise since the fifth card.
      !finding.key.startsWith('fifthCard.'),
  );
  const params = { seat, card, trick, expected: other, partner: other === partnerOf(seat) };
  const finding =
    law === undefined
      ? found('A06', 'audit.outOfTurn', { laws: [kind === 'lead' ? '53A' : '44B'], params })
      : { ...fromFinding(law), params: { ...law.params, expected: other } };
  return { ...finding, ...whereOf(fault), severity: marked ? 'review' : severity };
}
