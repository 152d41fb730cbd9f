/**
 * A05: the opening lead comes from the hand at declarer's left, and that hand holds it. Otherwise declarer, lead or board is wrong: the
 * finding lists all explanations, the most likely first.
 */

import { rankOf, suitOf, type Card } from '../../domain/card.ts';
import { cardsOf, holds } from '../../domain/hand.ts';
import { SEATS, nextSeat, partnerOf, previousSeat, sameSide, type Seat } from '../../domain/seat.ts';
import type { DealRecord } from '../../events/record.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

export interface OpeningLead {
  readonly seat: Seat;
  readonly card: Card;
  /** The hand that was dealt the card; null if the record does not show it. */
  readonly holder: Seat | null;
  readonly held: boolean;
  readonly at: number;
}

/** The first card of the record, with the hand it was dealt to. */
export function openingLead(record: DealRecord): OpeningLead | null {
  const at = record.events.findIndex((event) => event.type === 'CardPlayed');
  const event = record.events[at];
  // If nobody remembers the first card, there is nothing to check.
  if (event?.type !== 'CardPlayed' || event.card === undefined) return null;
  const { hands } = record.header.deal;
  const holder = SEATS.find((seat) => hands[seat] !== null && holds(hands[seat], event.card)) ?? null;
  return { seat: event.seat, card: event.card, holder, held: holder === event.seat, at };
}

/**
 * A finding when the opening lead comes from the wrong hand (54) or is not held there (41A), with the explanations that are
 * possible.
 */
export function a05OpeningLead(context: DealContext): AuditFinding[] {
  const { record, play } = context;
  const lead = openingLead(record);
  const { declarer } = record.header;
  if (lead === null || declarer === null) return [];
  const isFault = play.faults.some(
    ({ trick, at, kind }) => trick === 1 && at === lead.at && kind !== 'revoke',
  );
  if (!isFault) return [];
  const event = record.events[lead.at];
  const marked = event?.type === 'CardPlayed' && context.isMarked(event.note, 'L');
  const { seat, card, held, holder, at } = lead;
  // A hand that the record does not show may hold the card.
  const mayBeHeld = held || holder === null;
  return [
    found('A05', mayBeHeld ? 'audit.leadFromWrongHand' : 'audit.leadNotHeld', {
      severity: marked || !play.complete ? 'review' : 'error',
      laws: mayBeHeld ? ['54', '41A'] : ['41A'],
      seat,
      card,
      trick: 1,
      at,
      params: {
        seat,
        card,
        holder,
        declarer,
        leader: nextSeat(declarer),
        ...hypotheses(context, lead, declarer),
      },
    }),
  ];
}

/** The explanations of the lead as `first` to `fourth`, the likeliest first: `declarer`, `lead`, `leadOutOfTurn` or `board`; null for no more. */
function hypotheses(
  { auction, record, play }: DealContext,
  lead: OpeningLead,
  declarer: Seat,
): Readonly<Record<string, string | number | boolean | null>> {
  const from = lead.holder ?? lead.seat;
  const wouldDeclare = previousSeat(from);
  const byAuction = auction?.end?.declarer ?? null;
  const meant = likelyLead(record, nextSeat(declarer), lead.card);
  const weights: Record<string, number> = {
    // The auction names another declarer: strong evidence. It names the stated one: evidence against this explanation.
    declarer: byAuction === wouldDeclare ? 9 : byAuction === null ? 5 : 1,
    lead: lead.held ? 0 : meant === null ? 2 : 3,
    leadOutOfTurn: from !== nextSeat(declarer) && !sameSide(from, declarer) ? (lead.held ? 4 : 2) : 0,
    board: play.faults.length > 6 ? 6 : 1,
  };
  const ranked = Object.keys(weights)
    .filter((name) => (weights[name] as number) > 0)
    .sort((one, other) => (weights[other] as number) - (weights[one] as number));
  return {
    first: ranked[0] ?? null,
    second: ranked[1] ?? null,
    third: ranked[2] ?? null,
    fourth: ranked[3] ?? null,
    wouldDeclare,
    meant,
    partner: wouldDeclare === partnerOf(declarer),
  };
}

/** The card of the proper leader that was most likely meant: one of the same rank, otherwise his highest of the same suit; null for none. */
function likelyLead(record: DealRecord, leader: Seat, card: Card): Card | null {
  const hand = record.header.deal.hands[leader];
  if (hand === null) return null;
  const cards = cardsOf(hand);
  return (
    cards.find((other) => rankOf(other) === rankOf(card)) ??
    cards.find((other) => suitOf(other) === suitOf(card)) ??
    null
  );
}

/** The same check for a row whose lead was entered with its result: a warning, as it is often wrong and the score doesn't depend on it. */
export function a05KeyedLead(context: DealContext): AuditFinding[] {
  return a05OpeningLead(context).map((finding) => ({ ...finding, severity: 'warning' }));
}
