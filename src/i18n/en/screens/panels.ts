/** Words of the panels beside the table. */

import { count } from '../count.ts';

export const panels = {
  law: {
    title: 'The Laws now',
    nothing: 'No law is called on here. The play is in order so far.',
    nothingNew: 'Nothing new here.',
    settled: 'What the deal comes to',
    inForce: 'Still in force',
    record: 'About the record',
    recordNote: 'A doubt about the recording, not about the players.',
    why: 'Because',
    weighed: 'Exceptions considered',
    weighedRow: ({ label, why }: { label: string; why: string }) =>
      `${label}: ${why === '' ? 'does not hold here' : why}`,
    event: ({ event }: { event: number }) => `event ${event}`,
    theDeal: 'the deal as recorded',
    disputed: ({ point }: { point: string }) =>
      `A disputed point (${point}): the regulating authority may decide otherwise.`,
    check: 'check the book',
    checkNote: 'This row was not compared with the printed text.',
    own: 'Our own words; the printed Laws decide.',
    since: ({ event }: { event: number }) => `since event ${event}`,
  },
  options: {
    title: 'Choices',
    by: ({ seat, clause }: { seat: string; clause: string }) => `${seat} chooses, under ${clause}`,
    none: 'Nobody has a choice to make here.',
    effect: 'What it does',
    until: ({ until }: { until: string }) => `Lasts: ${until}`,
    chosen: ({ event }: { event: number }) => `chosen at event ${event}`,
    offered: 'explained by the director',
    notOffered: 'not explained by the director',
    notOpen: 'was not on offer',
    closed: 'Closed',
    minorCloses: ({ seat, card }: { seat: string; card: string }) =>
      `No choice about the lead: the ${card} is a minor penalty card, and the partner of ${seat} leads freely.`,
    waits: ({ player, chooser }: { player: string; chooser: string }) =>
      `${player} may not lead or play until ${chooser} has chosen.`,
    restrictionRequire: ({ seat, suit }: { seat: string; suit: string }) =>
      `${seat} must lead ${suit} if able.`,
    restrictionForbid: ({ seat, suits }: { seat: string; suits: string }) =>
      `${seat} may not lead ${suits} while keeping the lead.`,
    legal: ({ seat }: { seat: string }) => `${seat} may play`,
    legalAny: 'any card held',
  },
  play: {
    title: 'The play',
    nothing: 'No card is recorded.',
    trick: 'Trick',
    won: 'Won by',
  },
  lifecycle: {
    title: 'Where it stands',
    nothing: 'No irregularity is under way.',
    current: 'now',
    path: 'path so far',
    asText: 'In words',
    picture: ({ name, state }: { name: string; state: string }) => `${name}: now ${state}`,
    of: ({ name, seat, card }: { name: string; seat: string | null; card: string | null }) =>
      `${name}${seat === null ? '' : `, ${seat}`}${card === null ? '' : `, ${card}`}`,
    choose: 'Which lifecycle',
    ended: 'ended',
    passed: 'passed',
    ahead: 'possible',
    since: ({ event }: { event: number }) => `event ${event}`,
  },
  information: {
    title: 'Who may use what',
    nothing: 'Nobody has seen more than the play shows.',
    card: 'Card',
    to: 'For',
    status: 'Information',
    law: 'Law',
    span: 'From – to',
    authorised: 'may be used',
    unauthorised: 'may not be used',
    now: 'now',
    all: 'everybody',
  },
  questions: {
    title: 'Open questions',
    nothing: 'No question is open.',
    people: 'Only people can answer these. The program shows what follows from each answer.',
    askedUnder: ({ clause }: { clause: string }) => `asked under ${clause}`,
    ifYes: 'If yes',
    ifNo: 'If no',
    equity: 'Result, three ways',
    soFar: 'Tricks so far',
    ifStopped: 'What would hold if play stopped here.',
    equityIntro: 'The judged row is a person’s finding, never a computation.',
    atTable: 'At the table',
    automatic: 'Automatic',
    judged: 'Without the revoke',
    tricks: 'Tricks',
    result: 'Contract',
    score: 'Score N–S',
    basis: 'Basis',
    asPlayed: 'as played',
    transferred: ({ tricks, clauses }: { tricks: number; clauses: string }) =>
      tricks === 0 ? `no trick, by ${clauses}` : `${count(tricks, 'trick', 'tricks')} by ${clauses}`,
    noRule: 'no transfer',
    notJudged: 'not judged yet',
    judgedBy: 'found by a person',
    outcomes: ({ automatic }: { automatic: string }) =>
      `Enough: ${automatic} stands. Not enough: the judged result replaces it.`,
  },
  result: {
    title: 'Tricks',
    asPlayed: 'As played',
    adjusted: 'As adjusted',
    final: 'As judged',
    soFar: 'so far',
    by: ({ clauses }: { clauses: string }) => `by ${clauses}`,
    revokes: 'Revokes',
    transfer: ({ tricks }: { tricks: number }) =>
      tricks === 0 ? 'no trick moves' : `${count(tricks, 'trick moves', 'tricks move')} to the other side`,
    states: { pending: 'not established', corrected: 'corrected', established: 'established' },
    revokeRow: ({ seat, card, trick }: { seat: string; card: string; trick: number }) =>
      `${seat}, trick ${trick}, ${card}`,
  },
};
