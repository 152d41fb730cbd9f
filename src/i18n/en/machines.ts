/** What the lifecycles and their states are called. A state without an entry is spelled out from its own name. */

import type { MachineName } from '../../laws/case.ts';

export interface MachineText {
  readonly name: string;
  readonly states: Readonly<Record<string, string>>;
  /** What is still open while it lasts, in two or three words. */
  readonly open: string;
}

export const machines: Readonly<Record<MachineName, MachineText>> = {
  penaltyCard: {
    name: 'Penalty card',
    states: { returned: 'back in hand', waived: 'no penalty card', void: 'no longer one' },
    open: 'penalty card',
  },
  leadRestriction: {
    name: 'Lead restriction',
    states: { pendingChoice: 'declarer chooses', choice: 'declarer chooses', waivedThisLead: 'free lead' },
    open: 'lead restriction',
  },
  revoke: {
    name: 'Revoke',
    states: {
      pending: 'made, not noticed',
      established: 'established',
      corrected: 'corrected',
      equity: 'redress in question',
    },
    open: 'revoke',
  },
  cardChange: { name: 'Change of card', states: {}, open: 'card may change' },
  leadOutOfTurn: { name: 'Lead out of turn', states: {}, open: 'lead out of turn' },
  openingLead: { name: 'Opening lead out of turn', states: {}, open: 'opening lead out of turn' },
  prematurePlay: { name: 'Play before partner', states: {}, open: 'premature play' },
  penaltyCardUnplayed: { name: 'Penalty card not played', states: {}, open: 'penalty card not played' },
  penaltyCardChoice: { name: 'Which penalty card', states: {}, open: 'choice of penalty card' },
  claim: { name: 'Claim', states: {}, open: 'claim' },
  designation: { name: 'Card called from dummy', states: {}, open: 'card called' },
  simultaneous: { name: 'Cards played together', states: {}, open: 'cards played together' },
  defectiveTrick: { name: 'Defective trick', states: {}, open: 'defective trick' },
  leadingHand: { name: 'Which hand leads', states: {}, open: 'which hand leads' },
};
