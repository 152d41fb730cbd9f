/** A date in a sentence runs as its language does. */

import { expect, test } from 'vitest';
import { freezingWords } from '../../src/i18n/freezing.ts';

test('a date with Hebrew words in it is no island from left to right, which put its day behind its hour', () => {
  const day = new Intl.DateTimeFormat('he', { dateStyle: 'medium', timeStyle: 'short' }).format(0);
  expect(day).toMatch(/[\u0590-\u05ff]/);
  expect(freezingWords('he').frozen({ number: 3, day })).toContain(`ב־${day}:`);
});
