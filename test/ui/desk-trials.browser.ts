/**
 * The trials of a new director at the desk of the built page: the right choices and words stand on the screen each time. No times.
 * The trials are recorded by touch and by typed lines, by turns; `npm run bench:trials` records each both ways.
 */

import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { TRIALS } from './support/trialCases.ts';
import { tried } from './support/trials.ts';

describe('a new director', function () {
  this.timeout(600_000);
  before(() => setViewport({ width: 1300, height: 940 }));
  afterEach(() => document.body.replaceChildren());

  for (const [index, trial] of TRIALS.entries()) {
    const way = index % 2 === 0 ? 'touch' : 'typed';
    it(`records ${trial.name}, ${way}`, async () => {
      const { begun, recorded } = await tried(trial, way);
      const { presses, keys } = recorded;
      // By touch nothing is typed on the keyboard, and by typed line nothing is pressed.
      expect(way === 'touch' ? keys : presses).to.equal(0);
      expect(way === 'touch' ? begun.keys : begun.presses).to.equal(0);
    });
  }
});
