/** `npm run bench:trials`: what the trials of a new director cost: presses by touch, keys by typed line, seconds. */

import { expect } from 'chai';
import { setViewport } from '../../ui/support/viewport.ts';
import { secondsOf, type Effort } from '../../ui/support/hands.ts';
import { TRIALS } from '../../ui/support/trialCases.ts';
import { tried } from '../../ui/support/trials.ts';

/** Seconds that a trial may take, hands and contract included, with a quarter of a second for each press and key. */
const MOST = 60;

const touched = ({ presses, held, scrolls }: Effort): string =>
  `${presses} presses${held === 0 ? '' : `, ${held} held`}${scrolls === 0 ? '' : `, ${scrolls} scrolls`}`;
const seconds = (effort: Effort): string => `${secondsOf(effort).toFixed(1)} s`;

describe('the trials of a new director', function () {
  this.timeout(1_800_000);
  before(() => setViewport({ width: 1300, height: 940 }));

  it('are recorded in less than a minute each', async () => {
    console.log(
      '| trial | hands and contract, by touch | the record, by touch | hands and contract, by keys | the record, by typed line | in all |',
    );
    console.log('|---|---|---|---|---|---|');
    const slow: string[] = [];
    for (const trial of TRIALS) {
      const touch = await tried(trial, 'touch');
      const typed = await tried(trial, 'typed');
      const all = [touch, typed].map(({ begun, recorded }) => secondsOf(begun) + secondsOf(recorded));
      console.log(
        `| ${[
          trial.name,
          `${touched(touch.begun)}; ${seconds(touch.begun)}`,
          `${touched(touch.recorded)}; ${seconds(touch.recorded)}`,
          `${typed.begun.keys} keys; ${seconds(typed.begun)}`,
          `${typed.recorded.keys} keys; ${seconds(typed.recorded)}`,
          all.map((each) => `${each.toFixed(1)} s`).join(' and '),
        ].join(' | ')} |`,
      );
      for (const each of all) if (each > MOST) slow.push(`${trial.name}: ${each.toFixed(1)} s`);
    }
    expect(slow).to.deep.equal([]);
  });
});
