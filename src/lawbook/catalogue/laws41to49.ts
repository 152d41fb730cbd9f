/** Laws 41 to 49: start of play, dummy, turns, when a card is played, how dummy’s card is called, cards taken back, cards exposed. */

import { SINCE_2017, chapter } from './clause.ts';

const start = chapter('openingLead', {}, [
  { id: '41' },
  { id: '41A', changed: true, executed: true },
  { id: '41B', executed: true },
  { id: '41C', executed: true },
  { id: '41D', executed: true },
]);

const dummy = chapter('dummy', {}, [
  { id: '42' },
  { id: '42A' },
  { id: '42A1' },
  { id: '42A2' },
  { id: '42A3', changed: true },
  { id: '42B' },
  { id: '42B1' },
  { id: '42B2', changed: true },
  { id: '42B3' },
  { id: '43' },
  { id: '43A' },
  { id: '43A1', executed: true },
  { id: '43A1a', changed: true, executed: true },
  { id: '43A1b', executed: true },
  { id: '43A1c', executed: true },
  { id: '43A2', executed: true },
  { id: '43A2a', executed: true },
  { id: '43A2b' },
  { id: '43A2c', changed: true, executed: true },
  { id: '43A3', editions: SINCE_2017 },
  { id: '43B' },
  { id: '43B1', decided: 'people', executed: true },
  { id: '43B2' },
  { id: '43B2a', executed: true, machine: 'leadingHand' },
  { id: '43B2b', flag: 'partlyRead', executed: true, machine: 'revoke', questions: ['withoutRevoke'] },
  { id: '43B3', flag: 'partlyRead', changed: true, decided: 'people', executed: true },
]);

const turn = chapter('turn', { flag: 'unverified' }, [
  { id: '44' },
  { id: '44A' },
  { id: '44B', executed: true, disputed: { point: 'C-8' } },
  { id: '44C', executed: true, machine: 'revoke', disputed: { point: 'C-18' } },
  { id: '44D' },
  { id: '44E' },
  { id: '44F' },
  { id: '44G', executed: true, machine: 'leadOutOfTurn', disputed: { point: 'C-15' } },
]);

const played = chapter('playedCard', {}, [
  { id: '45' },
  { id: '45A', executed: true },
  { id: '45B', executed: true },
  { id: '45C' },
  { id: '45C1', decided: 'answer', executed: true, questions: ['partnerCouldSee'] },
  { id: '45C2', decided: 'answer', executed: true, questions: ['declarerCardPlayed'] },
  { id: '45C3', decided: 'answer', executed: true, questions: ['dummyTouchDeliberate'] },
  { id: '45C4' },
  { id: '45C4a', executed: true },
  {
    id: '45C4b',
    changed: true,
    decided: 'answer',
    executed: true,
    questions: ['slipOfTongue'],
    machine: 'designation',
  },
  { id: '45C5' },
  { id: '45D', flag: 'unverified', executed: true },
  { id: '45D1', in2007: '45D', executed: true, machine: 'cardChange' },
  { id: '45D2', editions: SINCE_2017, flag: 'unverified', executed: true, questions: ['withoutRevoke'] },
  { id: '45E', flag: 'unverified', decided: 'answer', questions: ['fifthCardLed'] },
  {
    id: '45E1',
    flag: 'unverified',
    decided: 'answer',
    executed: true,
    questions: ['fifthCardLed', 'inadvertent'],
  },
  { id: '45E2', flag: 'unverified', decided: 'answer', executed: true, questions: ['fifthCardLed'] },
  { id: '45F', flag: 'unverified', decided: 'people', executed: true, questions: ['dummySuggested'] },
  { id: '45G', flag: 'unverified', executed: true },
]);

const designation = chapter('designation', { machine: 'designation' }, [
  { id: '46' },
  { id: '46A' },
  { id: '46B', decided: 'answer', executed: true, questions: ['intentIncontrovertible'] },
  { id: '46B1' },
  { id: '46B1a', executed: true },
  { id: '46B1b', executed: true },
  { id: '46B1c', executed: true },
  { id: '46B2', decided: 'answer', executed: true, questions: ['intentIncontrovertible'] },
  { id: '46B3' },
  { id: '46B3a', executed: true },
  { id: '46B3b', executed: true },
  { id: '46B4', executed: true },
  { id: '46B5', executed: true },
]);

const takenBack = chapter('playedCard', {}, [
  { id: '47' },
  { id: '47A', executed: true },
  { id: '47B', executed: true },
  { id: '47C', executed: true, machine: 'designation' },
  { id: '47D', executed: true, machine: 'cardChange' },
  { id: '47E' },
  {
    id: '47E1',
    changed: true,
    decided: 'answer',
    executed: true,
    questions: ['toldItWasTurn'],
    machine: 'leadOutOfTurn',
  },
  { id: '47E2' },
  { id: '47E2a', decided: 'answer', executed: true, questions: ['misinformed'] },
  { id: '47E2b', decided: 'people', executed: true, questions: ['misinformed'] },
  { id: '47F' },
  { id: '47F1', changed: true, executed: true, machine: 'leadOutOfTurn' },
  { id: '47F2', executed: true },
]);

const exposed = chapter('exposedCard', {}, [
  { id: '48' },
  { id: '48A', decided: 'answer', executed: true, questions: ['declarerCardPlayed'] },
  { id: '48B' },
  { id: '48B1', executed: true, machine: 'openingLead' },
  { id: '48B2', decided: 'answer', executed: true, questions: ['noClaimIntended'], machine: 'claim' },
  { id: '49', decided: 'answer', executed: true, questions: ['partnerCouldSee'], machine: 'penaltyCard' },
]);

export const laws41to49 = [...start, ...dummy, ...turn, ...played, ...designation, ...takenBack, ...exposed];
