/** Two cards of one hand at once: which of them the finding names. */

import { expect, test } from 'vitest';
import { timelineIn } from '../fixtures.ts';

test.each([
  ['58B1-declarers-hidden-second-card', 'E', 'HK'],
  ['58B2-card-partner-could-not-see-before-falls-again', 'W', 'H2'],
])('58B1: the card that could be seen is the one played, in %s', (name, seat, card) => {
  const { findings } = timelineIn(`fixtures/law58/${name}.json`);
  const found = findings.filter(({ key }) => key === 'simultaneous.oneVisible');
  expect(found.map(({ params }) => params)).toEqual([{ seat, card }]);
});
