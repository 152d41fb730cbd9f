/** What an article may write in the attributes of the element. */

import { expect, test } from 'vitest';
import { optionsOf } from '../../src/ui/embed/options.ts';

test.each([
  ['800', 800],
  ['1', 200],
  ['-5', 200],
  // A browser keeps 31 bits of a time, and would not wait at all for a longer one.
  ['3000000000', 2_147_483_647],
  ['Infinity', 2_147_483_647],
])('autoplay="%s" waits %i milliseconds for each step', (autoplay, pace) => {
  expect(optionsOf((name) => (name === 'autoplay' ? autoplay : null))).toMatchObject({
    autoplay: true,
    pace,
  });
});
