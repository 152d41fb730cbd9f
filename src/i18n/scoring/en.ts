/** Assigned scores and what they come to, in English: loaded when a record has any. */

import { isOne } from '../figure.ts';

const counted = (figure: string, one: string): string => `${figure} ${one}${isOne(figure) ? '' : 's'}`;

export const scoring = {
  outcome: 'Outcome',
  weight: 'Weight',
  imps: 'IMPs',
  crossImps: 'Cross-IMPs',
  matchpoints: ({ top }: { top: string }) => `MP of ${top}`,
  percent: 'MP %',
  victoryPoints: 'VPs',
  side: 'Side',
  weighted: 'Weighted',
  rule: 'Each outcome is scored first. Then the results are averaged by their weights; the points are not.',
  onBoard: 'On the board',
  tables: 'Tables',
  others: 'The other tables',
  won: {
    imps: ({ figure }: { figure: string }) => counted(figure, 'IMP'),
    crossImps: ({ figure }: { figure: string }) => counted(figure, 'cross-IMP'),
    matchpoints: ({ figure, top }: { figure: string; top: string }) => `${figure} of ${top} match points`,
    victoryPoints: ({ figure }: { figure: string }) => `${counted(figure, 'victory point')} in the match`,
  },
  weightedFor: ({ side, clause, worth }: { side: string; clause: string; worth: string }) =>
    `Weighted for ${side} (${clause}): ${worth}`,
  boardFor: ({ side, worth }: { side: string; worth: string }) => `On the board for ${side}: ${worth}`,
  averaged: ({ clause }: { clause: string }) =>
    `The results of the two sides do not balance. In a knockout match both have their mean (${clause}).`,
  average: {
    minus: ({ side, clause }: { side: string; clause: string }) => `${side}: average minus (${clause})`,
    even: ({ side, clause }: { side: string; clause: string }) => `${side}: average (${clause})`,
    plus: ({ side, clause }: { side: string; clause: string }) => `${side}: average plus (${clause})`,
  },
  penalty: ({ side, amount, clause }: { side: string; amount: string; clause: string }) =>
    `Procedural penalty for ${side} (${clause}): ${amount}`,
  fined: {
    matchpoints: ({ figure }: { figure: string }) => counted(figure, 'match point'),
    percent: ({ figure }: { figure: string }) => `${figure}% of a top`,
    imps: ({ figure }: { figure: string }) => counted(figure, 'IMP'),
    victoryPoints: ({ figure }: { figure: string }) => counted(figure, 'victory point'),
  },
  doubts: {
    weights: ({ sum }: { sum: string }) => `The weights add up to ${sum}%. Each counts by its share.`,
    noWeights: () => 'No outcome has a weight, so there is no average.',
    weighting: ({ clause }: { clause: string }) =>
      `The regulations do not allow weighted scores (${clause}).`,
    unreachable: () =>
      'An outcome cannot have come about: too many tricks were won before the first irregularity.',
    unscored: () => 'An outcome cannot be scored: its contract, declarer or tricks are missing.',
    vulnerability: () => 'An outcome cannot be scored: the record does not say who is vulnerable.',
  },
  unreachable: 'cannot have come about',
  /** `clause`: null if no clause of the edition says so. */
  apart: ({ side, clause, outcome }: { side: string; clause: string | null; outcome: string }) =>
    `Without weights${clause === null ? '' : ` (${clause})`}, ${side} would have: ${outcome}`,
  equity: {
    by: {
      director: 'as judged by the director',
      committee: 'as judged by the committee',
      reviewer: 'as judged by the reviewer',
    },
    notCounted: 'a later judgement counts',
    claimed: 'As claimed',
    claimedBasis: ({ clause }: { clause: string }) => `as the claim had it, before it was judged (${clause})`,
    damage: 'Without the damage',
    damageBasis: ({ clause }: { clause: string }) => `damage was found (${clause}); no score is assigned yet`,
    line: 'What if',
    assigned: 'Assigned',
    assignedBasis: ({ clause }: { clause: string }) => `by weights, below (${clause})`,
    decides: {
      table: 'the result of the table stands',
      automatic: ({ clause }: { clause: string }) =>
        `the automatic adjustment decides; the judged result gives the innocent side no more (${clause})`,
      judged: ({ clause }: { clause: string }) =>
        `the judged result decides; the automatic tricks are not added to it (${clause})`,
      assigned: ({ clause }: { clause: string }) =>
        `the assigned score decides; the automatic tricks are not added to it (${clause})`,
    },
    won: ({ tricks }: { tricks: string }) => `Tricks the offending side won from there on: ${tricks}`,
    wonNone: 'The offending side won no trick from there on',
    since: ({ trick, clause }: { trick: string; clause: string }) =>
      `What the later revoke cost is also measured from the revoke at trick ${trick} (${clause})`,
    reached: ({ clauses }: { clauses: string }) =>
      `People have still to judge whether the innocent side lost more (${clauses})`,
  },
  comparison: {
    title: 'What the score is compared with',
    otherTable: 'Score N–S at the other table',
    field: 'Scores N–S at the other tables',
    fieldHint: 'With spaces between: 620 620 −100',
    artificial: 'Other tables with an artificial score',
    boards: 'Boards of the match',
    margin: 'Lead of the N–S team in IMPs on the other boards',
    knockout: 'Knockout match',
    weighting: 'Weighted scores are allowed',
    innocent: 'Side that is not offending',
    unknown: 'not stated',
    record: 'Record',
    fromSession: 'The other tables are those of the session.',
    unread: ({ text }: { text: string }) => `This is not a score: ${text}`,
  },
};
