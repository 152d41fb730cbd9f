/** What the lifecycles and their states are called. */

import type { MachineName, StateOf } from '../../laws/states.ts';

export interface MachineText<Machine extends MachineName = MachineName> {
  readonly name: string;
  readonly states: Readonly<Record<StateOf<Machine>, string>>;
}

export const machines = {
  penaltyCard: {
    name: 'Penalty card',
    states: {
      exposed: 'exposed',
      auctionPeriod: 'face up in the auction',
      unseen: 'out of partner’s sight',
      minor: 'minor',
      major: 'major',
      played: 'played',
      returned: 'back in hand',
      waived: 'no penalty card',
      void: 'no longer one',
    },
  },
  leadRestriction: {
    name: 'Choice about the lead',
    states: {
      pendingChoice: 'declarer chooses',
      required: 'a suit required',
      forbidden: 'a suit forbidden',
      free: 'free lead',
      obeyed: 'obeyed',
      lost: 'lead lost',
      expired: 'over',
      lapsed: 'right lost',
    },
  },
  revoke: {
    name: 'Revoke',
    states: {
      latent: 'made, not noticed',
      attention: 'attention drawn',
      corrected: 'corrected',
      correctedAndAdjusted: 'corrected, and adjusted by rule',
      settled: 'correction final',
      established: 'established',
      adjusted: 'adjusted by rule',
      reviewed: 'equity examined',
      lifted: 'no revoke after all',
    },
  },
  cardChange: {
    name: 'Change of card',
    states: {
      mayChange: 'may be changed',
      withdrawn: 'taken back',
      replaced: 'changed',
      kept: 'kept',
      lapsed: 'too late',
    },
  },
  leadOutOfTurn: {
    name: 'Lead out of turn',
    states: {
      pending: 'accept or refuse?',
      accepted: 'accepted',
      refused: 'refused',
      playedTo: 'played to',
      acceptedByPlay: 'accepted by play',
      properLeadMade: 'proper lead made',
      replaced: 'other hand leads',
      forcedBack: 'can’t be accepted',
      takenBack: 'taken back',
      lapsed: 'lapsed',
    },
  },
  openingLead: {
    name: 'Opening lead out of turn',
    states: {
      pending: 'declarer chooses',
      accepted: 'accepted',
      properLeadMade: 'proper lead made',
      played: 'accepted by play',
      declarerIsDummy: 'declarer is dummy',
      refused: 'refused',
      takenBack: 'taken back',
    },
  },
  prematurePlay: {
    name: 'Play before partner',
    states: {
      begun: 'card shown',
      optionPending: 'declarer chooses',
      restricted: 'partner restricted',
      obeyed: 'obeyed',
      waitsForTurn: 'waits for its turn',
      followedDummy: 'played to dummy’s card',
      exempt: 'no consequence',
      forfeited: 'right lost',
      penalised: 'penalty card',
      takenBack: 'taken back',
      leftBehind: 'stays in its trick',
      done: 'over',
    },
  },
  penaltyCardUnplayed: {
    name: 'Penalty card not played',
    states: {
      pending: 'accept or refuse?',
      accepted: 'accepted',
      stands: 'stands',
      refused: 'refused',
      substituted: 'put right',
      lifted: 'no longer played',
    },
  },
  penaltyCardChoice: {
    name: 'Which penalty card',
    states: { pending: 'declarer says which', designated: 'named', done: 'played' },
  },
  claim: {
    name: 'Claim',
    states: {
      made: 'made, play stops',
      agreed: 'agreed',
      agreedFinally: 'agreed for good',
      doubted: 'doubted',
      adjudication: 'director settles',
      playOnAsked: 'play on?',
      reopened: 'reopened',
      settled: 'settled',
      cancelled: 'objected at once',
      noClaim: 'no claim',
      playedOn: 'void, played on',
    },
  },
  designation: {
    name: 'Card called from dummy',
    states: {
      begun: 'called',
      toBeChosen: 'to be chosen',
      changeWanted: 'change wanted',
      misplaced: 'wrong card put down',
      tooLate: 'too late to change',
      chosen: 'chosen',
      changed: 'changed',
      refused: 'change refused',
      putRight: 'put right',
      lapsed: 'lapsed',
      stands: 'stands',
    },
  },
  simultaneous: {
    name: 'Two cards at once',
    states: {
      begun: 'shown together',
      pending: 'which one?',
      presumed: 'one presumed',
      named: 'named',
      passedOver: 'passed over',
    },
  },
  defectiveTrick: {
    name: 'Defective trick',
    states: {
      unnoticed: 'not noticed',
      noticedLate: 'noticed late',
      noticedEarly: 'noticed in time',
      repaired: 'repaired',
    },
  },
  leadingHand: {
    name: 'Which hand leads',
    states: { pending: 'a defender chooses', chosen: 'chosen', lapsed: 'lapsed' },
  },
} satisfies { readonly [Machine in MachineName]: MachineText<Machine> };

/** The state of a lifecycle that hangs on a card nobody remembers. */
export const stateNotKnown: string = 'Not known any more';
