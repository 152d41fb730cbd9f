/** Words of the page that lists the laws. */

import type { Decided, Flag, Subject } from '../../../lawbook/catalogue.ts';
import { count } from '../count.ts';

const subjects: Readonly<Record<Subject, string>> = {
  procedure: 'Procedure after an irregularity',
  score: 'Scores',
  information: 'Information',
  auctionExposure: 'The auction period',
  openingLead: 'The opening lead',
  dummy: 'Dummy',
  turn: 'Order of play',
  playedCard: 'Played cards',
  designation: 'Calling dummy’s card',
  exposedCard: 'Exposed cards',
  penaltyCard: 'Penalty cards',
  leadOutOfTurn: 'Leads out of turn',
  prematurePlay: 'Plays before one’s turn',
  simultaneous: 'Two cards at once',
  inability: 'Unable to comply',
  playAfterIrregularity: 'Play after an irregularity',
  revoke: 'Revokes',
  tricks: 'Arranging and looking at tricks',
  defectiveTrick: 'Defective tricks',
  claim: 'Claims and concessions',
};

const decided: Readonly<Record<Decided, string>> = {
  record: 'decided from the record',
  answer: 'decided from the record, once people have answered',
  people: 'decided by people only',
};

const flags: Readonly<Record<Flag, string>> = {
  verified: 'Checked against the text.',
  partlyRead: 'We know only part of this clause’s text: read it in the book before you rely on it.',
  unverified: 'We have not seen this clause’s text: read it in the book before you rely on it.',
  interpretation:
    'The book leaves this open, and this is our reading of it: your authority may read it otherwise.',
};

export const laws = {
  lawsPage: {
    title: 'The laws',
    intro:
      'Every clause the replay can cite, by number, with a short name of our own; the full text is in the law book. Below each clause are cases where it applies and cases where it does not. Click a case to replay it.',
    search: 'Number or word',
    subject: 'Subject',
    everySubject: 'All subjects',
    onlyUnsure: 'Only what should be checked in the book',
    found: ({ found, all }: { found: number; all: number }) =>
      found === all ? `${all} clauses.` : `${found} of ${all} clauses.`,
    noCases: 'The list of cases could not be read.',
    clauses: ({ clauses }: { clauses: number }) => count(clauses, 'clause', 'clauses'),
    subjects,
    decided,
    flags,
    appliedBelow: 'applied paragraph by paragraph',
    notApplied: 'not applied by the program',
    onlyIn: ({ edition }: { edition: string }) => `${edition} only`,
    // `later`: the editions after 2007, as a list.
    numberedIn2007: ({ later, number }: { later: string; number: string }) => `${later}; ${number} in 2007`,
    changedSince2007: ({ later }: { later: string }) => `${later}; different in 2007`,
    lifecycle: ({ name }: { name: string }) => `Procedure: ${name}`,
    disputed: 'This clause can be read in two ways.',
    disputedElection:
      'This clause can be read in two ways: the regulating authority may choose the other one.',
    cases: ({ guilty, innocent }: { guilty: number; innocent: number }) =>
      `Applies in ${count(guilty, 'case', 'cases')}, does not apply in ${innocent}`,
    noCase: 'No case',
    guilty: 'Applies',
    innocent: 'Does not apply',
  },
};
