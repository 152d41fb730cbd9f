/** What an open case demands, and of whom, as a sentence. */

import { partnerOf, type Seat } from '../../domain/seat.ts';
import type { ObligationSlots } from '../../i18n/en/obligations.ts';
import type { Words } from '../../i18n/words.ts';
import type { Case, CaseId } from '../../laws/case.ts';

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

/** The position of an open matter, as far as its sentence depends on it. */
export interface Surroundings {
  readonly table: { readonly declarer: Seat | null };
  readonly dueCorrections: ReadonlySet<CaseId>;
}

/** The state by which an open matter is explained: that of any noticed revoke for one that must be corrected although it is established. */
export function explainedState(
  { id, state }: Case,
  { dueCorrections }: Pick<Surroundings, 'dueCorrections'>,
): Case['state'] {
  return dueCorrections.has(id) ? 'attention' : state;
}

/** The sentence for an open matter; empty for a state that asks nothing. */
export function obligationOf(open: Case, around: Surroundings, words: Words): string {
  const message = words.obligations[open.machine][explainedState(open, around)];
  return message === undefined ? '' : message(slotsOf(open, around.table, words));
}
