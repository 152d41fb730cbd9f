/** Words of the panels beside the table. */

import { count } from '../count.ts';

export const panels = {
  law: {
    title: 'The Laws now',
    nothing: 'No irregularity so far.',
    calls:
      'A call was out of rotation, insufficient or not allowed. This program judges the play, not the calls: see Laws 25 and 27 to 39.',
    callFaults: {
      insufficientBid: 'This bid is insufficient. This program judges the play, not the calls: see Law 27.',
      outOfRotation:
        'This call is out of rotation. This program judges the play, not the calls: see Laws 28 to 32.',
      inadmissibleDouble:
        'This double or redouble is not allowed here. This program judges the play, not the calls: see Law 36.',
      callAfterEnd:
        'This call comes after the end of the auction. This program judges the play, not the calls: see Law 39.',
    },
    noPlay: 'No play is recorded.',
    nothingNew: 'Nothing new at this step.',
    settled: 'Outcome',
    inForce: 'Still in force',
    record: 'About the record',
    recordNote: 'The record may be wrong; nobody at the table is blamed.',
    why: 'Because',
    weighed: 'Exceptions considered',
    noException: 'No exceptions to consider.',
    weighedRow: ({ label, why }: { label: string; why: string }) =>
      `${label}: ${why === '' ? 'does not hold here' : why}`,
    event: ({ event }: { event: number }) => `event ${event}`,
    theDeal: 'the deal as recorded',
    disputed: 'This can be read in two ways:',
    readHere: 'Read here',
    readElected: 'Read here, as the authority chose',
    otherReading: 'Other reading',
    alsoDisputed: ({ clause }: { clause: string }) => `A point of ${clause} can be read in two ways.`,
    open: ({ number }: { number: string }) => `${number}, in the page of the laws`,
    openOther: ({ number, other }: { number: string; other: string }) =>
      `${number}, in the page of the laws (${other} in 2017)`,
    own: 'Our own words; the printed Laws decide.',
  },
  options: {
    by: ({ seat }: { seat: string }) => `${seat} chooses, under`,
    until: ({ until }: { until: string }) => `Lasts: ${until}`,
    chosen: ({ event }: { event: number }) => `chosen at event ${event}`,
    offered: 'explained by the director',
    notOffered: 'not explained by the director',
    notOpen: 'was not on offer',
    closed: 'Closed',
    minorCloses: ({ partner, card }: { partner: string; card: string }) =>
      `No choices: the ${card} is a minor penalty card, so ${partner} may lead anything.`,
    waits: ({ player, chooser }: { player: string; chooser: string }) =>
      `${player} may not lead or play until ${chooser} has chosen.`,
    restrictionRequire: ({ seat, suit }: { seat: string; suit: string }) =>
      `${seat} must lead ${suit} if able.`,
    restrictionForbid: ({ seat, suits }: { seat: string; suits: string }) =>
      `${seat} may not lead ${suits} while keeping the lead.`,
    legal: ({ seat, cards }: { seat: string; cards: string }) => `${seat} may play: ${cards}`,
    explainedSame: 'The director explained exactly these choices.',
    explainedOtherwise: 'The director’s explanation differs from the choices in the Laws.',
    missing: ({ options }: { options: string }) => `Not explained: ${options}.`,
    extra: ({ options }: { options: string }) => `Explained, but not a choice under the Laws: ${options}.`,
    made: ({ choices }: { choices: number }) => `Choices made so far (${choices})`,
    chosenColumn: 'Chosen',
    offeredColumn: 'On offer',
    explainedColumn: 'Explained',
    lawColumn: 'Law',
    notRecorded: 'not recorded',
  },
  play: {
    title: 'The play',
    nothing: 'No card is recorded.',
    trick: 'Trick',
    won: 'Won by',
  },
  lifecycle: {
    title: 'Status',
    nothing: 'No open irregularity.',
    current: 'now',
    asText: 'In words',
    picture: ({ name, state }: { name: string; state: string }) => `${name}: now ${state}`,
    choose: 'Which procedure',
    passed: 'passed',
    ahead: 'not reached',
    next: 'may follow',
    every: ({ lifecycles }: { lifecycles: number }) => `Every procedure (${lifecycles})`,
    which: 'Procedure',
    leadsTo: ({ states }: { states: string }) => `leads to ${states}`,
    final: 'ends it',
    since: ({ event }: { event: number }) => `event ${event}`,
  },
  information: {
    title: 'Who may use the information',
    nothing:
      'No card is exposed. Whether other information may be used, as from a slow pass or a remark, is for people to judge (16B).',
    card: 'Card',
    to: 'For',
    status: 'Information',
    law: 'Law',
    from: 'From',
    until: 'Until',
    authorised: 'may be used',
    unauthorised: 'may not be used',
    now: 'still in force',
    all: 'everybody',
  },
  questions: {
    together: 'at the same moment',
    title: 'Open questions',
    people: 'Only people can answer these. The program shows what follows from each answer.',
    presumed: ({ questions }: { questions: number }) => `Assumed unless found otherwise (${questions})`,
    askedUnder: ({ clause }: { clause: string }) => `asked under ${clause}`,
    equity: 'The possible results',
    soFar: 'Tricks so far',
    ifStopped: 'The result if play stopped here.',
    equityIntro: 'People judge what would have happened without the revoke; the program does not compute it.',
    atTable: 'At the table',
    automatic: 'Automatic',
    judged: 'Without the revoke',
    stands: 'Final result',
    tricks: 'Tricks',
    result: 'Contract',
    score: 'Score N–S',
    basis: 'Basis',
    asPlayed: 'as played',
    asRecorded: 'As recorded',
    stated: 'stated in the record',
    transferred: ({ tricks, clauses }: { tricks: number; clauses: string }) =>
      tricks === 0 ? `no trick, by ${clauses}` : `${count(tricks, 'trick', 'tricks')} by ${clauses}`,
    noRule: 'no transfer',
    notJudged: 'not judged yet',
  },
  result: {
    by: ({ clauses }: { clauses: string }) => `by ${clauses}`,
    revokes: 'Revokes',
    transfer: ({ tricks }: { tricks: number }) =>
      tricks === 0 ? 'no trick moves' : `${count(tricks, 'trick moves', 'tricks move')} to the other side`,
    states: { pending: 'not established', corrected: 'corrected', established: 'established' },
    revokeRow: ({ seat, card, trick }: { seat: string; card: string; trick: number }) =>
      `${seat}, trick ${trick}, ${card}`,
  },
};
