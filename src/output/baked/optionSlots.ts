/** The values for the sentence about a choice: whose lead, which card, what goes back and what stays. Pure. */

import { suitOf, type Card } from '../../domain/card.ts';
import { partnerOf, type Seat } from '../../domain/seat.ts';
import { isDefender, type Table } from '../../domain/table.ts';
import type { OptionSlots } from '../../i18n/phrases/optionEffects.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { Case } from '../../laws/case.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { PenaltyCardView } from '../../replay/view.ts';

/** The moment at which the choice is open. */
interface Offered {
  readonly table: Table;
  readonly penaltyCards: readonly Omit<PenaltyCardView, 'case'>[];
}

interface About {
  readonly on: Seat | null;
  readonly card: Card | null;
  readonly proper: Seat | null;
  readonly owner: Seat | null;
  readonly becomesPenaltyCard: boolean;
}

const NOTHING: About = { on: null, card: null, proper: null, owner: null, becomesPenaltyCard: false };

function aboutOf(open: Case): About {
  switch (open.machine) {
    case 'leadRestriction':
      return { ...NOTHING, on: open.context.leader, owner: open.context.owner };
    case 'leadOutOfTurn':
    case 'openingLead':
      return {
        ...NOTHING,
        on: open.context.leader,
        card: open.context.card,
        proper: open.context.properLeader,
      };
    case 'prematurePlay':
      return { ...NOTHING, on: open.context.partner, card: open.context.card };
    case 'penaltyCardUnplayed':
      return { ...NOTHING, on: open.context.owner, card: open.context.card, owner: open.context.owner };
    case 'penaltyCardChoice':
      return { ...NOTHING, on: open.context.owner, owner: open.context.owner };
    case 'cardChange':
      return {
        ...NOTHING,
        on: open.context.seat,
        card: open.context.card,
        becomesPenaltyCard: open.context.becomesPenaltyCard,
      };
    case 'simultaneous':
      return { ...NOTHING, on: open.context.seat };
    default:
      return NOTHING;
  }
}

/** Penalty cards that go back to the hand if a lead is required or forbidden, and those that stay. */
function movedBy(option: Option, open: Case, moment: Offered): { back: Card[]; stay: Card[] } {
  if (open.machine === 'penaltyCardUnplayed') return { back: [], stay: [...open.context.due] };
  if (open.machine !== 'leadRestriction' || open.context.source !== 'penaltyCard')
    return { back: [], stay: [] };
  const cards = moment.penaltyCards
    .filter(({ owner, kind }) => owner === open.context.owner && kind === 'major')
    .map(({ card }) => card);
  const [kind, suits = ''] = option.split(':');
  const goes = (card: Card): boolean => kind !== 'free' && suits.includes(suitOf(card));
  return { back: cards.filter(goes), stay: cards.filter((card) => !goes(card)) };
}

/**
 * The names and numbers that the sentence about a choice needs: whose lead, which card, what goes back to
 * the hand and what stays.
 * @param open the case that leaves the choice open; null for a choice without one
 */
export function slotsOfOption(
  option: Option,
  open: Case | null,
  moment: Offered,
  naming: Naming,
): OptionSlots {
  const { on, card, proper, owner, becomesPenaltyCard } = open === null ? NOTHING : aboutOf(open);
  const { back, stay } = open === null ? { back: [], stay: [] } : movedBy(option, open, moment);
  return {
    machine: open?.machine ?? null,
    on: on === null ? null : naming.seat(on),
    card: card === null ? null : naming.card(card),
    proper: proper === null ? null : naming.seat(proper),
    partnerLeads: on !== null && proper === partnerOf(on),
    owner: owner === null ? null : naming.seat(owner),
    back: naming.cards(back),
    backCount: back.length,
    stay: naming.cards(stay),
    stayCount: stay.length,
    byDefender: on !== null && isDefender(moment.table, on),
    becomesPenaltyCard,
  };
}
