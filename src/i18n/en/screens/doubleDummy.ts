/** Words of double dummy beside the replay: advice, and never a ruling. */

import { count } from '../count.ts';

export const doubleDummy = {
  doubleDummy: {
    title: 'Double dummy',
    hint: 'Double dummy, advice only: what each card makes, compared with the contract. Tricks that move for a revoke are not counted.',
    shown: 'Double dummy is shown: advice only',
    hidden: 'Double dummy is not shown any more',
    onlyOpen: 'Double dummy is shown only while all four hands are shown',
    asked: 'Double dummy: still being worked out',
    failed: 'Double dummy could not be loaded',
    over: 'Double dummy: no card is left to play',
    choice: 'Double dummy has no answer here: somebody must choose first',
    none: 'Double dummy has no answer here',
    along:
      'Below the timeline, at double dummy: what declarer’s side takes in all; ▼ a card that cost it a trick, ▲ a card that cost the defenders one',
    cards: ({ seat }: { seat: string }) =>
      `Double dummy, advice only: beside each card of ${seat}, what declarer’s side makes, compared with the contract`,
    card: ({ above }: { above: number }) =>
      `double dummy ${above === 0 ? 'exactly the contract' : above > 0 ? count(above, 'overtrick', 'overtricks') : `${-above} down`}`,
    tricks: ({ tricks }: { tricks: number }) =>
      `double dummy, advice only: declarer’s side takes ${count(tricks, 'trick', 'tricks')}`,
    cost: ({ seat, tricks }: { seat: string; tricks: number }) =>
      `the card cost ${seat} ${count(tricks, 'trick', 'tricks')} at double dummy`,
  },
};
