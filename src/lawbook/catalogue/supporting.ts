/** The clauses outside the play of the hand that the laws of play refer to: procedure, scores, information, the auction period. */

import { ONLY_2007, SINCE_2017, chapter } from './clause.ts';

const procedure = chapter('procedure', {}, [
  { id: '9', flag: 'partlyRead' },
  { id: '9A', flag: 'partlyRead' },
  { id: '9A1', flag: 'partlyRead' },
  { id: '9A2', flag: 'partlyRead' },
  { id: '9A3', flag: 'partlyRead', changed: true, executed: true },
  { id: '9A4', flag: 'partlyRead' },
  { id: '9B' },
  { id: '9B1', executed: true },
  { id: '9B2', executed: true },
  { id: '10' },
  { id: '10C' },
  { id: '10C2', flag: 'partlyRead' },
  { id: '11' },
  { id: '11A', changed: true, executed: true, decided: 'people', questions: ['forfeited', 'whenAttention'] },
  { id: '14' },
  { id: '14B', flag: 'unverified', decided: 'answer', questions: ['defectiveTrick'] },
]);

const score = chapter('score', { decided: 'people' }, [
  { id: '12' },
  { id: '12B' },
  { id: '12B1' },
  { id: '12B2', decided: 'record' },
  { id: '12C', flag: 'partlyRead' },
  { id: '12C1', flag: 'partlyRead', executed: true },
  { id: '12C1a', flag: 'partlyRead' },
  // Since 2017; 12C1b of 2007 is 12C1e of today, and 12C1e of 2007 is in no later book.
  { id: '12C1b', editions: SINCE_2017, flag: 'partlyRead' },
  { id: '12C1c', flag: 'partlyRead' },
  { id: '12C1d', flag: 'partlyRead' },
  { id: '12C1e', in2007: '12C1b', flag: 'partlyRead', changed: true },
  { id: '12C1f', flag: 'partlyRead' },
]);

const information = chapter('information', { decided: 'people' }, [
  { id: '16', executed: true },
  { id: '16A' },
  { id: '16B', executed: true, questions: ['logicalAlternative'] },
  { id: '16C', in2007: '16D', executed: true, decided: 'answer', questions: ['logicalAlternative'] },
  { id: '16C1', in2007: '16D1', flag: 'partlyRead', executed: true, decided: 'record' },
  { id: '16C2', in2007: '16D2', executed: true, decided: 'answer', questions: ['logicalAlternative'] },
  { id: '16D', in2007: '16C', flag: 'unverified' },
  // In 2007 Law 24 covers the whole auction period, so there 16D1 is about a wrong hand, and not about a card that falls.
  { id: '16D1', in2007: '16C1', flag: 'unverified', executed: true, questions: ['logicalAlternative'] },
  { id: '16D2', in2007: '16C2', flag: 'unverified' },
  { id: '20', flag: 'unverified', decided: 'record' },
  { id: '20F', flag: 'unverified', decided: 'record' },
  { id: '21', flag: 'unverified', decided: 'record' },
]);

const comparableCalls = chapter(
  'procedure',
  { editions: SINCE_2017, flag: 'unverified', decided: 'people' },
  [{ id: '23' }, { id: '23A' }, { id: '23B' }, { id: '23C' }],
);

const auctionPeriod = chapter('auctionExposure', { machine: 'penaltyCard' }, [
  { id: '24', executed: true, decided: 'answer', questions: ['partnerCouldSee'] },
  { id: '24A', executed: true },
  { id: '24B', executed: true, questions: ['couldHaveKnown'] },
  { id: '24C', executed: true, questions: ['couldHaveKnown'] },
  { id: '24D', in2007: '24', executed: true },
  {
    id: '24E',
    in2007: '24',
    executed: true,
    decided: 'answer',
    questions: ['partnerCouldSee', 'inadvertent'],
  },
  { id: '26', machine: 'leadRestriction' },
  { id: '26A1', editions: ONLY_2007, executed: true, machine: 'leadRestriction' },
  { id: '26A2', editions: ONLY_2007, executed: true, machine: 'leadRestriction' },
  { id: '26B', changed: true, executed: true, machine: 'leadRestriction' },
]);

const inadmissibleCalls = chapter('procedure', { flag: 'unverified' }, [
  { id: '30' },
  { id: '30B', editions: ONLY_2007 },
  { id: '30B2', editions: ONLY_2007 },
  { id: '30B2b', editions: ONLY_2007, executed: true },
  { id: '31' },
  { id: '31A' },
  { id: '31A1', executed: true },
  { id: '32' },
  { id: '32A', in2007: '32B' },
  { id: '32A1', in2007: '32B1', executed: true },
  { id: '32B', in2007: '32A' },
  { id: '37', flag: 'partlyRead', executed: true },
]);

const proprieties = chapter('information', { decided: 'people' }, [
  { id: '72' },
  { id: '72B', flag: 'unverified' },
  { id: '72C', in2007: '23', executed: true, questions: ['couldHaveKnown'] },
  { id: '73', flag: 'unverified' },
  { id: '73A', flag: 'unverified' },
  { id: '73B', flag: 'unverified' },
  { id: '73C', flag: 'unverified', questions: ['logicalAlternative'] },
  { id: '73D', flag: 'unverified' },
  { id: '73E', in2007: '73F', flag: 'unverified' },
]);

const tricksWon = chapter('score', { decided: 'people' }, [
  { id: '79' },
  { id: '79A' },
  { id: '79A1', decided: 'record' },
  { id: '79A2' },
  { id: '79B', changed: true },
  { id: '79B1', changed: true, executed: true, machine: 'claim' },
  { id: '79B2' },
  { id: '79B3', changed: true, executed: true, questions: ['clearlyConvinced'], machine: 'claim' },
  { id: '79C' },
  { id: '79C1', executed: true, decided: 'answer' },
  { id: '79C2' },
  { id: '81', flag: 'partlyRead' },
  { id: '81C', flag: 'partlyRead' },
  { id: '81C3', flag: 'partlyRead', executed: true },
  { id: '81C5', flag: 'partlyRead', questions: ['waive'] },
]);

export const beforePlay = [
  ...procedure.filter(({ id }) => Number.parseInt(id, 10) < 12),
  ...score,
  ...procedure.filter(({ id }) => Number.parseInt(id, 10) > 12),
  ...information,
  ...comparableCalls,
  ...auctionPeriod,
  ...inadmissibleCalls,
];
export const afterPlay = [...proprieties, ...tricksWon];
