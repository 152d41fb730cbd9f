/** Laws 50 to 60: penalty cards, leads out of turn, premature plays, simultaneous plays, inability, play after an irregularity. */

import { SINCE_2017, chapter } from './clause.ts';

const penaltyCard = chapter('penaltyCard', { machine: 'penaltyCard' }, [
  { id: '50', decided: 'answer', executed: true, questions: ['waive'] },
  { id: '50A', executed: true },
  { id: '50B', decided: 'answer', executed: true, questions: ['inadvertent'], disputed: { point: 'C-13' } },
  { id: '50C', executed: true },
  { id: '50D' },
  { id: '50D1' },
  { id: '50D1a', executed: true, disputed: { point: 'C-11' } },
  { id: '50D1b', executed: true },
  { id: '50D2', flag: 'partlyRead', executed: true, machine: 'leadRestriction' },
  { id: '50D2a', executed: true, machine: 'leadRestriction' },
  { id: '50D2b', executed: true, machine: 'leadRestriction' },
  { id: '50E', changed: true },
  { id: '50E1', changed: true, executed: true },
  { id: '50E2', changed: true, executed: true, decided: 'answer', questions: ['logicalAlternative'] },
  { id: '50E3', editions: SINCE_2017, executed: true, decided: 'answer', questions: ['logicalAlternative'] },
  { id: '50E4', in2007: '50E3', executed: true, decided: 'people', questions: ['penaltyCardDamage'] },
]);

const several = chapter('penaltyCard', { machine: 'leadRestriction' }, [
  { id: '51' },
  { id: '51A', executed: true, machine: 'penaltyCardChoice' },
  { id: '51B', executed: true },
  { id: '51B1', executed: true },
  { id: '51B1a', executed: true },
  { id: '51B1b', executed: true },
  { id: '51B2', executed: true },
  { id: '51B2a', executed: true },
  { id: '51B2b', executed: true },
  { id: '51B2c', executed: true },
]);

const notPlayed = chapter('penaltyCard', { machine: 'penaltyCardUnplayed' }, [
  { id: '52' },
  { id: '52A', executed: true },
  { id: '52B', executed: true },
  { id: '52B1' },
  { id: '52B1a', executed: true },
  { id: '52B1b', executed: true },
  { id: '52B1c', executed: true },
  { id: '52B2', executed: true },
]);

const leadOutOfTurn = chapter('leadOutOfTurn', { machine: 'leadOutOfTurn' }, [
  { id: '53', executed: true },
  { id: '53A', changed: true, executed: true },
  {
    id: '53B',
    in2007: '53C',
    changed: true,
    flag: 'interpretation',
    executed: true,
    questions: ['logicalAlternative'],
    disputed: { point: 'C-1', election: 'pcOn53B' },
  },
  { id: '53C', in2007: '53B', executed: true },
]);

const openingLead = chapter('openingLead', { machine: 'openingLead' }, [
  { id: '54', executed: true },
  { id: '54A', executed: true },
  { id: '54B' },
  { id: '54B1', executed: true },
  { id: '54B2', executed: true },
  { id: '54C', changed: true, decided: 'answer', executed: true, questions: ['couldSeeDummy'] },
  { id: '54D', executed: true },
  { id: '54E', executed: true, disputed: { point: 'C-12' } },
]);

const laterLeads = chapter('leadOutOfTurn', { machine: 'leadOutOfTurn' }, [
  { id: '55' },
  { id: '55A', changed: true, executed: true },
  { id: '55B' },
  { id: '55B1', executed: true },
  { id: '55B2', executed: true },
  { id: '55C', changed: true, decided: 'people', executed: true, questions: ['logicalAlternative'] },
  { id: '56', executed: true },
]);

const prematurePlay = chapter('prematurePlay', { machine: 'prematurePlay' }, [
  { id: '57' },
  { id: '57A', changed: true, executed: true },
  { id: '57A1', executed: true },
  { id: '57A2', executed: true },
  { id: '57A3', editions: SINCE_2017, executed: true },
  { id: '57A4', in2007: '57A3', executed: true },
  { id: '57B', executed: true },
  { id: '57C' },
  { id: '57C1', changed: true, executed: true, disputed: { point: 'C-2', election: '57C1CoversLead' } },
  { id: '57C2', in2007: '57C1', changed: true, executed: true },
  { id: '57C3', in2007: '57C2', changed: true, executed: true },
  {
    id: '57D',
    editions: SINCE_2017,
    decided: 'answer',
    executed: true,
    questions: ['logicalAlternative'],
  },
]);

const simultaneous = chapter('simultaneous', { machine: 'simultaneous' }, [
  { id: '58' },
  { id: '58A', decided: 'answer', executed: true, questions: ['order'], disputed: { point: 'C-14' } },
  { id: '58B', decided: 'answer', questions: ['order', 'inadvertent'] },
  { id: '58B1', executed: true },
  { id: '58B2', executed: true },
  { id: '58B3', executed: true },
  { id: '58B4', executed: true, machine: 'defectiveTrick' },
]);

const inability = chapter('inability', {}, [{ id: '59', executed: true }]);

const playedOn = chapter('playAfterIrregularity', {}, [
  { id: '60' },
  { id: '60A' },
  { id: '60A1', executed: true, disputed: { point: 'C-16' } },
  { id: '60A2', executed: true },
  { id: '60A3' },
  { id: '60B', executed: true },
  { id: '60C', executed: true },
]);

export const laws50to60 = [
  ...penaltyCard,
  ...several,
  ...notPlayed,
  ...leadOutOfTurn,
  ...openingLead,
  ...laterLeads,
  ...prematurePlay,
  ...simultaneous,
  ...inability,
  ...playedOn,
];
