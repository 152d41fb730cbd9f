/** Which texts in the date of a case are a day, and which the form asks about. */

import { expect, test } from 'vitest';
import { namesDay } from '../../src/ui/case-file/day.ts';

test.each([
  '2026-11-29',
  '29.11.2026',
  '29/11/2026',
  '11/29/2026',
  '2028-2-29',
  '29 Nov 2026',
  '29 Kasım 2026 Pazar',
])('%s is a day', (text) => expect(namesDay(text)).toBe(true));

test.each([
  '31 Feb',
  'yesterday',
  '2026-02-31',
  '2027-02-29',
  '31.4.2026',
  '13/13/2026',
  '29.11.26',
  '20261129',
  '-',
])('%s is none', (text) => expect(namesDay(text)).toBe(false));
