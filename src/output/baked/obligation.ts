/** What an open case demands, and of whom, as a sentence. */

import { partnerOf, type Seat } from '../../domain/seat.ts';
import type { ObligationSlots } from '../../i18n/en/obligations.ts';
import type { Words } from '../../i18n/words.ts';
import type { Case } from '../../laws/case.ts';

/** The player a case is about. */
export function playerIn(open: Case): Seat | null {
  const context: Readonly<Record<string, unknown>> = { ...open.context };
  const seat =
    open.machine === 'leadRestriction'
      ? open.context.leader
      : (context['owner'] ??
        context['seat'] ??
        context['leader'] ??
        context['offender'] ??
        context['by'] ??
        context['caller'] ??
        context['declarer'] ??
        null);
  return seat as Seat | null;
}

function slotsOf(
  open: Case,
  { declarer }: { readonly declarer: Seat | null },
  words: Words,
): ObligationSlots {
  const { written, screen } = words;
  const context: Readonly<Record<string, unknown>> = { ...open.context };
  const seat = playerIn(open);
  const suits = open.machine === 'leadRestriction' ? (open.context.require ?? open.context.forbid) : '';
  return {
    seat: seat === null ? screen.replay.thePlayer : written.seat(seat),
    partner: seat === null ? screen.replay.thePlayer : written.seat(partnerOf(seat)),
    declarer: declarer === null ? screen.replay.declarer : written.seat(declarer),
    card: typeof context['card'] === 'string' ? written.card(context['card'] as never) : null,
    suits: written.suitSet(suits, 'or'),
  };
}

/** 62D1: a revoke at trick twelve is established, and play is not over: it must still be corrected once somebody points it out. */
export function isTrickTwelveOpen({ machine, state, context }: Case): boolean {
  return machine === 'revoke' && state === 'established' && context.trick === 12;
}

/** The state by which an open matter is explained: that of any other noticed revoke for one that must still be corrected (62D1). */
export function explainedState(open: Case): Case['state'] {
  return isTrickTwelveOpen(open) && open.machine === 'revoke' && open.context.attentionAt !== null
    ? 'attention'
    : open.state;
}

/** The sentence for an open matter; empty for a state that asks nothing. */
export function obligationOf(open: Case, table: { readonly declarer: Seat | null }, words: Words): string {
  const message = words.obligations[open.machine][explainedState(open)];
  return message === undefined ? '' : message(slotsOf(open, table, words));
}
